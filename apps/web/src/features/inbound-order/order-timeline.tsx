import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { RecordTimeline, useActionWords } from '../../records/history.tsx'

export function OrderTimeline({ id }: { id: string }) {
  const wordsOf = useActionWords()
  return <RecordTimeline id={id} wordsOf={({ action }) => wordsOf(action)} />
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
