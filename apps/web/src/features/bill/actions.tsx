import type { Bill } from '@yuncang/shared/nouns/bill/record'
import { today } from '@yuncang/shared/kernel/calendar'
import { draftBills } from '@yuncang/shared/nouns/bill/access'
import { daysOf } from '@yuncang/shared/nouns/bill/rules'
import { useNavigate } from '@tanstack/react-router'
import { App } from 'antd'
import { useContext, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { money } from '../../lib/money.ts'
import { chosenPageSize } from '../../lib/page-size.ts'
import { TabContext } from '../../lib/tab.ts'
import { StepMenu } from '../../records/steps/step-menu.tsx'
import { useCan, useIsOfCustomer, useSession } from '../../session/session-context.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { refusalKeys, stepKeys, type Step } from './step-words.ts'
import { offersFor } from './steps.ts'
import { useStep } from './use-step.ts'

const withReason: ReadonlySet<Step> = new Set(['refuse', 'dispute', 'reopen', 'void'])

/** The next step as a button, the others in a menu; what a step needs to know is asked for first. */
export function BillActions({ bill, beside }: { bill: Bill; beside?: ReactNode }) {
  const { t } = useTranslation()
  const { user, permissions } = useSession()
  const isForCustomer = useCan(draftBills)
  const isOfCustomer = useIsOfCustomer()
  const [asked, setAsked] = useState<Step>()
  const navigate = useNavigate()
  const tab = useContext(TabContext)
  const { take, isPending } = useStep(bill, async () => {
    setAsked(undefined)
    if (asked !== 'dispute' || !isOfCustomer) return
    // What a customer has sent back is being worked on, and nothing that it sees.
    const search = { current: 1, size: chosenPageSize() }
    const isThere = navigate({ to: '/fee/bill/index', search })
    tab.close()
    await isThere
  })
  const [day] = useState(() => today(new Date().toISOString()))
  const { nextStep, others } = offersFor(bill, { id: user.id, permissions, day })
  const { modal } = App.useApp()
  const askConfirm = () => {
    const { billNo: no, currency, dueDate } = bill
    void modal.confirm({
      title: t('bill.confirmAsk', { no }),
      content: t('bill.confirmHint', { payable: money(bill.payable, currency), currency, dueDate }),
      okText: t(stepKeys.confirm),
      onOk: () => take('confirm'),
    })
  }
  const begin = (step: Step) => {
    if (withReason.has(step) || (step === 'confirm' && isForCustomer)) setAsked(step)
    // A customer cannot take it back.
    else if (step === 'confirm') askConfirm()
    else take(step)
  }
  const title = asked && t('bill.stepTitle', { no: bill.billNo, step: t(stepKeys[asked]) })
  return (
    <div className="actions">
      {beside}
      <StepMenu
        name={bill.billNo}
        nextStep={nextStep}
        others={others}
        labelOf={(step) => t(stepKeys[step])}
        refusalOf={(refusal) => t(refusalKeys[refusal], { to: daysOf(bill.period).to })}
        ending={withReason}
        isPending={isPending}
        onStep={begin}
      />
      {asked && title && withReason.has(asked) && (
        <ReasonDialog
          title={title}
          label={t('bill.reason')}
          {...hintOf(asked, { t, isOfCustomer })}
          okText={t(stepKeys[asked])}
          isPending={isPending}
          onReason={(reason) => take(asked, { reason })}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'confirm' && title && (
        <ConfirmDialog
          bill={bill}
          title={title}
          isPending={isPending}
          onFile={(fileId) => take('confirm', { fileId })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}

/** What else a step does. */
function hintOf(
  step: Step,
  { t, isOfCustomer }: { t: (key: string) => string; isOfCustomer: boolean },
): { hint?: string } {
  if (step === 'dispute' && isOfCustomer) return { hint: t('bill.disputeHint') }
  if (step === 'reopen' || step === 'dispute') return { hint: t('bill.reopenHint') }
  return step === 'void' ? { hint: t('bill.voidHint') } : {}
}
