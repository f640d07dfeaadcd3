import { useTranslation } from 'react-i18next'
import { StatusTag } from '../../ui/status-tag.tsx'

/** Whether a cost list prices anything. */
export function CostListState({ status }: { status: 0 | 1 }) {
  const { t } = useTranslation()
  return status ? (
    <StatusTag tone="good" label={t('costList.enabled')} />
  ) : (
    <StatusTag tone="idle" label={t('costList.disabled')} />
  )
}
