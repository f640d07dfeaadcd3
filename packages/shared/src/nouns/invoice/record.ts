import * as z from 'zod'
import { wireDateOut, wireTimeOut } from '../../kernel/wire.ts'

/** An invoice as it leaves the server (docs/domain/invoices.md#invoices). */
export const invoiceRecord = z.object({
  id: z.string(),
  invoiceNo: z.string(),
  recPay: z.int(),
  customerId: z.string(),
  customerName: z.string(),
  invoiceType: z.string(),
  invoiceTitle: z.string(),
  dutyNumber: z.string(),
  invoiceDate: wireDateOut(),
  currency: z.string(),
  net: z.string(),
  tax: z.string(),
  gross: z.string(),
  status: z.int(),
  /** The invoice that a red one takes back. */
  redOfId: z.string().nullable(),
  /** Why it was taken back, or takes another back. */
  reason: z.string(),
  remark: z.string(),
  version: z.int(),
  createBy: z.string(),
  createTime: wireTimeOut(),
  updateTime: wireTimeOut(),
})

/** What of an invoice is for which bill. */
export const invoicePart = z.object({
  id: z.string(),
  billId: z.string(),
  billNo: z.string(),
  period: z.string(),
  amount: z.string(),
  net: z.string(),
  tax: z.string(),
})

/** With the bills that it is for, and the other one of an invoice and its red one. */
export const invoiceDetail = invoiceRecord.extend({
  parts: z.array(invoicePart),
  counterpart: z.object({ id: z.string(), invoiceNo: z.string() }).nullable(),
})

/** What of a bill is on an invoice. */
export const invoiceOfBill = invoiceRecord.extend({ part: invoicePart })

/** A bill of which something can be invoiced, and what. */
export const invoiceable = z.object({
  billId: z.string(),
  billNo: z.string(),
  period: z.string(),
  currency: z.string(),
  payable: z.string(),
  /** What is left, and the tax in it. */
  amount: z.string(),
  tax: z.string(),
})

export type Invoice = z.infer<typeof invoiceRecord>
export type InvoiceDetail = z.infer<typeof invoiceDetail>
export type InvoiceOfBill = z.infer<typeof invoiceOfBill>
export type Invoiceable = z.infer<typeof invoiceable>
