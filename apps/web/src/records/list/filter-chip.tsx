import { Button } from 'antd'
import { useTranslation } from 'react-i18next'

type Props = { label: string; value: string | undefined; onClear: () => void }

/** A filter that a link has set and no field shows: it says what it is, and a click takes it away. */
export function FilterChip({ label, value, onClear }: Props) {
  const { t } = useTranslation()
  if (value === undefined) return null
  return (
    <Button title={t('action.reset')} onClick={onClear}>
      {label} {value} ✕
    </Button>
  )
}
