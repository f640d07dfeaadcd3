import { sql } from 'drizzle-orm'
import type { Kit } from './columns.ts'

/** Short lists that fees, invoices and orders choose from. */
export const referenceTables = (c: Kit) => ({
  costCenter: c.tenantTable(
    'cost_center',
    {
      id: c.id(),
      code: c.text().notNull(),
      name: c.text().notNull(),
      forbiddenStatus: c.flag().notNull(),
      ...c.tracked(),
    },
    (t) => [
      c.index('cost_center_time_ix').on(t.tenantNode, t.isDeleted, t.createTime, t.id),
      c
        .uniqueIndex('cost_center_code_uq')
        .on(t.tenantNode, t.code)
        .where(sql`is_deleted = 0`),
    ],
  ),
  invoiceCode: c.tenantTable(
    'invoice_code',
    {
      id: c.id(),
      code: c.text().notNull(),
      name: c.text().notNull(),
      /** 税收分类编码: 19 digits. */
      taxCategory: c.text().notNull(),
      forbiddenStatus: c.flag().notNull(),
      ...c.tracked(),
    },
    (t) => [
      c.index('invoice_code_time_ix').on(t.tenantNode, t.isDeleted, t.createTime, t.id),
      c
        .uniqueIndex('invoice_code_code_uq')
        .on(t.tenantNode, t.code)
        .where(sql`is_deleted = 0`),
    ],
  ),
})
