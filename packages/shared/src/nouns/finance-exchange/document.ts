import * as z from 'zod'

/** Amounts are decimal strings in `currency`; days yyyy-MM-dd. */
const billDocument = z.object({
  kind: z.literal('bill'),
  billNo: z.string(),
  /** 1 receivable, 2 payable. */
  recPay: z.int(),
  customerName: z.string(),
  /** '' for a party without one. */
  socialCreditCode: z.string(),
  /** yyyyMM */
  period: z.string(),
  dueDate: z.string(),
  currency: z.string(),
  payable: z.string(),
  net: z.string(),
  tax: z.string(),
  /** What its lines amount to, by fee. */
  fees: z.array(
    z.object({
      feeCode: z.string(),
      feeName: z.string(),
      amount: z.string(),
      net: z.string(),
      tax: z.string(),
    }),
  ),
})

const reductionDocument = z.object({
  kind: z.literal('reduction'),
  billNo: z.string(),
  reductionId: z.string(),
  feeCode: z.string(),
  feeName: z.string(),
  reason: z.string(),
  currency: z.string(),
  /** Below 0, and so are its parts. */
  amount: z.string(),
  net: z.string(),
  tax: z.string(),
})

const withdrawalDocument = z.object({
  kind: z.literal('withdrawal'),
  billNo: z.string(),
  reason: z.string(),
})

/** What the finance platform is sent (docs/domain/bills.md#finance-platform). */
export const financeDocument = z.discriminatedUnion('kind', [
  billDocument,
  reductionDocument,
  withdrawalDocument,
])
export type FinanceDocument = z.infer<typeof financeDocument>
