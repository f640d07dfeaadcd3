import { z } from 'zod'
import { flag, wireDateOut, wireTimeOut } from './wire.ts'

/** A fee line without the reasons for its amount, as lists have it (domain.md §10). */
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
  isOpen: flag(),
  isMissingPrice: flag(),
  source: z.string(),
  revision: z.int(),
  reversalOf: z.string().nullable(),
  billId: z.string().nullable(),
  status: z.int(),
  remark: z.string(),
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
  z.object({ kind: z.literal('CAP'), amount: z.string(), maxCharge: z.string() }),
  z.object({ kind: z.literal('ROUNDED'), amount: z.string() }),
  z.object({ kind: z.literal('BILLED'), amount: z.string(), charged: z.string() }),
  z.object({
    kind: z.literal('MISSING'),
    what: z.enum(['PRICE', 'RATE', 'UNIT', 'VALUE']),
    detail: z.string(),
  }),
])

const explanation = z.object({
  parts: z.array(z.discriminatedUnion('kind', [dayPart, quantityPart])),
  steps: z.array(step),
})

export const feeLineDetail = feeLineRecord.extend({ explanation })

export type FeeLine = z.infer<typeof feeLineRecord>
export type FeeLineDetail = z.infer<typeof feeLineDetail>
export type FeeExplanation = z.infer<typeof explanation>
