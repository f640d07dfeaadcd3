import type { NewRow, SystemTx, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { and, contains, desc, eq, inArray, lt, lte, or, pattern, sql } from '@yuncang/db/sql'
import type { SolveStatus } from '@yuncang/shared/nouns/error-log/rules'
import { listing } from '../../platform/listing.ts'

export const { page, total, walk } = listing({
  name: 'errorLog',
  table: (t) => t.errorLog,
  filters: {
    type: { where: (t) => eq(t.type, sql.placeholder('type')) },
    message: {
      where: (t) => contains(t.message, sql.placeholder('message')),
      value: pattern.contains,
    },
    url: { where: (t) => contains(t.url, sql.placeholder('url')), value: pattern.contains },
    solveStatus: { where: (t) => eq(t.solveStatus, sql.placeholder('solveStatus')) },
  },
})

export async function insert(tx: Tx, rows: NewRow<Schema['errorLog']>[]): Promise<void> {
  await tx.insert(tx.t.errorLog, rows)
}

/** Removes what is older than the newest rows of the tenant. */
export async function keepNewest(tx: Tx, count: number): Promise<void> {
  const { errorLog } = tx.t
  const [last] = await tx
    .select(errorLog, eq(errorLog.isDeleted, 0))
    .orderBy(desc(errorLog.createTime), desc(errorLog.id))
    .limit(1)
    .offset(count)
  if (!last) return
  await tx.remove(
    errorLog,
    or(
      lt(errorLog.createTime, last.createTime),
      and(eq(errorLog.createTime, last.createTime), lte(errorLog.id, last.id)),
    ),
  )
}

export async function setSolved(
  tx: Tx,
  ids: readonly string[],
  changes: { solveStatus: SolveStatus; updateBy: string; updateTime: string },
): Promise<number> {
  const { errorLog } = tx.t
  const rows = await tx
    .update(errorLog, changes, inArray(errorLog.id, [...ids]), eq(errorLog.isDeleted, 0))
    .returning({ id: errorLog.id })
  return rows.length
}

export async function removeBefore(tx: SystemTx, time: string): Promise<void> {
  await tx.remove(tx.t.errorLog, lt(tx.t.errorLog.createTime, time))
}
