import type { Locale } from '../../kernel/messages/types.ts'
import { addDays, endOfMonth } from '../../kernel/calendar.ts'
import { add, compare, isNegative, isZero, sum } from '../../kernel/decimal.ts'
import { refusedBy, type Refusal, type Transition } from '../../kernel/status-machine.ts'

type Words = Record<Locale, string>

export const billStatuses = {
  draft: 0,
  submitted: 1,
  audited: 2,
  confirmed: 3,
  invoiced: 4,
  partlyPaid: 5,
  paid: 6,
  rejected: 8,
  voided: 9,
} as const
export type BillStatus = (typeof billStatuses)[keyof typeof billStatuses]

/** The words for each state, on screens, in messages and as dictionary BILL_STATUS. */
export const billStatusLabels: Record<BillStatus, Words> = {
  [billStatuses.draft]: { zh: '草稿', en: 'Draft' },
  [billStatuses.submitted]: { zh: '待审核', en: 'To be audited' },
  [billStatuses.audited]: { zh: '待客户确认', en: 'To be confirmed' },
  [billStatuses.confirmed]: { zh: '已确认', en: 'Confirmed' },
  [billStatuses.invoiced]: { zh: '已开票', en: 'Invoiced' },
  [billStatuses.partlyPaid]: { zh: '部分核销', en: 'Partly paid' },
  [billStatuses.paid]: { zh: '已核销', en: 'Paid' },
  [billStatuses.rejected]: { zh: '已驳回', en: 'Rejected' },
  [billStatuses.voided]: { zh: '已作废', en: 'Voided' },
}

const { draft, submitted, audited, confirmed, invoiced, partlyPaid, paid, rejected, voided } =
  billStatuses

/** The status machine of bills (docs/domain/bills.md#actions); where invoices and payments lead is in settlement.ts. */
export const billActions = {
  compose: {
    from: [draft, rejected],
    permission: 'bill:write',
    label: { zh: '调整费用', en: 'change the lines of' },
  },
  submit: {
    from: [draft, rejected],
    to: submitted,
    permission: 'bill:write',
    label: { zh: '提交审核', en: 'submit' },
  },
  withdraw: {
    from: [submitted],
    to: draft,
    permission: 'bill:write',
    by: 'submitter',
    label: { zh: '撤回', en: 'withdraw' },
  },
  pass: {
    from: [submitted],
    to: audited,
    permission: 'bill:audit',
    by: 'another',
    label: { zh: '通过', en: 'pass' },
  },
  refuse: {
    from: [submitted],
    to: rejected,
    permission: 'bill:audit',
    by: 'another',
    label: { zh: '驳回', en: 'reject' },
  },
  confirm: {
    from: [audited],
    to: confirmed,
    permission: 'bill:confirm',
    label: { zh: '确认', en: 'confirm' },
  },
  dispute: {
    from: [audited],
    to: rejected,
    permission: 'bill:confirm',
    label: { zh: '退回', en: 'send back' },
  },
  reduce: {
    from: [audited, confirmed],
    permission: 'bill:write',
    label: { zh: '调减', en: 'reduce' },
  },
  passReduction: {
    from: [audited, confirmed],
    permission: 'bill:audit',
    label: { zh: '审核调减', en: 'pass a reduction of' },
  },
  invoice: {
    // The later ones once an invoice was taken back.
    from: [confirmed, partlyPaid, paid],
    permission: 'invoice:write',
    label: { zh: '开票', en: 'invoice' },
  },
  writeOff: {
    from: [invoiced, partlyPaid],
    permission: 'payment:write',
    label: { zh: '核销', en: 'write off' },
  },
  /** By mail, with the bill as PDF. */
  send: {
    from: [audited, confirmed, invoiced, partlyPaid, paid],
    permission: 'bill:write',
    label: { zh: '发送', en: 'send' },
  },
  /** On a credit note: the bill itself stays as the customer has it. */
  credit: {
    from: [audited, confirmed, invoiced, partlyPaid, paid],
    permission: 'bill:write',
    label: { zh: '开贷项通知单', en: 'credit fees of' },
  },
  reopen: {
    from: [audited, confirmed],
    to: draft,
    permission: 'bill:audit',
    label: { zh: '反审核', en: 'take back the audit of' },
  },
  void: {
    from: [draft, submitted, rejected],
    to: voided,
    permission: 'bill:write',
    label: { zh: '作废', en: 'void' },
  },
} as const satisfies Record<string, Transition<BillStatus>>
export type BillAction = keyof typeof billActions

