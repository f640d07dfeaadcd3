import { useQuery } from '@tanstack/react-query'
import type { Contract } from '@yuncang/shared/nouns/contract/contract'
import { quotable } from '@yuncang/shared/nouns/contract/rules'
import { today } from '@yuncang/shared/kernel/calendar'
import { App } from 'antd'
import { Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { latePart } from '../../i18n/late-part.tsx'
import { NewQuotationButton } from '../../records/prices/new-quotation-button.tsx'
import { StepMenu } from '../../records/steps/step-menu.tsx'
import { useSession } from '../../session/session-context.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { Renewals } from './renewals.tsx'
import { stepKeys } from './step-words.ts'
import { offersFor, type Step } from './steps.ts'
import { useStep } from './use-step.ts'

const PaperDialog = latePart(
  async () => (await import('./paper-dialog.tsx')).PaperDialog,
  () => import('../../records/documents/words.ts'),
)

const withReason: ReadonlySet<Step> = new Set(['refuse', 'refuseQuotation', 'noRenewal', 'stop'])
const withPaper: ReadonlySet<Step> = new Set(['file', 'void'])
const withDialog: ReadonlySet<Step> = new Set([...withReason, ...withPaper, 'renew'])
const toConfirm: ReadonlySet<Step> = new Set(['unfile', 'remove'])
const ending: ReadonlySet<Step> = new Set([...withReason, 'void', 'remove'])

/** The next step as a button, the others in a menu; what a step needs to know is asked for first. */
export function ContractActions({ contract, beside }: { contract: Contract; beside: ReactNode }) {
  const { t } = useTranslation()
  const { modal } = App.useApp()
  const { user, permissions } = useSession()
  const [asked, setAsked] = useState<Step>()
  const [day] = useState(() => today(new Date().toISOString()))
  const { take, isPending } = useStep(contract, () => setAsked(undefined))
  const { data: quotation } = useQuery(trpc.contract.quotation.queryOptions({ id: contract.id }))
  const isUnpriced = quotation === null
  const who = { id: user.id, permissions }
  const { nextStep, others } = offersFor(contract, who, day, !isUnpriced)
  const { contractNo: no } = contract
  const titleOf = (step: Step) => t('contract.stepTitle', { no, step: t(stepKeys[step]) })
  const begin = (step: Step) => {
    if (withDialog.has(step)) setAsked(step)
    else if (toConfirm.has(step))
      void modal.confirm({ title: titleOf(step), onOk: () => take(step) })
    else take(step)
  }
  return (
    <div className="actions">
      {beside}
      {isUnpriced && quotable.includes(contract.status) && (
        <NewQuotationButton contractId={contract.id} />
      )}
      <StepMenu
        name={no}
        nextStep={nextStep}
        others={others}
        labelOf={(step) => t(stepKeys[step])}
        refusalOf={(refusal) => t(`contract.refusal.${refusal}`)}
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
      {asked === 'renew' && <Renewals contracts={[contract]} onClose={() => setAsked(undefined)} />}
      {(asked === 'file' || asked === 'void') && (
        <Suspense>
          <PaperDialog
            step={asked}
            title={titleOf(asked)}
            contract={contract}
            isPending={isPending}
            onSay={(said) => take(asked, said)}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}
