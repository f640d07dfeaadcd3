import { useQuery } from '@tanstack/react-query'
import type { Bill } from '@yuncang/shared/nouns/bill/record'
import { outboxStatuses } from '@yuncang/shared/nouns/outbox/rules'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { counted } from '../../lib/language.ts'
import { RecordList } from '../../ui/record-list.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'

const tones: Readonly<Record<number, 'waiting' | 'good' | 'bad'>> = {
  [outboxStatuses.waiting]: 'waiting',
  [outboxStatuses.delivered]: 'good',
  [outboxStatuses.givenUp]: 'bad',
}
const askedEveryMs = 3000

/** To whom a bill was sent when, and what became of it; asked for again while something is on its way. */
export function MailSection({ bill }: { bill: Bill }) {
  const { t } = useTranslation()
  const { data } = useQuery({
    ...trpc.bill.mails.queryOptions({ id: bill.id }),
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === outboxStatuses.waiting) ? askedEveryMs : false,
  })
  return (
    <RecordList
      title={counted(t('bill.mails'), data?.length)}
      empty={t('bill.noMails')}
      items={data?.map(({ id, recipient, status, subject, failure, createTime }) => ({
        key: id,
        title: <span>{recipient}</span>,
        tag: <StatusTag tone={tones[status] ?? 'waiting'} label={t(`bill.mailState.${status}`)} />,
        details: [failure ?? '', subject, createTime],
      }))}
    />
  )
}
