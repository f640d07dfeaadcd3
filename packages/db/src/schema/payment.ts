import { paymentStatuses } from '@yuncang/shared/nouns/payment/rules'
import { sql } from 'drizzle-orm'
import type { Kit } from './columns.ts'

const { open, partly, done } = paymentStatuses

/** Money that came in or went out, and which bills it settles (docs/domain/payments.md#payments). */
export const paymentTables = (c: Kit) => {
  const payment = c.tenantTable(
    'payment',
    {
      id: c.id(),
      /** SK… received, FK… paid, CD… offset. */
      paymentNo: c.text().notNull(),
      /** 1 received, 2 paid. */
      recPay: c.int().notNull(),
      /** '' until somebody knows whose money it is. */
      customerId: c.text().notNull(),
      customerName: c.text().notNull(),
      /** Who paid, or was paid, as the bank says. */
      payerName: c.text().notNull(),
      payDate: c.date().notNull(),
      currency: c.text().notNull(),
      amount: c.money().notNull(),
      /** What of it settles bills, and what rests. */
      writtenOff: c.money().notNull(),
      rest: c.money().notNull(),
      /** The bank's number of the movement. */
      reference: c.text().notNull(),
      /** Our own account. */
      bankAccount: c.text().notNull(),
      remark: c.text().notNull(),
      /** 1 open, 2 written off in part, 3 written off, 9 voided. */
      status: c.int().notNull(),
      /** 1 by hand, 2 from a bank file, 3 no money: an offset. */
      source: c.int().notNull(),
      reason: c.text().notNull(),
      ...c.tracked(),
    },
    (t) => [
      c.uniqueIndex('payment_no_uq').on(t.tenantNode, t.paymentNo),
      c.index('payment_time_ix').on(t.tenantNode, t.isDeleted, t.createTime, t.id),
      c.index('payment_status_ix').on(t.tenantNode, t.isDeleted, t.status, t.payDate),
      c.index('payment_customer_ix').on(t.tenantNode, t.customerId, t.payDate),
      // Nothing of a bank file comes in twice.
      c
        .uniqueIndex('payment_reference_uq')
        .on(t.tenantNode, t.recPay, t.reference, t.payDate, t.amount)
        .where(sql`reference <> '' and status <> 9`),
    ],
    {
      rows: {
        noun: 'payment',
        columns: { customer: ['customerId'], own: ['createBy'] },
        // What was recorded by mistake is nobody's.
        only: { customer: { status: [open, partly, done] } },
      },
    },
  )
  const writeOff = c.tenantTable(
    'write_off',
    {
      id: c.id(),
      paymentId: c
        .text()
        .notNull()
        .references(() => payment.id),
      billId: c.text().notNull(),
      billNo: c.text().notNull(),
      period: c.text().notNull(),
      currency: c.text().notNull(),
      /** With the sign of what is payable. */
      amount: c.money().notNull(),
      /** The money went the other way than that of its bills does: a credit note was paid out, or by a supplier. */
      isRefund: c.flag().notNull().default(0),
      /** 1 stands, 9 taken back. */
      status: c.int().notNull(),
      /** Why it was taken back. */
      reason: c.text().notNull(),
      ...c.tracked(),
    },
    (t) => [
      c.index('write_off_payment_ix').on(t.tenantNode, t.paymentId),
      c.index('write_off_bill_ix').on(t.tenantNode, t.billId),
    ],
    { rows: { follows: ['payment'], by: 'paymentId' } },
  )
  /** What of money that went one way gives back money that came the other way and settled nothing. */
  const paymentRefund = c.tenantTable(
    'payment_refund',
    {
      id: c.id(),
      /** The money that went back, and the money that it gives back. */
      paymentId: c
        .text()
        .notNull()
        .references(() => payment.id),
      ofId: c
        .text()
        .notNull()
        .references(() => payment.id),
      currency: c.text().notNull(),
      amount: c.money().notNull(),
      /** 1 stands, 9 taken back. */
      status: c.int().notNull(),
      /** Why it was taken back. */
      reason: c.text().notNull(),
      ...c.tracked(),
    },
    (t) => [
      c.index('payment_refund_payment_ix').on(t.tenantNode, t.paymentId),
      c.index('payment_refund_of_ix').on(t.tenantNode, t.ofId),
    ],
    { rows: { follows: ['payment'], by: 'paymentId' } },
  )
  return { payment, writeOff, paymentRefund }
}
