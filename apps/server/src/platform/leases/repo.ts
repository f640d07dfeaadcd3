import type { AnyTable, Row, SystemTx } from '@yuncang/db/handle'
import { and, asc, inArray, lte, sql, type AnyColumn, type SQL } from '@yuncang/db/sql'

export type Claim = { now: string; leaseEnd: string; limit: number }

/**
 * Takes rows that are due, in one statement: the due time moves to the end of the lease, so that whoever comes second
 * finds nothing due, and a worker that dies leaves its rows to the next. `table` has an id, a due time and attempts;
 * `isWaiting` says which of its rows somebody has to work on, `marks` what else a claim writes.
 */
export function claimDue<T extends AnyTable>(
  tx: SystemTx,
  table: T,
  { now, leaseEnd, limit }: Claim,
  { isWaiting, marks = {} }: { isWaiting: SQL | undefined; marks?: object },
): Promise<Row<T>[]> {
  const id: AnyColumn = table.id
  const dueTime: AnyColumn = table.dueTime
  const attempts: AnyColumn = table.attempts
  const isDue = and(isWaiting, lte(dueTime, now))
  const next = tx.pick({ id: table.id }, table, isDue).orderBy(asc(dueTime)).limit(limit)
  const lease = { ...marks, dueTime: leaseEnd, attempts: sql`${attempts} + 1` }
  // Asked of the row again outside: PostgreSQL looks at it anew once another worker's claim has committed.
  return tx.update<AnyTable>(table, lease, isDue, inArray(id, next)).returning()
}
