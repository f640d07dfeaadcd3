import { useNavigate } from '@tanstack/react-router'
import type { OutboundOrder } from '@yuncang/shared/nouns/outbound-order/contract'
import { needsReason } from '@yuncang/shared/nouns/outbound-order/rules'
import { App } from 'antd'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StepMenu } from '../../records/steps/step-menu.tsx'
import { useSession } from '../../session/session-context.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { IssueDialog } from './issue-dialog.tsx'
import { offersFor, type Step } from './steps.ts'
import { useStep, type Taken } from './use-step.ts'
import { stepKeys } from './step-words.ts'

const ending: ReadonlySet<Step> = new Set(['reject', 'closeShort', 'cancel'])

/** The next step as a button, the others in a menu; what a step needs to know is asked for first. */
export function OutboundActions({ order, beside }: { order: OutboundOrder; beside?: ReactNode }) {
  const { t } = useTranslation()
  const { modal } = App.useApp()
  const navigate = useNavigate()
  const { user, permissions } = useSession()
  // As it was when the step was asked for.
  const [asking, setAsking] = useState<{ step: Step; seen: OutboundOrder }>()
  const close = () => setAsking(undefined)
  const { take, isPending } = useStep(order, close)
  const { nextStep, others } = offersFor(order, { id: user.id, permissions })
  const { id, orderNo: no } = order
  const titleOf = (step: Step) => t('outboundOrder.stepTitle', { no, step: t(stepKeys[step]) })
  const begin = (step: Step) => {
    if (step === 'update') void navigate({ to: '/wms/outboundOrder/form/$id', params: { id } })
    else if (step === 'issue' || needsReason(step, order)) setAsking({ step, seen: order })
    else if (ending.has(step))
      void modal.confirm({ title: titleOf(step), onOk: () => take(step, '', order) })
    else take(step)
  }
  const refusalOf = (refusal: string) =>
    refusal === 'ownAudit'
      ? t('outboundOrder.refusal.ownAudit')
      : t('outboundOrder.refusal.otherSubmitter')
  return (
    <div className="actions">
      {beside}
      <StepMenu
        name={no}
        nextStep={nextStep}
        others={others}
        labelOf={(step) => t(stepKeys[step])}
        refusalOf={refusalOf}
        ending={ending}
        isPending={isPending}
        onStep={begin}
      />
      {asking?.step === 'issue' && <IssueDialog order={asking.seen} onClose={close} />}
      {asking && asking.step !== 'issue' && (
        <ReasonDialog
          title={titleOf(asking.step)}
          label={t('outboundOrder.reason')}
          okText={t(stepKeys[asking.step])}
          isPending={isPending}
          onReason={(msg) => take(asking.step as Taken, msg, asking.seen)} // neither issuing nor changing asks for a reason
          onClose={close}
        />
      )}
    </div>
  )
}