/** Why a person cannot take an action on a bill now; undefined when they can. The server throws it, screens show it. */
export const refusalOf = (
  action: BillAction,
  bill: { status: number; submitBy: string | null },
  who: { id: string; permissions: ReadonlySet<string> },
): Refusal | undefined => refusedBy<number>(billActions[action], bill, who)

/** States of a bill that was not audited yet: of each customer, month, currency and side one bill at most. */
export const unaudited: readonly number[] = [draft, submitted, rejected]

/** States in which a bill is asked for: audited, and not wholly paid. */
export const owed: readonly number[] = [audited, confirmed, invoiced, partlyPaid]

/** States of a bill that was audited and stands: nothing may be dated inside its month any more. */
export const standing: readonly number[] = [2, 3, 4, 5, 6]

/** Below 0: what was charged is given back (docs/domain/bills.md#credit-notes). */
export const isCredit = ({ payable }: { payable: string }): boolean => isNegative(payable)

/** A bill can still take lines. */
export const isOpen = ({ status }: { status: number }): boolean =>
  billActions.compose.from.some((each) => each === status)

export const reductionStatuses = { submitted: 1, passed: 2, rejected: 3, withdrawn: 9 } as const
export type ReductionStatus = (typeof reductionStatuses)[keyof typeof reductionStatuses]

/** The words for each state of a reduction, as dictionary REDUCTION_STATUS. */
export const reductionStatusLabels: Record<ReductionStatus, Words> = {
  [reductionStatuses.submitted]: { zh: '待审核', en: 'To be audited' },
  [reductionStatuses.passed]: { zh: '已通过', en: 'Passed' },
  [reductionStatuses.rejected]: { zh: '已驳回', en: 'Rejected' },
  [reductionStatuses.withdrawn]: { zh: '已撤销', en: 'Taken back' },
}

export const reductionActions = {
  pass: {
    from: [reductionStatuses.submitted],
    to: reductionStatuses.passed,
    permission: 'bill:audit',
    by: 'another',
    label: { zh: '通过', en: 'pass' },
  },
  refuse: {
    from: [reductionStatuses.submitted],
    to: reductionStatuses.rejected,
    permission: 'bill:audit',
    by: 'another',
    label: { zh: '驳回', en: 'reject' },
  },
  withdraw: {
    from: [reductionStatuses.submitted],
    to: reductionStatuses.withdrawn,
    permission: 'bill:write',
    by: 'submitter',
    label: { zh: '撤销', en: 'take back' },
  },
} as const satisfies Record<string, Transition<ReductionStatus>>
export type ReductionAction = keyof typeof reductionActions

export const reductionRefusalOf = (
  action: ReductionAction,
  reduction: { status: number; submitBy: string | null },
  who: { id: string; permissions: ReadonlySet<string> },
): Refusal | undefined => refusedBy<number>(reductionActions[action], reduction, who)

/** What may still be taken off a line of a bill: the line less what was taken off it or is about to be, never below 0. */
export function reducible(lineAmount: string, reductions: readonly string[]): string {
  const rest = add(lineAmount, sum(reductions))
  return isNegative(rest) ? '0' : rest
}

/** A reduction takes something off a line, at most what is left of it. */
export const exceeds = (amount: string, left: string): boolean =>
  isZero(amount) || compare(amount, left) > 0

/** yyyyMM of a day. */
export const periodOf = (day: string): string => day.slice(0, 7).replace('-', '')

/** First and last day of a period yyyyMM. */
export function daysOf(period: string): { from: string; to: string } {
  const from = `${period.slice(0, 4)}-${period.slice(4)}-01`
  return { from, to: endOfMonth(from) }
}

/** What a customer owes for a month is audited once that is over; a credit note says nothing of what is still to come. */
export const awaitsMonth = (
  { recPay, creditOf, period }: { recPay: number; creditOf: string | null; period: string },
  day: string,
): boolean => recPay === 1 && creditOf === null && daysOf(period).to >= day

const defaultPayDays = 30

/**
 * The day by which a bill has to be paid: so many days after billDay of the month that follows the period, or after the
 * last day of the period where the contract names no billDay (docs/domain/bills.md#due-day).
 */
export function dueDateOf(
  period: string,
  { billDay, payDays }: { billDay: number | null; payDays: number | null },
): string {
  return addDays(daysOf(period).to, (billDay ?? 0) + (payDays ?? defaultPayDays))
}
