import { useQuery } from '@tanstack/react-query'
import type { ReportPlan } from '@yuncang/shared/nouns/report-plan/contract'
import { sendingStatuses } from '@yuncang/shared/nouns/report-plan/rules'
import { Modal, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../../api/client.ts'
import { apiErrorOf } from '../../../api/link.ts'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { RecordList } from '../../../ui/record-list.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { toMinute } from './said.ts'

const tones: Readonly<Record<number, 'waiting' | 'good' | 'bad'>> = {
  [sendingStatuses.waiting]: 'waiting',
  [sendingStatuses.sent]: 'good',
  [sendingStatuses.failed]: 'bad',
}

const askedEveryMs = 3000

/** The last times that a plan was due: to whom it went, or why it did not; asked for again while one is under way. */
export function SendingsDialog({ plan, onClose }: { plan: ReportPlan; onClose: () => void }) {
  const { t } = useTranslation()
  const { data, error } = useQuery({
    ...trpc.reportPlan.sendings.queryOptions({ id: plan.id }),
    ...inPlace,
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === sendingStatuses.waiting) ? askedEveryMs : false,
  })
  return (
    <Modal open title={plan.name} footer={null} width={640} onCancel={onClose}>
      {error && <FailureNote message={apiErrorOf(error).message} type="error" />}
      {!data && !error && <Skeleton active />}
      {data && (
        <RecordList
          title={t('reportPlan.sendings')}
          empty={t('reportPlan.noSendings')}
          items={data.map(({ id, dueTime, status, recipients, failure }) => ({
            key: id,
            title: <span>{toMinute(dueTime)}</span>,
            tag: (
              <StatusTag
                tone={tones[status] ?? 'waiting'}
                label={t(`reportPlan.sending.${status}`)}
              />
            ),
            details: [failure ?? '', recipients.join(' ')],
          }))}
        />
      )}
    </Modal>
  )
}
