import { sql } from 'drizzle-orm'
import type { Kit } from './columns.ts'

/** Why an amount is what it is: parts that add up and the steps from them to the amount (domain/rating). */
export type FeeExplanation = {
  parts: readonly object[]
  steps: readonly object[]
  /** What a price that can change in its place said: the line keeps it (docs/domain/fees.md#when-business-changes). */
  terms?: object
}

/** Fee lines: one per business, owner, fee, tariff line and period (docs/domain/fees.md#fee-lines). */
export const feeLineTables = (c: Kit) => ({
  feeLine: c.tenantTable(
    'fee_line',
    {
      id: c.id(),
      /** Of the 计费通知: the lines of one business that became due together. */
      jtNo: c.text().notNull(),
      module: c.text().notNull(),
      businessId: c.text().notNull(),
      businessNo: c.text().notNull(),
      masterBillNo: c.text().notNull(),
      /** 1 receivable, 2 payable. */
      recPay: c.int().notNull(),
      customerId: c.text().notNull(),
      customerName: c.text().notNull(),
      contractId: c.text().notNull(),
      feeCode: c.text().notNull(),
      feeName: c.text().notNull(),
      feeNameEn: c.text().notNull().default(''),
      jfmoduleId: c.text().notNull(),
      calcMethod: c.text().notNull(),
      /** QUOTATION, COST_LIST, COST_STANDARD, MANUAL or MISSING, with the sheet and its line. */
      priceSource: c.text().notNull(),
      sheetId: c.text().notNull(),
      detailId: c.text().notNull(),
      ruleVersion: c.int().notNull(),
      unit: c.text().notNull(),
      /** What the price is for: of a yearly rate the value times the years. */
      qty: c.charged().notNull(),
      price: c.price().notNull(),
      currency: c.text().notNull(),
      taxRate: c.text().notNull(),
      taxIncluded: c.flag().notNull(),
      /** Gross, net and tax in `currency`; localAmount is the gross in CNY. */
      amount: c.money().notNull(),
      netAmount: c.money().notNull(),
      taxAmount: c.money().notNull(),
      exchangeRate: c.rate().notNull(),
      localAmount: c.money().notNull(),
      /** Of work: the day of it twice. '' never: dates are days. */
      periodFrom: c.date().notNull(),
      periodTo: c.date().notNull(),
      /** yyyyMM of the books: the month of its last day, or a later one where that was closed when it was made. */
      accountPeriod: c.text().notNull().default(''),
      explanation: c.json<FeeExplanation>().notNull(),
      /** Its amount may still rise with what happens to goods that are in store (CLIFF, 全额累进). */
      isOpen: c.flag().notNull(),
      /** No price was found: 缺价. */
      isMissingPrice: c.flag().notNull(),
      /** AUTO, MANUAL or IMPORT. */
      source: c.text().notNull(),
      /** 0; one more for every 补计 or 补差 of the same line. */
      revision: c.int().notNull(),
      /** The line that this one takes back in full, and on that line the one that did. */
      reversalOf: c.text(),
      reversedBy: c.text(),
      billId: c.text(),
      /** The charge that it is a part of, and on a reversal of a part that one's (docs/domain/fees.md#split-charges). */
      splitNo: c.text(),
      /** 0 estimated, 1 confirmed, 2 audited, 3 billed, 4 invoiced, 5 written off, 9 voided. */
      status: c.int().notNull(),
      remark: c.text().notNull(),
      /** 代垫: the number of the receipt. */
      receiptNo: c.text().notNull().default(''),
      /** What was said of the goods, so that a fee by hand finds its price. */
      traits: c.json<Record<string, string>>().notNull().default({}),
      /** Why an auditor sent it back; '' once it is confirmed again. */
      sendBackReason: c.text().notNull().default(''),
      ...c.tracked(),
    },
    (t) => [
      c
        .uniqueIndex('fee_line_uq')
        .on(
          t.tenantNode,
          t.recPay,
          t.customerId,
          t.feeCode,
          t.businessId,
          t.detailId,
          t.periodFrom,
          t.periodTo,
          t.revision,
        )
        .where(sql`status <> 9 and reversal_of is null`),
      c
        .uniqueIndex('fee_line_reversal_uq')
        .on(t.tenantNode, t.reversalOf)
        .where(sql`status <> 9 and reversal_of is not null`),
      c.index('fee_line_notice_ix').on(t.tenantNode, t.jtNo),
      c.index('fee_line_business_ix').on(t.tenantNode, t.businessId, t.status),
      c.index('fee_line_customer_ix').on(t.tenantNode, t.customerId, t.periodFrom),
      c.index('fee_line_period_ix').on(t.tenantNode, t.periodFrom, t.status),
      c.index('fee_line_account_ix').on(t.tenantNode, t.accountPeriod, t.status),
      // What waits for bills, customer by customer.
      c
        .index('fee_line_unbilled_ix')
        .on(t.tenantNode, t.accountPeriod, t.status, t.customerId, t.currency)
        .where(sql`bill_id is null`),
      c.index('fee_line_status_ix').on(t.tenantNode, t.isDeleted, t.status, t.isMissingPrice),
      c
        .index('fee_line_bill_ix')
        .on(t.tenantNode, t.billId)
        .where(sql`bill_id is not null`),
      c
        .index('fee_line_split_ix')
        .on(t.tenantNode, t.splitNo)
        .where(sql`split_no is not null`),
      c.index('fee_line_time_ix').on(t.tenantNode, t.isDeleted, t.createTime, t.id),
    ],
    {
      rows: {
        noun: 'feeLine',
        columns: { customer: ['customerId'], own: ['createBy'] },
        // Not what a supplier is owed.
        only: { customer: { recPay: [1] } },
      },
    },
  ),
})
