import * as z from 'zod'
import { flag, wireDateOut, wireTimeOut } from '../../kernel/wire.ts'
import { splitBases } from './rules.ts'

/** A fee line without the reasons for its amount, as lists have it (docs/domain/fees.md#fee-lines). */
export const feeLineRecord = z.object({
  id: z.string(),
  jtNo: z.string(),
  /** RKDD, CKDD …; empty for a fee of no document. */
  module: z.string(),
  businessId: z.string(),
  businessNo: z.string(),
  masterBillNo: z.string(),
  recPay: z.int(),
  customerId: z.string(),
  customerName: z.string(),
  contractId: z.string(),
  feeCode: z.string(),
  feeName: z.string(),
  feeNameEn: z.string(),
  jfmoduleId: z.string(),
  calcMethod: z.string(),
  priceSource: z.string(),
  sheetId: z.string(),
  detailId: z.string(),
  ruleVersion: z.int(),
  unit: z.string(),
  qty: z.string(),
  price: z.string(),
  currency: z.string(),
  taxRate: z.string(),
  taxIncluded: flag(),
  amount: z.string(),
  netAmount: z.string(),
  taxAmount: z.string(),
  exchangeRate: z.string(),
  localAmount: z.string(),
  periodFrom: wireDateOut(),
  periodTo: wireDateOut(),
  /** yyyyMM of the books: the month of its last day, or the first open one after it. */
  accountPeriod: z.string(),
  isOpen: flag(),
  isMissingPrice: flag(),
  source: z.string(),
  revision: z.int(),
  /** The line that this one takes back in full, and on that line the one that did. */
  reversalOf: z.string().nullable(),
  reversedBy: z.string().nullable(),
  billId: z.string().nullable(),
  /** The charge that it is a part of; a reversal of a part says it too and is none. */
  splitNo: z.string().nullable(),
  status: z.int(),
  remark: z.string(),
  /** 代垫: the number of the receipt. */
  receiptNo: z.string(),
  /** What was said of the goods, so that a fee by hand finds its price. */
  traits: z.record(z.string(), z.string()),
  /** Why an auditor sent it back; empty once it is confirmed again. */
  sendBackReason: z.string(),
  version: z.int(),
  createBy: z.string(),
  createTime: wireTimeOut(),
  updateBy: z.string(),
  updateTime: wireTimeOut(),
})

/** Days of one balance, age and price; the amounts of all parts add up to the first step. */
const dayPart = z.object({
  kind: z.literal('DAYS'),
  from: wireDateOut(),
  to: wireDateOut(),
  days: z.int(),
  qty: z.string(),
  ageFrom: z.int(),
  ageTo: z.int(),
  isFree: z.boolean(),
  price: z.string(),
  amount: z.string(),
})

const quantityPart = z.object({
  kind: z.literal('QUANTITY'),
  qty: z.string(),
  price: z.string(),
  amount: z.string(),
  /** yyyy-MM, for storage by the month; `before` is what earlier lines counted of it. */
  month: z.string().optional(),
  before: z.string().optional(),
})

/** From the parts to the amount, in order; `amount` is what stands after the step. */
const step = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('RAW'), amount: z.string() }),
  z.object({
    kind: z.literal('MINIMUM'),
    amount: z.string(),
    minCharge: z.string(),
    month: z.string().optional(),
    days: z.int().optional(),
    ofDays: z.int().optional(),
  }),
  z.object({
    kind: z.literal('EARLIER'),
    amount: z.string(),
    raw: z.string(),
    charged: z.string(),
  }),
  z.object({
    kind: z.literal('CAP'),
    amount: z.string(),
    maxCharge: z.string(),
    month: z.string().optional(),
  }),
  z.object({ kind: z.literal('ROUNDED'), amount: z.string() }),
  z.object({ kind: z.literal('BILLED'), amount: z.string(), charged: z.string() }),
  z.object({
    kind: z.literal('MISSING'),
    what: z.enum(['PRICE', 'RATE', 'UNIT', 'VALUE', 'TIERS', 'TERMS', 'AMOUNT']),
    detail: z.string(),
  }),
  z.object({ kind: z.literal('REVERSAL'), amount: z.string(), of: z.string() }),
  z.object({
    kind: z.literal('SHARE'),
    amount: z.string(),
    no: z.string(),
    basis: z.enum(splitBases),
    weight: z.string(),
    /** All parts together; what others carry is not told to a customer. */
    whole: z.object({ amount: z.string(), weight: z.string(), parts: z.int() }).optional(),
  }),
])

const explanation = z.object({
  parts: z.array(z.discriminatedUnion('kind', [dayPart, quantityPart])),
  steps: z.array(step),
  /** The billing rule of the cost list, and what it said in place of the price line. */
  rule: z.object({ ruleCode: z.string(), terms: z.record(z.string(), z.string()) }).optional(),
})

/** Another line of the same fee, document and period, or one that takes it back. */
const relatedLine = feeLineRecord.pick({
  id: true,
  jtNo: true,
  revision: true,
  amount: true,
  currency: true,
  status: true,
  isMissingPrice: true,
  exchangeRate: true,
  sendBackReason: true,
  reversalOf: true,
  reversedBy: true,
})

/** Another part of the same charge. */
const feePart = feeLineRecord
  .pick({
    id: true,
    jtNo: true,
    customerId: true,
    customerName: true,
    businessNo: true,
    amount: true,
    currency: true,
    status: true,
    isMissingPrice: true,
    exchangeRate: true,
    periodTo: true,
    sendBackReason: true,
    reversedBy: true,
  })
  .extend({ weight: z.string() })

export const feeLineDetail = feeLineRecord.extend({ explanation })
export const feeLineFamily = feeLineDetail.extend({
  related: z.array(relatedLine),
  parts: z.array(feePart),
})
export type FeeLineFamily = z.infer<typeof feeLineFamily>
export type RelatedLine = z.infer<typeof relatedLine>
export type FeePart = z.infer<typeof feePart>

export type FeeLine = z.infer<typeof feeLineRecord>
export type FeeLineDetail = z.infer<typeof feeLineDetail>
export type FeeExplanation = z.infer<typeof explanation>
/** The share of a split charge that a line is. */
export type ShareStep = Extract<FeeExplanation['steps'][number], { kind: 'SHARE' }>
