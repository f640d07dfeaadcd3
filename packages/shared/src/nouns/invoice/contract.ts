import * as z from 'zod'
import {
  decimal,
  id,
  pageInput,
  pageOutput,
  required,
  text,
  version,
  wireDate,
} from '../../kernel/wire.ts'
import { recPay } from '../fee-line/rec-pay.ts'
import { invoiceable, invoiceDetail, invoiceOfBill, invoiceRecord } from './record.ts'

const filters = {
  invoiceNo: text(40).optional(),
  billNo: text(40).optional(),
  customerId: id().optional(),
  recPay: recPay().optional(),
  currency: text(3).optional(),
  status: z.int().min(1).max(3).optional(),
  dateFrom: wireDate().optional(),
  dateTo: wireDate().optional(),
}

const total = z.object({
  recPay: z.int(),
  currency: z.string(),
  count: z.int(),
  net: z.string(),
  tax: z.string(),
  gross: z.string(),
})

const held = { id: id(), version: version() }
const invoiceNo = () => required(40, 'invoice.numberRequired')

export const invoice = {
  page: {
    input: pageInput(['createTime', 'invoiceDate', 'gross', 'customerName', 'invoiceNo'], filters),
    output: pageOutput(invoiceRecord),
  },
  /** Sums of what `page` finds with the same filters, by currency; a red invoice takes away what it takes back. */
  totals: { input: z.strictObject(filters), output: z.array(total) },
  get: { input: z.strictObject({ id: id() }), output: invoiceDetail },
  /** The invoices over a bill, oldest first. */
  ofBill: { input: z.strictObject({ billId: id() }), output: z.array(invoiceOfBill) },
  /** The confirmed bills of a customer that are not wholly on invoices, oldest month first. */
  invoiceable: {
    input: z.strictObject({ customerId: id(), recPay: recPay() }),
    output: z.array(invoiceable),
  },
  create: {
    input: z.strictObject({
      invoiceNo: invoiceNo(),
      invoiceDate: wireDate(),
      /** Of a receivable one: title, tax number and kind come from these details of the customer. */
      customerInvoiceId: id().optional(),
      /** Of one that was received, the kind as it says. */
      invoiceType: text(2).optional(),
      parts: z
        .array(
          z.strictObject({
            billId: id(),
            /** Tax included, with the sign of what is payable. */
            amount: decimal('money'),
            tax: decimal('money'),
          }),
        )
        .min(1, 'invoice.noParts')
        .max(100),
      remark: text(500).default(''),
    }),
    output: invoiceDetail,
  },
  /** Corrects what was typed wrongly; the amounts stand. */
  update: {
    input: z.strictObject({
      ...held,
      invoiceNo: invoiceNo(),
      invoiceDate: wireDate(),
      remark: text(500).default(''),
    }),
    output: invoiceDetail,
  },
  /** Takes an invoice back in whole by a red one; gives the red one. */
  reverse: {
    input: z.strictObject({
      ...held,
      invoiceNo: invoiceNo(),
      invoiceDate: wireDate(),
      reason: required(500, 'invoice.reasonRequired'),
    }),
    output: invoiceDetail,
  },
} as const

export type InvoiceQuery = z.infer<typeof invoice.page.input>
export type InvoiceFilters = z.infer<typeof invoice.totals.input>
export type InvoiceTotal = z.infer<typeof total>
export type InvoiceDraft = z.infer<typeof invoice.create.input>
export type InvoiceChange = z.infer<typeof invoice.update.input>
export type InvoiceReversal = z.infer<typeof invoice.reverse.input>
