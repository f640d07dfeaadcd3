import * as z from 'zod'
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
} from '../../kernel/wire.ts'
import { recPay } from '../fee-line/rec-pay.ts'
import { billRecord, reductionRecord } from './record.ts'

const period = () => z.string().regex(/^\d{4}(0[1-9]|1[0-2])$/, 'bill.badPeriod')

const filters = {
  billNo: text(40).optional(),
  customerId: id().optional(),
  period: period().optional(),
  recPay: recPay().optional(),
  currency: text(3).optional(),
  status: z.int().min(0).max(9).optional(),
  /** Whether it was sent to the customer since its audit. */
  isSent: flag().optional(),
  /** Due on this day or before. */
  dueTo: wireDate().optional(),
  /** Audited, and something is to be paid. */
  isUnpaid: flag().optional(),
  /** The same, and its day has passed. */
  isOverdue: flag().optional(),
  /** Confirmed, and something is on no invoice. */
  isUninvoiced: flag().optional(),
  /** 1: credit notes only, 0: none. */
  isCredit: flag().optional(),
  /** Credit notes of this bill. */
  creditOf: id().optional(),
}

const total = z.object({
  recPay: z.int(),
  currency: z.string(),
  count: z.int(),
  amount: z.string(),
  reduceAmount: z.string(),
  payable: z.string(),
  invoiced: z.string(),
  paid: z.string(),
  outstanding: z.string(),
})

/** What a bill of one customer, currency and month would take, and what keeps the rest from it. */
const unbilled = z.object({
  customerId: z.string(),
  customerName: z.string(),
  /** That of the bill: CNY for foreign fees, too, where the contract says so. */
  currency: z.string(),
  /** Audited lines, which a bill takes. */
  count: z.int(),
  amount: z.string(),
  /** Lines that are not audited yet, those of them without an amount, and those of these that lack a rate. */
  unauditedCount: z.int(),
  missingCount: z.int(),
  missingRateCount: z.int(),
})

const whose = { period: period(), recPay: recPay().default(1) }
const held = { id: id(), version: version() }
const reason = () => required(500, 'bill.reasonRequired')
const step = { input: z.strictObject(held), output: billRecord }
const reasoned = { input: z.strictObject({ ...held, reason: reason() }), output: billRecord }

export const bill = {
  page: {
    input: pageInput(
      ['createTime', 'period', 'payable', 'outstanding', 'dueDate', 'customerName'],
      filters,
    ),
    output: pageOutput(billRecord),
  },
  /** Sums of what `page` finds with the same filters, by currency; voided bills only when they are asked for. */
  totals: { input: z.strictObject(filters), output: z.array(total) },
  get: { input: z.strictObject({ id: id() }), output: billRecord },
  /** The lines of a month that no bill holds, by customer and currency. */
  unbilled: {
    input: z.strictObject({ ...whose, customerId: id().optional() }),
    output: z.array(unbilled),
  },
  /**
   * Bills the audited lines of a customer's month, one bill for each currency, foreign fees in CNY where the contract says
   * so; an open bill takes what came since.
   */
  generate: {
    input: z.strictObject({ ...whose, customerId: id() }),
    output: z.array(billRecord),
  },
  /** The same for every customer, as a job whose `result` is `billing`. */
  startGenerate: { input: z.strictObject(whose), output: z.object({ id: z.string() }) },
  removeLines: {
    input: z.strictObject({ ...held, lineIds: z.array(id()).min(1).max(200) }),
    output: billRecord,
  },
  submit: step,
  withdraw: step,
  pass: { input: z.strictObject({ ...held, msg: text(500).default('') }), output: billRecord },
  refuse: reasoned,
  /** By the customer, or by the staff with what the customer signed. */
  confirm: { input: z.strictObject({ ...held, fileId: id().optional() }), output: billRecord },
  dispute: reasoned,
  /** Takes lines of an audited bill back in full, on the open credit note of the bill or a new one: gives that. */
  credit: {
    input: z.strictObject({
      id: id(),
      lineIds: z.array(id()).min(1).max(200),
      reason: reason(),
    }),
    output: billRecord,
  },
  reopen: reasoned,
  void: reasoned,
} as const

const judged = {
  input: z.strictObject({ ...held, msg: text(500).default('') }),
  output: reductionRecord,
}

export const billReduction = {
  page: {
    input: pageInput(['createTime', 'period', 'amount'], {
      billNo: text(40).optional(),
      customerId: id().optional(),
      period: period().optional(),
      status: z.int().min(1).max(9).optional(),
    }),
    output: pageOutput(reductionRecord),
  },
  ofBill: { input: z.strictObject({ billId: id() }), output: z.array(reductionRecord) },
  create: {
    input: z.strictObject({
      billId: id(),
      feeLineId: id(),
      /** What is taken off, above 0, tax included. */
      amount: amount('money'),
      reason: reason(),
      fileId: id().optional(),
    }),
    output: reductionRecord,
  },
  pass: judged,
  refuse: { input: z.strictObject({ ...held, msg: reason() }), output: reductionRecord },
  withdraw: { input: z.strictObject(held), output: reductionRecord },
} as const

/** Whose fees wait for a rate of exchange. */
const rateless = z.object({ customerName: z.string(), count: z.int() })
export type Rateless = z.infer<typeof rateless>

/**
 * What a job that bills a month has done; `underway` are the bills that an audit kept from their new lines, `rateless` the
 * customers with lines that lack a rate.
 */
export const billing = z.object({
  bills: z.int(),
  created: z.int(),
  lines: z.int(),
  underway: z.array(z.string()),
  rateless: z.array(rateless).default([]),
})
export type Billing = z.infer<typeof billing>

export type BillQuery = z.infer<typeof bill.page.input>
export type BillFilters = z.infer<typeof bill.totals.input>
export type BillTotal = z.infer<typeof total>
export type Unbilled = z.infer<typeof unbilled>
export type UnbilledQuery = z.infer<typeof bill.unbilled.input>
export type BillingOf = z.infer<typeof bill.generate.input>
export type BillingMonth = z.infer<typeof bill.startGenerate.input>
export type BillStep = z.infer<typeof step.input>
export type BillReasoned = z.infer<typeof reasoned.input>
export type BillCredit = z.infer<typeof bill.credit.input>
export type ReductionQuery = z.infer<typeof billReduction.page.input>
export type ReductionDraft = z.infer<typeof billReduction.create.input>
