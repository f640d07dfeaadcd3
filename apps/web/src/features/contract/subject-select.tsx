import { useQuery } from '@tanstack/react-query'
import { trpc } from '../../api/client.ts'
import { Select } from '../../ui/select.tsx'

/** A form field hands in id, value and onChange. */
type Props = { id?: string; value?: string; onChange?: (value: string) => void }

const separator = '、'
export const noSubjects: { names: string[]; isOpen: boolean } = { names: [], isOpen: false }

export const useSubjects = () =>
  useQuery({ ...trpc.contract.subjects.queryOptions({}), meta: { inPlace: true } })

/** The companies that sign for the tenant, one or several; others can be typed where none are listed. */
export function SubjectSelect({ id, value = '', onChange }: Props) {
  const { data: { names, isOpen } = noSubjects } = useSubjects()
  return (
    <Select
      {...(id !== undefined && { id })}
      mode={isOpen ? 'tags' : 'multiple'}
      tokenSeparators={[separator, ',', '，', ';', '；']}
      value={value.split(separator).filter(Boolean)}
      options={names.map((name) => ({ value: name, label: name }))}
      onChange={(next: string[]) => onChange?.(next.join(separator))}
    />
  )
}
