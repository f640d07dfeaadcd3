import type { Contract } from '@yuncang/shared/contracts/contract'
import { today } from '@yuncang/shared/domain/calendar'
import { App } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StepMenu } from '../../records/step-menu.tsx'
import { useSession } from '../../session/session-context.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { PaperDialog } from './paper-dialog.tsx'
import { stepKeys } from './step-words.ts'
import { offersFor, type Step } from './steps.ts'
import { useStep } from './use-step.ts'

const withReason: ReadonlySet<Step> = new Set(['refuse', 'refuseQuotation', 'noRenewal', 'stop'])
const withPaper: ReadonlySet<Step> = new Set(['file', 'void'])
const toConfirm: ReadonlySet<Step> = new Set(['renew', 'unfile', 'remove'])
const ending: ReadonlySet<Step> = new Set([...withReason, 'void', 'remove'])

/** The next step as a button, the others in a menu; what a step needs to know is asked for first. */
export function ContractActions({ contract }: { contract: Contract }) {
  const { t } = useTranslation()
  const { modal } = App.useApp()
  const { user, permissions } = useSession()
  const [asked, setAsked] = useState<Step>()
  const [day] = useState(() => today(new Date().toISOString()))
  const { take, isPending } = useStep(contract, () => setAsked(undefined))
  const { next, others } = offersFor(contract, { id: user.id, permissions }, day)
  const { contractNo: no } = contract
  const titleOf = (step: Step) => t('contract.stepTitle', { no, step: t(stepKeys[step]) })
  const begin = (step: Step) => {
    if (withReason.has(step) || withPaper.has(step)) setAsked(step)
    else if (toConfirm.has(step))
      void modal.confirm({ title: titleOf(step), onOk: () => take(step) })
    else take(step)
  }
  const refusalOf = (refusal: string) =>
    refusal === 'ownAudit' ? t('contract.refusal.ownAudit') : t('contract.refusal.otherSubmitter')
  return (
    <div className="actions">
      <StepMenu
        next={next}
        others={others}
        labelOf={(step) => t(stepKeys[step])}
        refusalOf={refusalOf}
        ending={ending}
        isPending={isPending}
        onStep={begin}
      />
      {asked && withReason.has(asked) && (
        <ReasonDialog
          title={titleOf(asked)}
          label={t('contract.reason')}
          okText={t(stepKeys[asked])}
          isPending={isPending}
          onReason={(msg) => take(asked, { msg })}
          onClose={() => setAsked(undefined)}
        />
      )}
      {(asked === 'file' || asked === 'void') && (
        <PaperDialog
          step={asked}
          title={titleOf(asked)}
          needsPaper={asked === 'void' || contract.attachments.length === 0}
          isPending={isPending}
          onSay={(said) => take(asked, said)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}
