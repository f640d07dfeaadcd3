import { useQuery } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { ExportButton } from '../../records/list/export-button.tsx'

type Props = { from: string; to: string; customerId: string | undefined }

/** The fees of a month as a workbook, with everything that is known of them, once it is known how many there are. */
export function MonthExport({ from, to, customerId }: Props) {
  const { t } = useTranslation()
  const filters = { dateFrom: from, dateTo: to, ...(customerId !== undefined && { customerId }) }
  const { data, error, refetch, isFetching } = useQuery({
    ...trpc.feeLine.totals.queryOptions(filters),
    ...inPlace,
  })
  if (data) {
    const total = data.reduce((sum, { count }) => sum + count, 0)
    return <ExportButton list="feeLine" query={filters} total={total} />
  }
  if (!error) return <Button disabled>{t('action.export')}</Button>
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={apiErrorOf(error).message}
      action={
        <Button size="small" loading={isFetching} onClick={() => void refetch()}>
          {t('action.retry')}
        </Button>
      }
    />
  )
}
