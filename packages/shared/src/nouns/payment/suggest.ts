import { compare, isNegative, isZero, subtract, sum } from '../../kernel/decimal.ts'
import { normalizeName } from '../../validate/text.ts'

/** By what a bill was found for a payment, the surest first. */
export const matchReasons = ['billNo', 'amount', 'payer'] as const
export type MatchReason = (typeof matchReasons)[number]

export type MatchBill = {
  id: string
  billNo: string
  customerId: string
  customerName: string
  currency: string
  outstanding: string
  dueDate: string
}
export type MatchPayment = {
  customerId: string
  payerName: string
  currency: string
  rest: string
  remark: string
}
export type Match<B extends MatchBill = MatchBill> = {
  reasons: MatchReason[]
  parts: { bill: B; amount: string }[]
}

/** Names are the same when only marks, spaces and the case of letters differ: banks write brackets as they like. */
const plainName = (name: string): string =>
  normalizeName(name)
    .toLowerCase()
    .replace(/[\s()（）[\]【】·.,，。、'"“”‘’&-]+/gu, '')

/**
 * Which bills a payment most likely settles, for a person to accept (docs/domain/payments.md#suggestions): those whose
 * numbers its remark names; else those of whoever paid, one of its very amount first, then the earliest due; else the
 * only bill of its very amount. Nothing where nothing is likely.
 */
export function suggest<B extends MatchBill>(
  payment: MatchPayment,
  bills: readonly B[],
): Match<B> | undefined {
  const open = bills
    .filter((bill) => bill.currency === payment.currency && isOwed(bill))
    .filter(({ customerId }) => payment.customerId === '' || customerId === payment.customerId)
    .toSorted((a, b) => (`${a.dueDate} ${a.billNo}` < `${b.dueDate} ${b.billNo}` ? -1 : 1))
  const isExact = ({ outstanding }: B) => compare(outstanding, payment.rest) === 0
  const remark = payment.remark.toUpperCase()
  const named = ofOneCustomer(open.filter(({ billNo }) => remark.includes(billNo)))
  if (named.length > 0) {
    const parts = spread(payment.rest, named)
    const isWhole = compare(sum(named.map(({ outstanding }) => outstanding)), payment.rest) === 0
    return { reasons: isWhole ? ['billNo', 'amount'] : ['billNo'], parts }
  }
  const payer = plainName(payment.payerName)
  const own = ofOneCustomer(
    open.filter(
      ({ customerId, customerName }) =>
        payment.customerId === customerId || (payer !== '' && plainName(customerName) === payer),
    ),
  )
  const exactOwn = own.find(isExact)
  if (exactOwn) return { reasons: ['amount', 'payer'], parts: spread(payment.rest, [exactOwn]) }
  if (own.length > 0) {
    const isWhole = compare(sum(own.map(({ outstanding }) => outstanding)), payment.rest) === 0
    const reasons: MatchReason[] = isWhole ? ['amount', 'payer'] : ['payer']
    return { reasons, parts: spread(payment.rest, own) }
  }
  const [only, another] = open.filter(isExact)
  return only && !another ? { reasons: ['amount'], parts: spread(payment.rest, [only]) } : undefined
}

/** Credit notes are taken into account by whoever writes off; nobody pays them in. */
const isOwed = ({ outstanding }: MatchBill): boolean =>
  !isZero(outstanding) && !isNegative(outstanding)

/** A payment settles bills of one customer; of several that are named, nobody knows whose it is. */
const ofOneCustomer = <B extends MatchBill>(bills: readonly B[]): readonly B[] =>
  new Set(bills.map(({ customerId }) => customerId)).size === 1 ? bills : []

/** Gives each bill in turn what it still has, as long as there is some. */
function spread<B extends MatchBill>(
  amount: string,
  bills: readonly B[],
): { bill: B; amount: string }[] {
  let rest = amount
  const parts: { bill: B; amount: string }[] = []
  for (const bill of bills) {
    if (isZero(rest)) break
    const part = compare(bill.outstanding, rest) <= 0 ? bill.outstanding : rest
    parts.push({ bill, amount: part })
    rest = subtract(rest, part)
  }
  return parts
}
