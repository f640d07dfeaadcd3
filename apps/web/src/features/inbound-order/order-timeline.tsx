import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { Timeline } from '../../ui/timeline.tsx'
import { useAuditWords } from '../../records/history.tsx'

const actionKeys = {
  create: 'inboundOrder.action.create',
  update: 'inboundOrder.action.update',
  import: 'inboundOrder.action.import',
  submit: 'inboundOrder.action.submit',
  pass: 'inboundOrder.action.pass',
  reject: 'inboundOrder.action.reject',
} as const

const isKnown = (action: string): action is keyof typeof actionKeys => action in actionKeys

/** Steps of an order with who and when; an audit adds what was said. */
export function OrderTimeline({ id }: { id: string }) {
  const { t } = useTranslation()
  const operations = useQuery(trpc.record.operations.queryOptions({ businessId: id }))
  const said = useAuditWords(id)
  if (!operations.data) return null
  if (operations.data.length === 0) return <p>{t('records.empty')}</p>
  return (
    <Timeline
      entries={operations.data.map((record) => ({
        key: record.id,
        time: record.time,
        title: `${record.realName} ${isKnown(record.action) ? t(actionKeys[record.action]) : record.action}`,
        details: said(record.time),
      }))}
    />
  )
}
