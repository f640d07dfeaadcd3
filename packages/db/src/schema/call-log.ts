import type { Kit } from './columns.ts'

/** Every call that was to change something: who, what, how it ended. Never with what was sent. */
export const callLogTables = (c: Kit) => ({
  callLog: c.tenantTable(
    'call_log',
    {
      id: c.id(),
      operation: c.text().notNull(),
      method: c.text().notNull(),
      /** The pattern of the route, without query and ids. */
      path: c.text().notNull(),
      status: c.int().notNull(),
      /** Why it was refused; empty for a success. */
      reason: c.text().notNull(),
      costMs: c.int().notNull(),
      requestId: c.text().notNull(),
      userId: c.text().notNull(),
      account: c.text().notNull(),
      realName: c.text().notNull(),
      ip: c.text().notNull(),
      createTime: c.time().notNull(),
      isDeleted: c.int().notNull(),
    },
    (t) => [
      c.index('call_log_time_ix').on(t.tenantNode, t.isDeleted, t.createTime, t.id),
      c.index('call_log_age_ix').on(t.createTime),
    ],
  ),
})
