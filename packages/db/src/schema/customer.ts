import { sql } from 'drizzle-orm'
import type { Kit } from '../columns.ts'

export const customerTables = (c: Kit) => ({
  customer: c.tenantTable(
    'customer',
    {
      id: c.id(),
      customerCode: c.text().notNull(),
      customerName: c.text().notNull(),
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
    ],
    { rows: { noun: 'customer', columns: { customer: ['id'], own: ['createBy'] } } },
  ),
})
