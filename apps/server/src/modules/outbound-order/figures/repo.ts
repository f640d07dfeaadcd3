import type { Read } from '@yuncang/db/handle'
import { count, eq, inArray, sql } from '@yuncang/db/sql'

/** How many orders stand in these states, the earliest day of picking up, how many were to be picked up before `day`. */
export const waiting = (db: Read, statuses: readonly number[], day: string) =>
  db
    .stmt('outboundOrder.waiting', (q, { outboundOrder: t }) =>
      q
        .pick(
          {
            status: t.outboundStatus,
            count: count(),
            due: sql<string | null>`min(${t.pickDate})`,
            late: sql<number>`sum(case when ${t.pickDate} < ${sql.placeholder('day')} then 1 else 0 end)`.mapWith(
              Number,
            ),
          },
          t,
          eq(t.isDeleted, 0),
          inArray(t.outboundStatus, [...statuses]),
        )
        .groupBy(t.outboundStatus),
    )
    .all({ day })
