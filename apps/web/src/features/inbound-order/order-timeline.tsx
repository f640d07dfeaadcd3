import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
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
        details: said(record),
      }))}
    />
  )
}

const rejected = 3

/** Why the order came back, where its clerk cannot miss it. */
export function RejectReason({ id }: { id: string }) {
  const { t } = useTranslation()
  const { data } = useQuery(trpc.record.audits.queryOptions({ businessId: id }))
  const last = data?.findLast(({ result }) => result === rejected)
  if (!last) return null
  const { auditor: name, time, msg: reason } = last
  return (
    <Alert type="error" showIcon title={t('inboundOrder.rejectedBy', { name, time, reason })} />
  )
}
