import { reductionStatuses, standing } from '@yuncang/shared/nouns/bill/rules'
import { sql } from 'drizzle-orm'
import type { Kit } from './columns.ts'

/** Bills and what is taken off them (docs/domain/bills.md#bills). */
export const billTables = (c: Kit) => {
  const bill = c.tenantTable(
    'bill',
    {
      id: c.id(),
      billNo: c.text().notNull(),
      /** 1 receivable, 2 payable. */
      recPay: c.int().notNull(),
      customerId: c.text().notNull(),
      customerName: c.text().notNull(),
      /** '' where its lines come from several contracts, or from none. */
      contractId: c.text().notNull(),
      /** yyyyMM */
      period: c.text().notNull(),
      currency: c.text().notNull(),
      lineCount: c.int().notNull(),
      /** Sums of its lines: gross, net and tax. */
      amount: c.money().notNull(),
      lineNet: c.money().notNull(),
      lineTax: c.money().notNull(),
      /** Sum of its audited reductions, 0 or less; payable, netTotal and taxTotal hold them already. */
      reduceAmount: c.money().notNull(),
      payable: c.money().notNull(),
      netTotal: c.money().notNull(),
      taxTotal: c.money().notNull(),
      /** What of it is on invoices and what is paid, 0 or more; on a credit note what of it was given back. */
      invoiced: c.money().notNull(),
      paid: c.money().notNull(),
      /** What is payable and not paid, with the sign of what is payable. */
      outstanding: c
        .money()
        .notNull()
        .default(sql`0`),
      dueDate: c.date().notNull(),
      /** 0 draft, 1 submitted, 2 audited, 3 confirmed, 4 invoiced, 5 partly paid, 6 paid, 8 rejected, 9 voided. */
      status: c.int().notNull(),
      submitBy: c.text(),
      submitTime: c.time(),
      reason: c.text().notNull(),
      confirmBy: c.text(),
      confirmTime: c.time(),
      confirmFileId: c.text(),
      remark: c.text().notNull(),
      /** Of a credit note that was made for a bill: that bill. */
      creditOf: c.text(),
      creditOfNo: c.text(),
      /** When it was last sent to the customer by mail since its audit. */
      sentTime: c.time(),
      ...c.tracked(),
    },
    (t) => [
      c.uniqueIndex('bill_no_uq').on(t.tenantNode, t.billNo),
      c
        .uniqueIndex('bill_open_uq')
        .on(t.tenantNode, t.recPay, t.customerId, t.period, t.currency)
        .where(sql`status in (0, 1, 8) and credit_of is null`),
      c
        .uniqueIndex('bill_credit_uq')
        .on(t.tenantNode, t.creditOf, t.period)
        .where(sql`status in (0, 1, 8) and credit_of is not null`),
      c.index('bill_time_ix').on(t.tenantNode, t.isDeleted, t.createTime, t.id),
      c.index('bill_customer_ix').on(t.tenantNode, t.customerId, t.period, t.status),
      c.index('bill_status_ix').on(t.tenantNode, t.isDeleted, t.status),
    ],
    {
      rows: {
        noun: 'bill',
        columns: { customer: ['customerId'], own: ['createBy'] },
        // What it is asked to pay, not what is being worked on.
        only: { customer: { recPay: [1], status: standing } },
      },
    },
  )
  const billReduction = c.tenantTable(
    'bill_reduction',
    {
      id: c.id(),
      billId: c
        .text()
        .notNull()
        .references(() => bill.id),
      billNo: c.text().notNull(),
      customerId: c.text().notNull(),
      customerName: c.text().notNull(),
      period: c.text().notNull(),
      feeLineId: c.text().notNull(),
      feeCode: c.text().notNull(),
      feeName: c.text().notNull(),
      feeNameEn: c.text().notNull(),
      currency: c.text().notNull(),
      /** Below 0, split at the tax rate of the line. */
      amount: c.money().notNull(),
      netAmount: c.money().notNull(),
      taxAmount: c.money().notNull(),
      reason: c.text().notNull(),
      fileId: c.text(),
      /** 1 submitted, 2 passed, 3 rejected, 9 taken back. */
      status: c.int().notNull(),
      submitBy: c.text().notNull(),
      submitTime: c.time().notNull(),
      msg: c.text().notNull(),
      ...c.tracked(),
    },
    (t) => [
      c.index('bill_reduction_bill_ix').on(t.tenantNode, t.billId, t.status),
      c.index('bill_reduction_time_ix').on(t.tenantNode, t.isDeleted, t.createTime, t.id),
    ],
    {
      rows: {
        noun: 'bill',
        columns: { customer: ['customerId'], own: ['createBy'] },
        only: { customer: { status: [reductionStatuses.passed] } },
      },
    },
  )
  return { bill, billReduction }
}
