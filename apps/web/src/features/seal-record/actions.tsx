import type { SealRecord } from '@yuncang/shared/nouns/seal-record/contract'
import {
  sealRefusalOf,
  sealSteps,
  sealStepsWithReason,
  type SealStep,
} from '@yuncang/shared/nouns/seal-record/rules'
import { App } from 'antd'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { StepMenu } from '../../records/steps/step-menu.tsx'
import { useToldStep } from '../../records/steps/use-told-step.ts'
import { useSession } from '../../session/session-context.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { refreshed } from './refreshed.ts'

const forward: ReadonlySet<SealStep> = new Set(['submit', 'pass', 'seal'])
const ending: ReadonlySet<SealStep> = new Set(sealStepsWithReason)

type Offer = { step: SealStep; refusal?: 'ownAudit' | 'otherSubmitter' }

/** The next step as a button, the others in a menu; a rejection and an end ask why. */
export function SealActions({ record, beside }: { record: SealRecord; beside: ReactNode }) {
  const { t } = useTranslation()
  const { user, permissions } = useSession()
  const { modal } = App.useApp()
  const [asked, setAsked] = useState<SealStep>()
  const { id, version, sealNo: no, documentName, copies } = record
  const labelOf = (step: SealStep) => t(`sealRecord.step.${step}`)
  const { mutate, isPending } = useToldStep<{ step: SealStep; msg: string }>({
    take: ({ step, msg }) => client.sealRecord.step.mutate({ id, version, step, msg }),
    doneText: ({ step }) => t('sealRecord.done', { no, step: labelOf(step) }),
    onDone: () => setAsked(undefined),
    refresh: refreshed,
  })
  const askSeal = () =>
    void modal.confirm({
      title: t('sealRecord.stepTitle', { no, step: labelOf('seal') }),
      content: t('sealRecord.sealAsk', { document: documentName, count: copies }),
      okText: labelOf('seal'),
      onOk: () => mutate({ step: 'seal', msg: '' }),
    })
  const begin = (step: SealStep) => {
    if (ending.has(step)) setAsked(step)
    // A document that is sealed cannot be unsealed.
    else if (step === 'seal') askSeal()
    else mutate({ step, msg: '' })
  }
  const who = { id: user.id, permissions }
  const offers = sealSteps.flatMap((step): Offer[] => {
    const refusal = sealRefusalOf(step, record, who)
    // A step of another state or another right would only be in the way.
    if (refusal === 'status' || refusal === 'permission') return []
    return [{ step, ...(refusal && { refusal }) }]
  })
  const nextStep = offers.find(({ step, refusal }) => !refusal && forward.has(step))?.step
  const canEdit = sealRefusalOf('edit', record, who) === undefined
  return (
    <div className="actions">
      {canEdit && beside}
      <StepMenu
        name={no}
        nextStep={nextStep}
        others={offers.filter(({ step }) => step !== nextStep)}
        labelOf={labelOf}
        refusalOf={(refusal) => t(`sealRecord.refusal.${refusal}`)}
        ending={ending}
        isPending={isPending}
        onStep={begin}
      />
      {asked && (
        <ReasonDialog
          title={t('sealRecord.stepTitle', { no, step: labelOf(asked) })}
          label={t('sealRecord.reason')}
          okText={labelOf(asked)}
          isPending={isPending}
          onReason={(msg) => mutate({ step: asked, msg })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}
