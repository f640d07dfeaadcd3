import { today } from '@yuncang/shared/kernel/calendar'
import type { Month } from '@yuncang/shared/nouns/month-close/contract'
import {
  isOver,
  monthActions,
  monthRefusalOf,
  type MonthAction,
} from '@yuncang/shared/nouns/month-close/rules'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, queryClient, trpc } from '../../api/client.ts'
import { StepMenu } from '../../records/steps/step-menu.tsx'
import { useToldStep } from '../../records/steps/use-told-step.ts'
import { useSession } from '../../session/session-context.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'

type Held = { id: string; version: number }
type Step = { action: MonthAction; reason?: string }
type Offer = { step: MonthAction; refusal?: 'ownAudit' | 'otherSubmitter' | 'notOver' }

const calls: Record<MonthAction, (held: Held, reason: string) => Promise<Month>> = {
  prepare: (held) => client.monthClose.prepare.mutate(held),
  withdraw: (held) => client.monthClose.withdraw.mutate(held),
  sendBack: (held, reason) => client.monthClose.sendBack.mutate({ ...held, reason }),
  closeMonth: (held) => client.monthClose.closeMonth.mutate(held),
  reopenMonth: (held, reason) => client.monthClose.reopenMonth.mutate({ ...held, reason }),
}

const withReason: ReadonlySet<MonthAction> = new Set(['sendBack', 'reopenMonth'])
const forward: ReadonlySet<MonthAction> = new Set(['prepare', 'closeMonth'])

const refreshed = () =>
  Promise.all([
    queryClient.invalidateQueries(trpc.monthClose.pathFilter()),
    queryClient.invalidateQueries(trpc.record.pathFilter()),
  ])

/** The next step of a month as a button, the others in a menu; sending back and reopening ask for the reason. */
export function MonthSteps({ month }: { month: Month }) {
  const { t } = useTranslation()
  const { user, permissions } = useSession()
  const [asked, setAsked] = useState<MonthAction>()
  const [day] = useState(() => today(new Date().toISOString()))
  const { id, version } = month
  const labelOf = (action: MonthAction) => t(`monthClose.step.${action}`)
  const { mutate, isPending } = useToldStep<Step>({
    take: ({ action, reason = '' }) => calls[action]({ id, version }, reason),
    doneText: ({ action }) => t('monthClose.done', { period: id, step: labelOf(action) }),
    onDone: () => setAsked(undefined),
    refresh: refreshed,
  })
  // The keys of the table of steps.
  const offers = (Object.keys(monthActions) as MonthAction[]).flatMap((step): Offer[] => {
    const refusal = monthRefusalOf(step, month, { id: user.id, permissions })
    if (refusal === 'status' || refusal === 'permission') return []
    if (step === 'prepare' && !isOver(id, day)) return [{ step, refusal: 'notOver' }]
    return [{ step, ...(refusal && { refusal }) }]
  })
  const nextStep = offers.find(({ step, refusal }) => !refusal && forward.has(step))?.step
  const begin = (action: MonthAction) => {
    if (withReason.has(action)) setAsked(action)
    else mutate({ action })
  }
  return (
    <div className="actions">
      <StepMenu
        name={id}
        nextStep={nextStep}
        others={offers.filter(({ step }) => step !== nextStep)}
        labelOf={labelOf}
        refusalOf={(refusal) => t(`monthClose.refusal.${refusal}`)}
        ending={withReason}
        isPending={isPending}
        onStep={begin}
      />
      {asked && (
        <ReasonDialog
          title={t('monthClose.stepTitle', { period: id, step: labelOf(asked) })}
          label={t('monthClose.field.reason')}
          okText={labelOf(asked)}
          isPending={isPending}
          onReason={(reason) => mutate({ action: asked, reason })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}
