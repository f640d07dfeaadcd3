import { useQuery } from '@tanstack/react-query'
import type { ReportPlan } from '@yuncang/shared/nouns/report-plan/contract'
import { Modal, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../../api/client.ts'
import { apiErrorOf } from '../../../api/link.ts'
import { counted } from '../../../lib/language.ts'
import { FailureNote } from '../../../ui/failure-note.tsx'
import { RecordList } from '../../../ui/record-list.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { useSession } from '../../../session/session-context.tsx'
import { PlanActions } from './actions.tsx'
import type { OnScreen } from './on-screen.ts'
import { PlanDialog } from './plan-dialog.tsx'
import { SendingsDialog } from './sendings.tsx'
import { detailsOf } from './said.ts'

type Beside = { what: 'form'; plan?: ReportPlan } | { what: 'sendings'; plan: ReportPlan }
type Props = OnScreen & { onClose: () => void }

/** Who gets a report when: the plans of it that one may see, and what can be done with each. */
export function PlansDialog({ onClose, ...shown }: Props) {
  const { t } = useTranslation()
  const { user } = useSession()
  const [beside, setBeside] = useState<Beside>()
  const { data, error } = useQuery({ ...trpc.reportPlan.list.queryOptions({}), ...inPlace })
  const back = () => setBeside(undefined)
  if (beside?.what === 'form') return <PlanDialog shown={shown} plan={beside.plan} onClose={back} />
  if (beside?.what === 'sendings') return <SendingsDialog plan={beside.plan} onClose={back} />
  const plans = data?.filter(({ report }) => report === shown.report)
  return (
    <Modal
      open
      title={t('reportPlan.title', { report: shown.title })}
      footer={null}
      width={640}
      onCancel={onClose}
    >
      {error && <FailureNote message={apiErrorOf(error).message} type="error" />}
      {!plans && !error && <Skeleton active />}
      {plans && (
        <RecordList
          title={counted(t('reportPlan.plans'), plans.length)}
          empty={t('reportPlan.empty')}
          add={{ label: t('reportPlan.add'), onClick: () => setBeside({ what: 'form' }) }}
          items={plans.map((plan) => ({
            key: plan.id,
            title: <span>{plan.name}</span>,
            tag:
              plan.nextTime === null ? (
                <StatusTag
                  tone={plan.failure === null ? 'idle' : 'bad'}
                  label={t('reportPlan.paused')}
                />
              ) : (
                <StatusTag tone="good" label={t('reportPlan.active')} />
              ),
            details: detailsOf(t, plan, user.realName),
            actions: (
              <PlanActions
                plan={plan}
                onEdit={() => setBeside({ what: 'form', plan })}
                onSendings={() => setBeside({ what: 'sendings', plan })}
              />
            ),
          }))}
        />
      )}
    </Modal>
  )
}
