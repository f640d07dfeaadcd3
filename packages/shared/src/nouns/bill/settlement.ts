import { digitsOf } from '../../kernel/currency.ts'
import {
  add,
  compare,
  divide,
  isNegative,
  isZero,
  multiply,
  negate,
  roundMoney,
  subtract,
} from '../../kernel/decimal.ts'
import { billStatuses, type BillStatus } from './rules.ts'

/*
 * What a bill still has to be invoiced and paid (docs/domain/bills.md#invoices-and-payments). `invoiced` and `paid` are
 * 0 or more; parts of invoices and of payments have the sign of what is payable, below 0 on a credit note.
 */
type Settled = { payable: string; invoiced: string; paid: string }

const signed = (payable: string, amount: string): string =>
  isNegative(payable) ? negate(amount) : amount

/** What of a bill is on no invoice yet. */
export const uninvoicedOf = ({ payable, invoiced }: Omit<Settled, 'paid'>): string =>
  subtract(payable, signed(payable, invoiced))

/** What of a bill is not paid yet. */
export const outstandingOf = ({ payable, paid }: Omit<Settled, 'invoiced'>): string =>
  subtract(payable, signed(payable, paid))

const size = (amount: string): string => (isNegative(amount) ? negate(amount) : amount)

/** Whether a part can be taken of what is left: something, on the same side of 0, and not beyond it. */
export const fits = (part: string, left: string): boolean =>
  !isZero(part) && isNegative(part) === isNegative(left) && compare(size(part), size(left)) <= 0

/** What a bill counts as invoiced or paid with one part more; `part` turned round takes one back. */
export const counted = (payable: string, soFar: string, part: string): string =>
  add(soFar, signed(payable, part))

/** Whether what is payable may become another amount: what is invoiced of it stays within it, on the same side of 0. */
export const coversInvoiced = (
  { payable, invoiced }: Pick<Settled, 'payable' | 'invoiced'>,
  next: string,
): boolean =>
  isZero(invoiced) ||
  (isNegative(next) === isNegative(payable) && compare(size(next), invoiced) >= 0)

/**
 * Where a bill stands once it was confirmed: money counts before invoices, so that an invoice that is taken back and
 * written anew does not make a paid bill unpaid.
 */
export function settledStatus(bill: Settled): BillStatus {
  const { payable, invoiced, paid } = bill
  if (isZero(payable)) return billStatuses.confirmed
  if (isZero(outstandingOf({ payable, paid }))) return billStatuses.paid
  if (!isZero(paid)) return billStatuses.partlyPaid
  return isZero(uninvoicedOf({ payable, invoiced }))
    ? billStatuses.invoiced
    : billStatuses.confirmed
}

/** The tax of a part, as far as nobody says otherwise: all that is left with all that is left, else its share. */
export function taxShare(
  part: string,
  { amount, tax, currency }: { amount: string; tax: string; currency: string },
): string {
  if (compare(part, amount) === 0) return tax
  if (isZero(amount)) return '0'
  return roundMoney(divide(multiply(part, tax), amount), digitsOf(currency))
}

/** Invoices round by line: their tax may be beyond that of the bill by so much. */
const taxTolerance = '0.10'

/**
 * Whether a part may have this tax: within the part, and about what the bill has left. Invoices before it may have gone
 * beyond the tax of the bill already: what is left then lies on the other side of 0, and all of them share the tolerance.
 */
export function taxFits(tax: string, part: string, leftTax: string): boolean {
  if (isZero(tax)) return true
  const isWithin = isNegative(tax) === isNegative(part) && compare(size(tax), size(part)) < 0
  return isWithin && compare(size(tax), add(signed(part, leftTax), taxTolerance)) <= 0
}
