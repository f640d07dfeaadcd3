import { isNegative } from '../../kernel/decimal.ts'
import { billActions } from '../bill/rules.ts'
import { otherWay } from './rules.ts'

/** Why a bill that the remark of a payment names is not suggested for it. */
export const missReasons = [
  'status',
  'direction',
  'customer',
  'currency',
  'taken',
  'severalCustomers',
] as const
export type MissReason = (typeof missReasons)[number]

type NamedBill = {
  recPay: number
  customerId: string
  currency: string
  status: number
  outstanding: string
}
type Money = { recPay: number; customerId: string; currency: string }

/** What may be numbers of bills in a remark, whatever is written around them. */
export const numbersIn = (remark: string): string[] =>
  remark.toUpperCase().match(/[A-Z0-9][A-Z0-9-]{5,}/g) ?? []

/**
 * Why a named bill is not what the money settles by itself (docs/domain/payments.md#suggestions): said to whoever looks
 * for its bill in vain. `isTaken`: it is suggested for earlier money. Undefined where nothing of its own is against it.
 */
export function missReasonOf(
  payment: Money,
  bill: NamedBill,
  isTaken: boolean,
): MissReason | undefined {
  if (!billActions.writeOff.from.some((each) => each === bill.status)) return 'status'
  const direction = isNegative(bill.outstanding) ? otherWay(bill.recPay) : bill.recPay
  if (direction !== payment.recPay) return 'direction'
  if (payment.customerId !== '' && payment.customerId !== bill.customerId) return 'customer'
  if (payment.currency !== bill.currency) return 'currency'
  return isTaken ? 'taken' : undefined
}
