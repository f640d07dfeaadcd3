import type { AnyTable, Row, SystemTx } from '@yuncang/db/handle'
import { and, asc, inArray, lte, sql, type SQL } from '@yuncang/db/sql'

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
  isWaiting: SQL | undefined,
  marks: object = {},
): Promise<Row<T>[]> {
  const any: AnyTable = table
  const isDue = and(isWaiting, lte(any.dueTime, now))
  const next = tx.pick({ id: any.id }, any, isDue).orderBy(asc(any.dueTime)).limit(limit)
  const lease = { ...marks, dueTime: leaseEnd, attempts: sql`${any.attempts} + 1` }
  // Asked of the row again outside: PostgreSQL looks at it anew once another worker's claim has committed.
  const claimed = tx.update(any, lease, isDue, inArray(any.id, next)).returning()
  // The table is T; seen as any table it has any columns.
  return claimed as unknown as Promise<Row<T>[]>
}
