import { useQuery } from '@tanstack/react-query'
import { outboxStatuses } from '@yuncang/shared/nouns/outbox/rules'
import { useTranslation } from 'react-i18next'
import { counted } from '../../lib/language.ts'
import { RecordList } from '../../ui/record-list.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { mailsKey, type MailCalls } from './calls.ts'

const tones: Readonly<Record<number, 'waiting' | 'good' | 'bad'>> = {
  [outboxStatuses.waiting]: 'waiting',
  [outboxStatuses.delivered]: 'good',
  [outboxStatuses.givenUp]: 'bad',
}
const askedEveryMs = 3000

/** To whom a record was sent when, and what became of it; asked for again while something is on its way. */
export function MailSection({ id, calls }: { id: string; calls: MailCalls }) {
  const { t } = useTranslation()
  const { data } = useQuery({
    queryKey: mailsKey(id),
    queryFn: () => calls.mails.query({ id }),
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === outboxStatuses.waiting) ? askedEveryMs : false,
  })
  return (
    <RecordList
      title={counted(t('letter.mails'), data?.length)}
      empty={t('letter.none')}
      items={data?.map((mail) => ({
        key: mail.id,
        title: <span>{mail.recipient}</span>,
        tag: (
          <StatusTag
            tone={tones[mail.status] ?? 'waiting'}
            label={t(`letter.state.${mail.status}`)}
          />
        ),
        details: [mail.failure ?? '', mail.subject, mail.createTime],
      }))}
    />
  )
}
