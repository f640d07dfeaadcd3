import type { Read, Row } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { asc, desc, eq, gte, sql } from '@yuncang/db/sql'
import { monthStatuses } from '@yuncang/shared/nouns/month-close/rules'

export type MonthRow = Row<Schema['monthClose']>

/** The last closed month, '' for none: months are closed in their order. */
export async function lastClosed(db: Pick<Read, 'stmt'>): Promise<string> {
  const row = await db
    .stmt('closedMonth.last', (q, { monthClose: t }) =>
      q
        .pick({ period: t.period }, t, eq(t.status, sql.raw(String(monthStatuses.closed))))
        .orderBy(desc(t.period))
        .limit(1),
    )
    .first()
  return row?.period ?? ''
}

/** The closed month that this one is, or the first after it. */
export async function closedFrom(
  db: Pick<Read, 'select' | 't'>,
  period: string,
): Promise<MonthRow | undefined> {
  const { monthClose: t } = db.t
  const [row] = await db
    .select(t, eq(t.status, monthStatuses.closed), gte(t.period, period))
    .orderBy(asc(t.period))
    .limit(1)
  return row
}
