import { useQuery } from '@tanstack/react-query'
import { trpc } from '../../api/client.ts'
import { feeOption } from '../../records/prices/fee-name.ts'
import { Select } from '../../ui/select.tsx'

/** A form field hands in id, value and onChange; a filter value and onChange. */
type Props = {
  id?: string
  label?: string
  canClear?: boolean
  value?: string | undefined
  onChange?: (value: string | undefined) => void
}

/** Fee names in use. */
export function FeeSelect({ id, label, canClear = false, value, onChange }: Props) {
  const { data = [] } = useQuery({
    ...trpc.costCode.list.queryOptions({ forbiddenStatusSearch: 0 }),
    staleTime: 60_000,
    meta: { inPlace: true },
  })
  return (
    <Select
      {...(id !== undefined && { id })}
      {...(label !== undefined && { placeholder: label, 'aria-label': label })}
      allowClear={canClear}
      showSearch={{ optionFilterProp: 'label' }}
      value={value ?? null}
      options={data.map(feeOption)}
      onChange={(picked: string | null) => onChange?.(picked ?? undefined)}
    />
  )
}
