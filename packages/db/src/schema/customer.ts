import { sql } from 'drizzle-orm'
import type { Kit } from './columns.ts'

export const customerTables = (c: Kit) => {
  const customer = c.tenantTable(
    'customer',
    {
      id: c.id(),
      customerCode: c.text().notNull(),
      customerName: c.text().notNull(),
      /** First letters of the name in pinyin, for the search of the top bar; null until they are known. */
      initials: c.text(),
      /** By which near duplicates are found (nouns/customer/name-key.ts); null until it is known. */
      matchKey: c.text(),
      shortName: c.text().notNull(),
      enName: c.text().notNull(),
      socialCreditCode: c.text().notNull(),
      dutyNumber: c.text().notNull(),
      customsEtpsNo: c.text().notNull(),
      isVisual: c.flag().notNull(),
      /** Dictionary CUS_SUP_TYPE. */
      customerType: c.codes().notNull(),
      property: c.text().notNull(),
      address: c.text().notNull(),
      countryCode: c.text().notNull(),
      level: c.text().notNull(),
      creditLimit: c.money(),
      creditDays: c.int(),
      isStop: c.flag().notNull(),
      stopReason: c.text().notNull(),
      syncSource: c.text().notNull(),
      /** The customer that took over all that this one had (docs/domain/customer-merge.md#merge). */
      mergedIntoId: c.text(),
      ...c.tracked(),
    },
    (t) => [
      c
        .uniqueIndex('customer_name_uq')
        .on(t.tenantNode, t.customerName)
        .where(sql`is_deleted = 0`),
      c
        .uniqueIndex('customer_credit_code_uq')
        .on(t.tenantNode, t.socialCreditCode)
        .where(sql`is_deleted = 0`),
      c
        .uniqueIndex('customer_code_uq')
        .on(t.tenantNode, t.customerCode)
        .where(sql`is_deleted = 0`),
      c.index('customer_time_ix').on(t.tenantNode, t.isDeleted, t.createTime, t.id),
      c.index('customer_initials_ix').on(t.tenantNode, t.isDeleted, t.initials),
      c.index('customer_match_ix').on(t.tenantNode, t.isDeleted, t.matchKey),
      c
        .index('customer_merged_ix')
        .on(t.tenantNode, t.mergedIntoId)
        .where(sql`merged_into_id is not null`),
    ],
    { rows: { noun: 'customer', columns: { customer: ['id'], own: ['createBy'] } } },
  )
  const customerId = () =>
    c
      .text()
      .notNull()
      .references(() => customer.id)
  const customerInvoice = c.tenantTable(
    'customer_invoice',
    {
      id: c.id(),
      customerId: customerId(),
      invoiceTitle: c.text().notNull(),
      dutyNumber: c.text().notNull(),
      /** Dictionary INVOICE_TYPE. */
      invoiceType: c.text().notNull(),
      regAddress: c.text().notNull(),
      regPhone: c.text().notNull(),
      bankName: c.text().notNull(),
      bankAccount: c.text().notNull(),
      email: c.text().notNull(),
      isDefault: c.flag().notNull(),
      ...c.tracked(),
    },
    (t) => [
      c
        .uniqueIndex('customer_invoice_same_uq')
        .on(t.tenantNode, t.customerId, t.invoiceTitle, t.invoiceType, t.bankAccount)
        .where(sql`is_deleted = 0`),
      c
        .uniqueIndex('customer_invoice_default_uq')
        .on(t.tenantNode, t.customerId)
        .where(sql`is_deleted = 0 and is_default = 1`),
    ],
    { rows: { follows: ['customer'], by: 'customerId' } },
  )
  const customerBank = c.tenantTable(
    'customer_bank',
    {
      id: c.id(),
      customerId: customerId(),
      bankName: c.text().notNull(),
      bankAccount: c.text().notNull(),
      swift: c.text().notNull(),
      /** Dictionary CURRENCY. */
      currency: c.text().notNull(),
      cnaps: c.text().notNull(),
      isDefault: c.flag().notNull(),
      ...c.tracked(),
    },
    (t) => [
      c
        .uniqueIndex('customer_bank_account_uq')
        .on(t.tenantNode, t.customerId, t.bankAccount)
        .where(sql`is_deleted = 0`),
      c
        .uniqueIndex('customer_bank_default_uq')
        .on(t.tenantNode, t.customerId)
        .where(sql`is_deleted = 0 and is_default = 1`),
    ],
    { rows: { follows: ['customer'], by: 'customerId' } },
  )
  const customerContacter = c.tenantTable(
    'customer_contacter',
    {
      id: c.id(),
      customerId: customerId(),
      name: c.text().notNull(),
      phone: c.text().notNull(),
      email: c.text().notNull(),
      position: c.text().notNull(),
      /** Gets the mails about the customer's orders. */
      isNotify: c.flag().notNull(),
      ...c.tracked(),
    },
    (t) => [
      c
        .uniqueIndex('customer_contacter_person_uq')
        .on(t.tenantNode, t.customerId, t.name, t.phone)
        .where(sql`is_deleted = 0`),
    ],
    { rows: { follows: ['customer'], by: 'customerId' } },
  )
  const customerBranch = c.tenantTable(
    'customer_branch',
    {
      id: c.id(),
      customerId: customerId(),
      branchName: c.text().notNull(),
      socialCreditCode: c.text().notNull(),
      address: c.text().notNull(),
      contacter: c.text().notNull(),
      settleWithParent: c.flag().notNull(),
      ...c.tracked(),
    },
    (t) => [
      c
        .uniqueIndex('customer_branch_name_uq')
        .on(t.tenantNode, t.customerId, t.branchName)
        .where(sql`is_deleted = 0`),
    ],
    { rows: { follows: ['customer'], by: 'customerId' } },
  )
  return { customer, customerInvoice, customerBank, customerContacter, customerBranch }
}
