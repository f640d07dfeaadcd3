import { useTranslation } from 'react-i18next'
import { useCarriers } from './use-carriers.ts'
import { Select } from '../../ui/select.tsx'

/** A form field hands in id, value and onChange; a filter value, onChange, and that stopped ones can be looked for. */
type Props = {
  id?: string
  value?: string | null | undefined
  onChange?: (value: string | undefined) => void
  withStopped?: boolean
}

/** A carrier by its name. */
export function CarrierSelect({ id, value, onChange, withStopped = false }: Props) {
  const { t } = useTranslation()
  const { options } = useCarriers(t('record.stoppedMark'))
  return (
    <Select<string | null>
      allowClear
      {...(id !== undefined && { id })}
      value={value ?? null}
      placeholder={t('carrier.field.carrierName')}
      aria-label={t('carrier.field.carrierName')}
      options={options.map(({ value: each, label, isStopped }) => ({
        value: each,
        label,
        disabled: isStopped && !withStopped,
      }))}
      showSearch={{ optionFilterProp: 'label' }}
      onChange={(next) => onChange?.(next ?? undefined)}
    />
  )
}
