import * as z from 'zod'
import { digitsOf, fitsCurrency } from '../../kernel/currency.ts'
import { compare, isDecimal, isZero } from '../../kernel/decimal.ts'
import type { MessageParams } from '../../kernel/messages/types.ts'
import { splitAmount } from '../../kernel/split.ts'
import { amount, flag, id, positive, required, text, wireDate } from '../../kernel/wire.ts'
import type { Reason } from '../../messages.ts'
import { feeCode, taxRate } from '../cost-code/fields.ts'
import { feeLineDetail } from './record.ts'
import { recPay } from './rec-pay.ts'
import { splitBases, type SplitBasis } from './rules.ts'

/** Who carries a part: a document's customer or another one, by which weight; EQUAL asks for none. */
export const shareRow = z.strictObject({
  /** Number of the inbound or outbound order; empty for a customer without one. */
  businessNo: text(40).default(''),
  customerId: id(),
  weight: amount('qty').default('0'),
})

const draft = z.strictObject({
  recPay: recPay().default(1),
  feeCode: feeCode(),
  bizDate: wireDate(),
  /** Of all parts together; net where the tax comes on top. */
  amount: positive('money', 'feeLine.totalRequired'),
  currency: required(3, 'customer.currencyRequired').default('CNY'),
  /** That of the fee name unless given. */
  taxRate: taxRate().optional(),
  taxIncluded: flag().default(1),
  /** Of what was advanced. */
  receiptNo: text(64).default(''),
  remark: text(500).default(''),
  basis: z.enum(splitBases).default('EQUAL'),
  rows: z.array(shareRow).min(2, 'feeLine.fewShares').max(100),
})
export type SplitDraft = z.output<typeof draft>

type Charge = {
  amount: string
  currency: string
  basis: SplitBasis
  rows: readonly { weight: string }[]
}

/** What each row weighs. */
export const weightsOf = ({ basis, rows }: Pick<Charge, 'basis' | 'rows'>): string[] =>
  rows.map(({ weight }) => (basis === 'EQUAL' ? '1' : weight))

/** What each row pays; undefined while the figures do not say it. */
export function sharesOf(charge: Charge): string[] | undefined {
  const { amount: total, currency } = charge
  const weights = weightsOf(charge)
  const isSaid =
    isDecimal(total, 'money') &&
    fitsCurrency(total, currency) &&
    weights.every((weight) => isDecimal(weight, 'qty') && !weight.startsWith('-')) &&
    weights.some((weight) => !isZero(weight))
  return isSaid ? splitAmount(total, weights, digitsOf(currency)) : undefined
}

/** A weight somewhere, and something for each row. */
function shared(value: SplitDraft, ctx: z.RefinementCtx): void {
  const miss = (path: (string | number)[], message: Reason, params: MessageParams = {}) =>
    ctx.addIssue({ code: 'custom', path, message, params })
  const { amount: total, currency } = value
  const weights = weightsOf(value)
  const shares = sharesOf(value)
  // What is no figure at all is refused by its kind.
  if (isDecimal(total, 'money') && !fitsCurrency(total, currency))
    miss(['amount'], 'value.noDecimals', { currency, amount: total })
  if (weights.every((weight) => isDecimal(weight, 'qty') && isZero(weight)))
    miss(['rows', 0, 'weight'], 'feeLine.noWeights')
  for (const [at, share] of (shares ?? []).entries())
    if (compare(share, '0') <= 0) miss(['rows', at, 'weight'], 'feeLine.emptyShare')
}

export const split = { input: draft.superRefine(shared), output: z.array(feeLineDetail) }

/** A document that carries a part, and what may be its weight; null where the document does not say it. */
const splitDocument = z.object({
  businessNo: z.string(),
  masterBillNo: z.string(),
  customerId: z.string(),
  customerName: z.string(),
  /** Net tonnes. */
  weight: z.string(),
  /** Cubic metres. */
  volume: z.string().nullable(),
  /** Pieces. */
  qty: z.int(),
  /** What came in or left, not what is ordered. */
  isActual: z.boolean(),
})
export type SplitDocument = z.infer<typeof splitDocument>

export const splitBasis = {
  /** Of an order, a bill of lading or a container. */
  input: z.strictObject({ no: required(64) }),
  output: z.array(splitDocument),
}
