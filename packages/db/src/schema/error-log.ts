import type { Kit } from './columns.ts'

/**
 * What went wrong on screens, as their clients reported it (docs/domain/wire.md#what-the-client-does-with-a-failure).
 */
export const errorLogTables = (c: Kit) => ({
  errorLog: c.tenantTable(
    'error_log',
    {
      id: c.id(),
      url: c.text().notNull(),
      /** When it happened, by the clock of the client. */
      time: c.time().notNull(),
      type: c.text().notNull(),
      message: c.text().notNull(),
      stack: c.text().notNull(),
      info: c.text().notNull(),
      userId: c.text().notNull(),
      realName: c.text().notNull(),
      ip: c.text().notNull(),
      /** 0 open, 1 solved */
      solveStatus: c.flag().notNull(),
      ...c.tracked(),
    },
    (t) => [
      c.index('error_log_time_ix').on(t.tenantNode, t.isDeleted, t.createTime, t.id),
      c.index('error_log_age_ix').on(t.createTime),
    ],
  ),
})
