import type { Read } from '@yuncang/db/handle'
import { count, eq, inArray, sql } from '@yuncang/db/sql'

/** How many orders stand in these states, the earliest day that one is expected, how many were expected before `day`. */
export const waiting = (db: Read, statuses: readonly number[], day: string) =>
  db
    .stmt('inboundOrder.waiting', (q, { inboundOrder: t }) =>
      q
        .pick(
          {
            status: t.orderStatus,
            count: count(),
            due: sql<string | null>`min(${t.expectDate})`,
            late: sql<number>`sum(case when ${t.expectDate} < ${sql.placeholder('day')} then 1 else 0 end)`.mapWith(
              Number,
            ),
          },
          t,
          eq(t.isDeleted, 0),
          inArray(t.orderStatus, [...statuses]),
        )
        .groupBy(t.orderStatus),
    )
    .all({ day })
