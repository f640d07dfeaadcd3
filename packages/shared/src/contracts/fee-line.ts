import { z } from 'zod'
import { feeSources, pricings } from '../domain/fee-line.ts'
import { feeUnits } from '../domain/tariff.ts'
import { feeLineDetail, feeLineRecord } from './fee-line-record.ts'
import { feeCode, feeModuleId, taxRate } from './tariff.ts'
import {
  amount,
  flag,
  id,
  pageInput,
  pageOutput,
  required,
  text,
  version,
  wireDate,
  wireDateOut,
} from './wire.ts'

/** 1 receivable, 2 payable. */
const recPay = () => z.union([z.literal(1), z.literal(2)])

const filters = {
  customerId: id().optional(),
  masterBillNo: text(64).optional(),
  businessNo: text(40).optional(),
  businessId: id().optional(),
  jtNo: text(40).optional(),
  feeCode: text(20).optional(),
  jfmoduleId: feeModuleId().optional(),
  recPay: recPay().optional(),
  status: z.int().min(0).max(9).optional(),
  source: z.enum(feeSources).optional(),
  currency: text(3).optional(),
  isMissingPrice: flag().optional(),
  /** The last day of a line lies in here: a month's storage belongs to the month. */
  dateFrom: wireDate().optional(),
  dateTo: wireDate().optional(),
}

const editable = {
  /** Number of the inbound or outbound order; empty for a fee of none. */
  businessNo: text(40).default(''),
  recPay: recPay().default(1),
  customerId: id(),
  feeCode: feeCode(),
  bizDate: wireDate(),
  pricing: z.enum(pricings),
  qty: amount('qty').default('1'),
  /** For TARIFF: of which containers, where prices differ by their size; that of the order's own unless given. */
  containerSize: text(10).default(''),
  /** For TYPED. */
  unit: z.enum(feeUnits).optional(),
  price: amount('price').optional(),
  /** For PASS: what was advanced. */
  amount: amount('money').optional(),
  currency: required(3, 'customer.currencyRequired').default('CNY'),
  /** That of the fee name unless given. */
  taxRate: taxRate().optional(),
  taxIncluded: flag().default(1),
  remark: text(500).default(''),
}

type Editable = z.output<z.ZodObject<typeof editable>>

function priced(value: Editable, ctx: z.RefinementCtx): void {
  const miss = (path: string, message: string) =>
    ctx.addIssue({ code: 'custom', path: [path], message })
  if (value.pricing === 'TYPED' && value.price === undefined) miss('price', 'feeLine.priceRequired')
  if (value.pricing === 'TYPED' && value.unit === undefined) miss('unit', 'feeLine.unitRequired')
  if (value.pricing === 'PASS' && value.amount === undefined)
    miss('amount', 'feeLine.amountRequired')
  if (value.pricing === 'PASS' && value.remark.trim() === '')
    miss('remark', 'feeLine.receiptRequired')
}

const currencyTotal = z.object({
  currency: z.string(),
  count: z.int(),
  amount: z.string(),
  netAmount: z.string(),
  taxAmount: z.string(),
  localAmount: z.string(),
})

const step = {
  input: z.strictObject({
    lines: z
      .array(z.strictObject({ id: id(), version: version() }))
      .min(1)
      .max(200),
  }),
  output: z.array(feeLineRecord),
}

const ofBusinesses = {
  input: z.strictObject({
    businessIds: z.array(id()).min(1).max(200),
    recPay: recPay().default(1),
  }),
  output: z.array(feeLineDetail),
}

export const feeLine = {
  page: {
    input: pageInput(
      ['createTime', 'periodTo', 'amount', 'masterBillNo', 'customerName', 'feeCode'],
      filters,
    ),
    output: pageOutput(feeLineRecord),
  },
  /** Sums of what `page` finds with the same filters, by currency; voided lines count only when they are asked for. */
  totals: { input: z.strictObject(filters), output: z.array(currencyTotal) },
  get: { input: z.strictObject({ id: id() }), output: feeLineDetail },
  ofBusiness: { input: z.strictObject({ businessId: id() }), output: z.array(feeLineDetail) },
  /** Lines of inbound orders that count, with their day segments (spec.md §7). */
  ofInbound: ofBusinesses,
  ofOutbound: ofBusinesses,
  create: { input: z.strictObject(editable).superRefine(priced), output: feeLineDetail },
  update: {
    input: z.strictObject({ ...editable, id: id(), version: version() }).superRefine(priced),
    output: feeLineDetail,
  },
  /** All of them or none. */
  confirm: step,
  audit: step,
  void: {
    input: z.strictObject({
      id: id(),
      version: version(),
      reason: required(500, 'feeLine.reasonRequired'),
    }),
    output: feeLineRecord,
  },
  /** Prices the work lines of an order anew, after prices or rates have been entered. */
  rerate: { input: z.strictObject({ businessId: id() }), output: z.array(feeLineDetail) },
  /** Charges storage up to the last day, for all customers or one (domain.md §6). */
  runPeriod: {
    input: z.strictObject({ from: wireDate(), to: wireDate(), customerId: id().optional() }),
    output: z.object({
      from: wireDateOut(),
      to: wireDateOut(),
      /** Documents with goods that were looked at. */
      businesses: z.int(),
      created: z.int(),
      updated: z.int(),
      unchanged: z.int(),
      /** Of the created and updated ones: differences to what is billed. */
      supplements: z.int(),
      voided: z.int(),
      missing: z.int(),
      /** Of the storage lines that end in the period. */
      totals: z.array(currencyTotal),
    }),
  },
} as const

export type FeeLineQuery = z.infer<typeof feeLine.page.input>
export type FeeLineFilters = z.infer<typeof feeLine.totals.input>
export type FeeTotal = z.infer<typeof currencyTotal>
export type FeeLineDraft = z.infer<typeof feeLine.create.input>
export type FeeLineChange = z.infer<typeof feeLine.update.input>
export type FeeLineSteps = z.infer<typeof step.input>
export type FeeLineVoid = z.infer<typeof feeLine.void.input>
export type PeriodRun = z.infer<typeof feeLine.runPeriod.input>
export type PeriodResult = z.infer<typeof feeLine.runPeriod.output>
export type FeesOfBusinesses = z.infer<typeof ofBusinesses.input>
