import { sql } from 'drizzle-orm'
import type { Kit } from './columns.ts'

/** Values of parameters that a tenant has set, and the rates of currencies by month. */
export const paramTables = (c: Kit) => ({
  param: c.tenantTable(
    'param',
    {
      id: c.id(),
      paramKey: c.text().notNull(),
      paramValue: c.text().notNull(),
      remark: c.text().notNull(),
      ...c.tracked(),
    },
    (t) => [
      c
        .uniqueIndex('param_key_uq')
        .on(t.tenantNode, t.paramKey)
        .where(sql`is_deleted = 0`),
    ],
  ),
  fxRate: c.tenantTable(
    'fx_rate',
    {
      id: c.id(),
      /** Dictionary CURRENCY. */
      currency: c.text().notNull(),
      /** yyyyMM */
      month: c.text().notNull(),
      rate: c.rate().notNull(),
      ...c.tracked(),
    },
    (t) => [
      c.index('fx_rate_time_ix').on(t.tenantNode, t.isDeleted, t.createTime, t.id),
      c
        .uniqueIndex('fx_rate_month_uq')
        .on(t.tenantNode, t.currency, t.month)
        .where(sql`is_deleted = 0`),
    ],
  ),
})
