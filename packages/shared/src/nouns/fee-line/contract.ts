import * as z from 'zod'
import { feeLacks, feeSources, pricings } from './rules.ts'
import { feeUnits } from '../cost-code/fee-units.ts'
import { recPay } from './rec-pay.ts'
import { feeLineDetail, feeLineFamily, feeLineRecord } from './record.ts'
import { previewRerate, startRerate } from './rerate.ts'
import { split, splitBasis } from './split.ts'
import { feeCode, feeModuleId, taxRate } from '../cost-code/fields.ts'
import {
  amount,
  flag,
  id,
  pageInput,
  pageOutput,
  required,
  seenVersion,
  text,
  version,
  wireDate,
  wireDateOut,
} from '../../kernel/wire.ts'

const filters = {
  customerId: id().optional(),
  masterBillNo: text(64).optional(),
  businessNo: text(40).optional(),
  businessId: id().optional(),
  jtNo: text(40).optional(),
  splitNo: text(40).optional(),
  billId: id().optional(),
  feeCode: text(20).optional(),
  jfmoduleId: feeModuleId().optional(),
  recPay: recPay().optional(),
  status: z.int().min(0).max(9).optional(),
  source: z.enum(feeSources).optional(),
  currency: text(3).optional(),
  isMissingPrice: flag().optional(),
  /** Of these, those that lack a price or those that lack a rate of exchange. */
  lack: z.enum(feeLacks).optional(),
  /** Estimated lines that an auditor has sent back. */
  isSentBack: flag().optional(),
  /** Calculated drafts of inbound orders whose goods are not all in, or not completed; 0: every other line. */
  isToCome: flag().optional(),
  /** The last day of a line lies in here: a month's storage belongs to the month. */
  dateFrom: wireDate().optional(),
  dateTo: wireDate().optional(),
  /** yyyyMM of the books. */
  accountPeriod: z
    .string()
    .regex(/^\d{6}$/)
    .optional(),
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
  /** For TARIFF, where prices have conditions: what is charged; what the order says counts unless it is given. */
  product: text(100).default(''),
  brand: text(100).default(''),
  containerSize: text(10).default(''),
  areaType: text(100).default(''),
  businessType: text(100).default(''),
  /** For TYPED. */
  unit: z.enum(feeUnits).optional(),
  price: amount('price').optional(),
  /** For PASS: what was advanced. */
  amount: amount('money').optional(),
  receiptNo: text(64).default(''),
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
  if (value.pricing === 'PASS' && value.receiptNo.trim() === '')
    miss('receiptNo', 'feeLine.receiptRequired')
}

const currencyTotal = z.object({
  recPay: z.int().default(1),
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

const period = z.strictObject({ from: wireDate(), to: wireDate(), customerId: id().optional() })

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
  /**
   * Sums of what `page` finds with the same filters, by side and currency. Voided lines count only when they are asked for;
   * otherwise `voided` says how many were left out.
   */
  totals: {
    input: z.strictObject(filters),
    output: z.array(currencyTotal.extend({ voided: z.int() })),
  },
  get: { input: z.strictObject({ id: id() }), output: feeLineFamily },
  ofBusiness: { input: z.strictObject({ businessId: id() }), output: z.array(feeLineDetail) },
  /** Lines of inbound orders that count, with their day segments (docs/domain/fees.md#fee-lines). */
  ofInbound: ofBusinesses,
  ofOutbound: ofBusinesses,
  create: { input: z.strictObject(editable).superRefine(priced), output: feeLineDetail },
  update: {
    input: z.strictObject({ ...editable, id: id(), version: version() }).superRefine(priced),
    output: feeLineDetail,
  },
  /** One charge that several documents or customers carry, each by a line of its own (docs/domain/fees.md#split-charges). */
  split,
  /** What is known of the documents that it may be split over. */
  splitBasis,
  /** All of them or none. */
  confirm: step,
  audit: step,
  /** An auditor does not agree with a confirmed line: it can be changed or voided, and is confirmed anew. */
  sendBack: {
    input: z.strictObject({
      id: id(),
      version: version(),
      reason: required(500, 'feeLine.sendBackReasonRequired'),
    }),
    output: feeLineRecord,
  },
  /** Of a part of a split charge: all of its parts. */
  void: {
    input: z.strictObject({
      id: id(),
      version: version(),
      reason: required(500, 'feeLine.reasonRequired'),
    }),
    output: feeLineRecord,
  },
  /** Takes an audited line back in full by a line of the negative amount. */
  reverse: {
    input: z.strictObject({
      id: id(),
      version: version(),
      reason: required(500, 'feeLine.reverseReasonRequired'),
    }),
    output: feeLineDetail,
  },
  /** Prices the fees anew that an automatic line stands among: of its document, or of its owner's storage by it. */
  rerateLine: {
    input: z.strictObject({ id: id(), version: seenVersion() }),
    output: feeLineRecord,
  },
  /** What pricing the drafts of some days anew would move; nothing is written. */
  previewRerate,
  /** Does so, as a job. */
  startRerate,
  /** Prices the work lines of an order anew, after prices or rates have been entered. */
  rerate: { input: z.strictObject({ businessId: id() }), output: z.array(feeLineDetail) },
  /** Charges storage up to the last day, for all customers or one (docs/domain/fees.md#storage). */
  runPeriod: {
    input: period,
    output: z.object({
      from: wireDateOut(),
      to: wireDateOut(),
      /** Documents with goods that were looked at. */
      businesses: z.int(),
      /** Of them: those whose goods changed their owner in the period; each owner pays its own days. */
      handedOver: z.int().default(0),
      created: z.int(),
      updated: z.int(),
      /** Of the updated ones: lines that were confirmed or audited, and have to be confirmed again. */
      reopened: z.int().default(0),
      unchanged: z.int(),
      /** Of the created and updated ones: differences to what is billed. */
      supplements: z.int(),
      voided: z.int(),
      missing: z.int(),
      /** Whose storage of the period has no price, the most lines first. */
      unpriced: z
        .array(z.object({ customerId: z.string(), customerName: z.string(), count: z.int() }))
        .default([]),
      /** Of the storage lines that end in the period. */
      totals: z.array(currencyTotal),
    }),
  },
  /** The same as a job, whose `result` is what `runPeriod` answers. */
  startPeriod: { input: period, output: z.object({ id: z.string() }) },
} as const

export type FeeLineQuery = z.infer<typeof feeLine.page.input>
export type FeeLineFilters = z.infer<typeof feeLine.totals.input>
export type FeeTotal = z.infer<typeof currencyTotal>
export type FeeLineDraft = z.infer<typeof feeLine.create.input>
export type FeeLineChange = z.infer<typeof feeLine.update.input>
export type FeeLineSteps = z.infer<typeof step.input>
export type FeeLineSendBack = z.infer<typeof feeLine.sendBack.input>
export type FeeLineReverse = z.infer<typeof feeLine.reverse.input>
export type FeeLineVoid = z.infer<typeof feeLine.void.input>
export type PeriodRun = z.infer<typeof feeLine.runPeriod.input>
export type PeriodResult = z.infer<typeof feeLine.runPeriod.output>
export type FeesOfBusinesses = z.infer<typeof ofBusinesses.input>
