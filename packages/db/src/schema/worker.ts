import { sql } from 'drizzle-orm'
import type { Kit } from './columns.ts'

/** Who works in the warehouse, and with what. */
export const workerTables = (c: Kit) => ({
  worker: c.tenantTable(
    'worker',
    {
      id: c.id(),
      workerNo: c.text().notNull(),
      name: c.text().notNull(),
      /** Dictionary WORKER_TYPE. */
      workerType: c.codes().notNull(),
      team: c.text().notNull(),
      skill: c.text().notNull(),
      phone: c.text().notNull(),
      isStop: c.flag().notNull(),
      stopReason: c.text().notNull(),
      ...c.tracked(),
    },
    (t) => [
      c.index('worker_time_ix').on(t.tenantNode, t.isDeleted, t.createTime, t.id),
      c
        .uniqueIndex('worker_no_uq')
        .on(t.tenantNode, t.workerNo)
        .where(sql`is_deleted = 0`),
    ],
  ),
  forklift: c.tenantTable(
    'forklift',
    {
      id: c.id(),
      code: c.text().notNull(),
      name: c.text().notNull(),
      capacity: c.kg(),
      /** Dictionary FORKLIFT_STATUS. */
      status: c.int().notNull(),
      remark: c.text().notNull(),
      ...c.tracked(),
    },
    (t) => [
      c.index('forklift_time_ix').on(t.tenantNode, t.isDeleted, t.createTime, t.id),
      c
        .uniqueIndex('forklift_code_uq')
        .on(t.tenantNode, t.code)
        .where(sql`is_deleted = 0`),
    ],
  ),
})
