import type { Read } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { count, eq, inArray, sql } from '@yuncang/db/sql'
import { inboundOrderActions } from '@yuncang/shared/nouns/inbound-order/rules'
import { waitsForSubmission } from '../drafted/repo.ts'

const dues = (t: Schema['inboundOrder']) => ({
  count: count(),
  due: sql<string | null>`min(${t.expectDate})`,
  late: sql<number>`coalesce(sum(case when ${t.expectDate} < ${sql.placeholder('day')} then 1 else 0 end), 0)`.mapWith(
    Number,
  ),
})

/** How many orders stand in these states, the earliest day that one is expected, how many were expected before `day`. */
export const waiting = (db: Read, statuses: readonly number[], day: string) =>
  db
    .stmt('inboundOrder.waiting', (q, { inboundOrder: t }) =>
      q
        .pick(
          { status: t.orderStatus, ...dues(t) },
          t,
          eq(t.isDeleted, 0),
          inArray(t.orderStatus, [...statuses]),
        )
        .groupBy(t.orderStatus),
    )
    .all({ day })

/** The same of drafts that customers wrote. */
export const waitingForSubmission = (db: Read, day: string) =>
  db
    .stmt('inboundOrder.waitingForSubmission', (q, schema) => {
      const { inboundOrder: t } = schema
      return q.pick(dues(t), t, eq(t.isDeleted, 0), waitsForSubmission(schema))
    })
    .all({ day })

/** The same of bonded orders that wait for the customs gate. */
export const waitingForCard = (db: Read, day: string) =>
  db
    .stmt('inboundOrder.waitingForCard', (q, { inboundOrder: t }) =>
      q.pick(
        dues(t),
        t,
        eq(t.isDeleted, 0),
        eq(t.bondedFlag, 1),
        eq(t.isCard, 0),
        inArray(t.orderStatus, [...inboundOrderActions.setCard.from]),
      ),
    )
    .all({ day })
