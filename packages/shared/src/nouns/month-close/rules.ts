import type { Locale } from '../../kernel/messages/types.ts'
import { addDays } from '../../kernel/calendar.ts'
import { refusedBy, type Refusal, type Transition } from '../../kernel/status-machine.ts'
import { daysOf, periodOf } from '../bill/rules.ts'
import { feeLineStatuses } from '../fee-line/rules.ts'
import type { MonthTask } from './tasks.ts'

type Words = Record<Locale, string>

export const monthStatuses = { open: 0, prepared: 1, closed: 2 } as const
export type MonthStatus = (typeof monthStatuses)[keyof typeof monthStatuses]

export const monthStatusLabels: Record<MonthStatus, Words> = {
  [monthStatuses.open]: { zh: '未结账', en: 'Open' },
  [monthStatuses.prepared]: { zh: '待结账', en: 'To be closed' },
  [monthStatuses.closed]: { zh: '已结账', en: 'Closed' },
}

const { open, prepared, closed } = monthStatuses

/** Whether a month waits for that; `isRun` is null while the month is not over. */
export function monthWaitsFor(
  task: MonthTask,
  { status, isRun }: { readonly status: number; readonly isRun: boolean | null },
): boolean {
  if (task === 'close') return status === prepared
  return status === open && isRun === (task === 'handIn')
}

/** The status machine of a month of the books (docs/domain/month-close.md#actions). */
export const monthActions = {
  prepare: {
    from: [open],
    to: prepared,
    permission: 'monthClose:prepare',
    label: { zh: '提交结账', en: 'hand in' },
  },
  withdraw: {
    from: [prepared],
    to: open,
    permission: 'monthClose:prepare',
    by: 'submitter',
    label: { zh: '撤回', en: 'withdraw' },
  },
  sendBack: {
    from: [prepared],
    to: open,
    permission: 'monthClose:closeMonth',
    by: 'another',
    label: { zh: '退回', en: 'send back' },
  },
  closeMonth: {
    from: [prepared],
    to: closed,
    permission: 'monthClose:closeMonth',
    by: 'another',
    label: { zh: '结账', en: 'close' },
  },
  reopenMonth: {
    from: [closed],
    to: open,
    permission: 'monthClose:closeMonth',
    label: { zh: '反结账', en: 'reopen' },
  },
} as const satisfies Record<string, Transition<MonthStatus>>
export type MonthAction = keyof typeof monthActions

/** Why a person cannot take an action on a month now; undefined when they can. The server throws it, screens show it. */
export const monthRefusalOf = (
  action: MonthAction,
  month: { status: number; submitBy: string | null },
  who: { id: string; permissions: ReadonlySet<string> },
): Refusal | undefined => refusedBy<number>(monthActions[action], month, who)

/**
 * What may be missing of a month, and whether it cannot be closed for that
 * (docs/domain/month-close.md#what-is-missing). Goods whose order ends later are charged in a later month.
 */
export const missingKinds = {
  feesWithoutPrice: { isBlocking: true },
  feesWithoutRate: { isBlocking: true },
  feesToConfirm: { isBlocking: true },
  feesToAudit: { isBlocking: true },
  storageNotCharged: { isBlocking: true },
  feesToBill: { isBlocking: true },
  billsToSubmit: { isBlocking: true },
  billsRejected: { isBlocking: true },
  billsToAudit: { isBlocking: true },
  reductionsToAudit: { isBlocking: true },
  inboundToComplete: { isBlocking: false },
  outboundToFinish: { isBlocking: false },
  billsToConfirm: { isBlocking: false },
} as const satisfies Record<string, { isBlocking: boolean }>
export type MissingKind = keyof typeof missingKinds
// Keys of the table above, of which there are some.
export const missingKindList = Object.keys(missingKinds) as [MissingKind, ...MissingKind[]]

/** The fees of the month that such a line counts, as filters of their list. */
export const missingFees = {
  feesWithoutPrice: { lack: 'price', isToCome: 0 },
  feesWithoutRate: { lack: 'rate', isToCome: 0 },
  feesToConfirm: { status: feeLineStatuses.estimated, isMissingPrice: 0, isToCome: 0 },
  feesToAudit: { status: feeLineStatuses.confirmed, isToCome: 0 },
} as const satisfies Partial<Record<MissingKind, object>>

/** Whether a month has ended, and can be handed in and closed. */
export const isOver = (period: string, day: string): boolean => daysOf(period).to < day

export const nextPeriod = (period: string): string => periodOf(addDays(daysOf(period).to, 1))

/** The month of the books for something that happened on a day: its own, or the first one after all that are closed. */
export const openPeriodOf = (day: string, closedThrough: string): string => {
  const period = periodOf(day)
  return period > closedThrough ? period : nextPeriod(closedThrough)
}
