import * as z from 'zod'
import { wireDateOut, wireTimeOut } from '../../kernel/wire.ts'

/** A bill as it leaves the server (docs/domain/bills.md#bills). Amounts in its currency. */
export const billRecord = z.object({
  id: z.string(),
  billNo: z.string(),
  recPay: z.int(),
  customerId: z.string(),
  customerName: z.string(),
  /** Empty where its lines come from several contracts, or from none. */
  contractId: z.string(),
  /** yyyyMM */
  period: z.string(),
  currency: z.string(),
  lineCount: z.int(),
  /** The sum of its lines, tax included. */
  amount: z.string(),
  /** The sum of its audited reductions: 0 or less. */
  reduceAmount: z.string(),
  /** What is to be paid, in all and without and as tax: the lines with the reductions. */
  payable: z.string(),
  netTotal: z.string(),
  taxTotal: z.string(),
  invoiced: z.string(),
  paid: z.string(),
  /** What is payable and not paid; below 0 on a credit note. */
  outstanding: z.string(),
  dueDate: wireDateOut(),
  status: z.int(),
  submitBy: z.string().nullable(),
  submitTime: wireTimeOut().nullable(),
  /** Why it was rejected, sent back, reopened or voided last. */
  reason: z.string(),
  confirmBy: z.string().nullable(),
  confirmTime: wireTimeOut().nullable(),
  /** What the customer signed, where somebody else confirmed for them. */
  confirmFileId: z.string().nullable(),
  remark: z.string(),
  /** Of a credit note that was made for a bill: that bill. */
  creditOf: z.string().nullable(),
  creditOfNo: z.string().nullable(),
  /** When it was last sent to the customer by mail since its audit. */
  sentTime: wireTimeOut().nullable(),
  version: z.int(),
  createBy: z.string(),
  createTime: wireTimeOut(),
  updateTime: wireTimeOut(),
})

/** Something taken off a line of an audited bill (docs/domain/bills.md#reductions). */
export const reductionRecord = z.object({
  id: z.string(),
  billId: z.string(),
  billNo: z.string(),
  customerId: z.string(),
  customerName: z.string(),
  period: z.string(),
  feeLineId: z.string(),
  feeCode: z.string(),
  feeName: z.string(),
  feeNameEn: z.string(),
  currency: z.string(),
  /** Below 0, and so are its parts. */
  amount: z.string(),
  netAmount: z.string(),
  taxAmount: z.string(),
  reason: z.string(),
  fileId: z.string().nullable(),
  status: z.int(),
  submitBy: z.string(),
  submitTime: wireTimeOut(),
  msg: z.string(),
  version: z.int(),
  createBy: z.string(),
  createTime: wireTimeOut(),
})

export type Bill = z.infer<typeof billRecord>
export type BillReduction = z.infer<typeof reductionRecord>
