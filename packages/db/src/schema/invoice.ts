import type { Kit } from './columns.ts'

/** Invoices as they were issued or received, and what of each is for which bill (docs/domain/invoices.md#invoices). */
export const invoiceTables = (c: Kit) => {
  const invoice = c.tenantTable(
    'invoice',
    {
      id: c.id(),
      /** The number that stands on it. */
      invoiceNo: c.text().notNull(),
      /** Whose numbers these are: '' for our own, the supplier of an invoice that was received. */
      issuerId: c.text().notNull(),
      /** 1 receivable, 2 payable. */
      recPay: c.int().notNull(),
      customerId: c.text().notNull(),
      customerName: c.text().notNull(),
      /** Dictionary INVOICE_TYPE. */
      invoiceType: c.text().notNull(),
      /** As the customer's invoice details said when it was recorded; '' on invoices that were received. */
      invoiceTitle: c.text().notNull(),
      dutyNumber: c.text().notNull(),
      invoiceDate: c.date().notNull(),
      currency: c.text().notNull(),
      /** Sums of its parts; below 0 on a red one. */
      net: c.money().notNull(),
      tax: c.money().notNull(),
      gross: c.money().notNull(),
      /** 1 valid, 2 taken back by a red one, 3 a red one. */
      status: c.int().notNull(),
      /** A red one names the invoice that it takes back, and why. */
      redOfId: c.text(),
      reason: c.text().notNull(),
      remark: c.text().notNull(),
      ...c.tracked(),
    },
    (t) => [
      c.uniqueIndex('invoice_no_uq').on(t.tenantNode, t.issuerId, t.invoiceNo),
      // An invoice is taken back once.
      c.uniqueIndex('invoice_red_uq').on(t.tenantNode, t.redOfId),
      c.index('invoice_time_ix').on(t.tenantNode, t.isDeleted, t.createTime, t.id),
      c.index('invoice_customer_ix').on(t.tenantNode, t.customerId, t.invoiceDate),
      c.index('invoice_search_ix').on(t.tenantNode, t.isDeleted, t.invoiceNo),
    ],
    {
      rows: {
        noun: 'invoice',
        columns: { customer: ['customerId'], own: ['createBy'] },
        // Not what a supplier is owed.
        only: { customer: { recPay: [1] } },
      },
    },
  )
  const invoicePart = c.tenantTable(
    'invoice_part',
    {
      id: c.id(),
      invoiceId: c
        .text()
        .notNull()
        .references(() => invoice.id),
      billId: c.text().notNull(),
      billNo: c.text().notNull(),
      period: c.text().notNull(),
      /** With the sign of what is payable; turned round on a red invoice. */
      amount: c.money().notNull(),
      net: c.money().notNull(),
      tax: c.money().notNull(),
    },
    (t) => [
      c.uniqueIndex('invoice_part_uq').on(t.tenantNode, t.invoiceId, t.billId),
      c.index('invoice_part_bill_ix').on(t.tenantNode, t.billId),
    ],
    { rows: { follows: ['invoice'], by: 'invoiceId' } },
  )
  return { invoice, invoicePart }
}
