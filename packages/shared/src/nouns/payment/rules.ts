import { add, isZero, negate, subtract } from '../../kernel/decimal.ts'
import type { Locale } from '../../kernel/messages/types.ts'
import { refusedBy, type Refusal, type Transition } from '../../kernel/status-machine.ts'

type Words = Record<Locale, string>

export const paymentStatuses = { open: 1, partly: 2, done: 3, voided: 9 } as const
export type PaymentStatus = (typeof paymentStatuses)[keyof typeof paymentStatuses]

/** The words for each state, as dictionary PAYMENT_STATUS. */
export const paymentStatusLabels: Record<PaymentStatus, Words> = {
  [paymentStatuses.open]: { zh: '未核销', en: 'Open' },
  [paymentStatuses.partly]: { zh: '部分核销', en: 'Partly written off' },
  [paymentStatuses.done]: { zh: '已核销', en: 'Written off' },
  [paymentStatuses.voided]: { zh: '已作废', en: 'Voided' },
}

/** A write-off stands, or was taken back. */
export const writeOffStatuses = { standing: 1, takenBack: 9 } as const

export const paymentSources = { typed: 1, bankFile: 2, offset: 3 } as const

/** No money: bills and credit notes that settle each other (docs/domain/payments.md#offsets). */
export const isOffset = ({ source }: { source: number }): boolean =>
  source === paymentSources.offset

/** What an offset that stands is called in place of 已核销. */
export const offsetLabel: Words = { zh: '已冲抵', en: 'Offset' }

/** Which way the money went. */
export const paymentDirectionLabels = {
  1: { zh: '收款', en: 'Received' },
  2: { zh: '付款', en: 'Paid' },
} as const satisfies Record<number, Words>

/** The direction of what gives money back. */
export const otherWay = (recPay: number): 1 | 2 => (recPay === 1 ? 2 : 1)

/** What of the money a write-off is: its amount has the sign of its bill, which money of the other direction turns round. */
export const ofMoney = ({ amount, isRefund }: { amount: string; isRefund: number }): string =>
  isRefund === 1 ? negate(amount) : amount

/** The words for where a payment came from. */
export const paymentSourceLabels: Record<number, Words> = {
  [paymentSources.typed]: { zh: '手工登记', en: 'By hand' },
  [paymentSources.bankFile]: { zh: '银行流水', en: 'Bank file' },
  [paymentSources.offset]: { zh: '冲抵', en: 'Offset' },
}

const { open, partly, done, voided } = paymentStatuses

/** The status machine of payments (docs/domain/payments.md#actions). */
export const paymentActions = {
  update: {
    from: [open],
    permission: 'payment:write',
    label: { zh: '修改', en: 'change' },
  },
  writeOff: {
    from: [open, partly],
    permission: 'payment:write',
    label: { zh: '核销', en: 'write off bills with' },
  },
  takeBack: {
    from: [partly, done],
    permission: 'payment:write',
    label: { zh: '撤销核销', en: 'take a write-off back of' },
  },
  void: {
    from: [open],
    to: voided,
    permission: 'payment:write',
    label: { zh: '作废', en: 'void' },
  },
} as const satisfies Record<string, Transition<PaymentStatus>>
export type PaymentAction = keyof typeof paymentActions

/** Why a person cannot take an action on a payment now; undefined when they can. */
export const paymentRefusalOf = (
  action: PaymentAction,
  { status }: { status: number },
  who: { id: string; permissions: ReadonlySet<string> },
): Refusal | undefined => refusedBy<number>(paymentActions[action], { status, submitBy: null }, who)

/** What a payment comes to when `part` more of it settles bills; a part turned round is taken back. */
export function usedAfter(
  { amount, writtenOff }: { amount: string; writtenOff: string },
  part: string,
): { writtenOff: string; rest: string; status: PaymentStatus } {
  const used = add(writtenOff, part)
  const rest = subtract(amount, used)
  const status = isZero(rest) ? done : isZero(used) ? open : partly
  return { writtenOff: used, rest, status }
}
