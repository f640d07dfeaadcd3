import { sql } from 'drizzle-orm'
import type { Kit } from './columns.ts'

/** Months of the books: prepared, closed, reopened (docs/domain/month-close.md). One without a row is open. */
export const monthCloseTables = (c: Kit) => ({
  monthClose: c.tenantTable(
    'month_close',
    {
      id: c.id(),
      /** yyyyMM */
      period: c.text().notNull(),
      /** 0 open, 1 prepared, 2 closed. */
      status: c.int().notNull(),
      submitBy: c.text(),
      submitName: c.text().notNull(),
      submitTime: c.time(),
      closeBy: c.text(),
      closeName: c.text().notNull(),
      closeTime: c.time(),
      /** Why it was sent back or reopened last. */
      reason: c.text().notNull(),
      ...c.tracked(),
    },
    (t) => [
      c.uniqueIndex('month_close_period_uq').on(t.tenantNode, t.period),
      c
        .index('month_close_closed_ix')
        .on(t.tenantNode, t.period)
        .where(sql`status = 2`),
    ],
  ),
})
