import type { NewRow, Read, Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { asc, count, eq, gt, gte, lt, lte, or, sql } from '@yuncang/db/sql'
import { setImmediate } from 'node:timers/promises'

export type StagedRow = Row<Schema['importRow']>

const rowsAtOnce = 1000

export const insertRows = (tx: Tx, rows: NewRow<Schema['importRow']>[]): Promise<StagedRow[]> =>
  tx.insert(tx.t.importRow, rows)

/** Takes the rows of a batch away, some at a time: one statement for all of them would keep everybody waiting. */
export async function removeRows(
  tx: Pick<Tx, 'pick' | 'remove' | 't'>,
  batchId: string,
): Promise<void> {
  const { importRow: t } = tx.t
  for (;;) {
    const [first] = await tx
      .pick({ sheetNo: t.sheetNo, rowNo: t.rowNo }, t, eq(t.batchId, batchId))
      .orderBy(asc(t.sheetNo), asc(t.rowNo))
      .limit(1)
    if (!first) return
    const end = first.rowNo + rowsAtOnce
    await tx.remove(t, eq(t.batchId, batchId), eq(t.sheetNo, first.sheetNo), lt(t.rowNo, end))
    await setImmediate()
  }
}

/** Rows of a batch in the order of the file, after the one that was seen last. */
export const rowsAfter = (
  db: Read,
  given: { batchId: string; sheetNo: number; after: number; limit: number },
): Promise<StagedRow[]> =>
  db
    .stmt('import.rowsAfter', (q, { importRow: t }) =>
      q
        .select(
          t,
          eq(t.batchId, sql.placeholder('batchId')),
          eq(t.sheetNo, sql.placeholder('sheetNo')),
          gt(t.rowNo, sql.placeholder('after')),
        )
        .orderBy(asc(t.rowNo))
        .limit(sql.placeholder('limit')),
    )
    .all(given)

export type RowPlace = { batchId: string; sheetNo: number; rowNo: number }

const isAt = (t: Schema['importRow'], { batchId, sheetNo, rowNo }: RowPlace) => [
  eq(t.batchId, batchId),
  eq(t.sheetNo, sheetNo),
  eq(t.rowNo, rowNo),
]

export async function findRow(tx: Tx, place: RowPlace): Promise<StagedRow | undefined> {
  const { importRow: t } = tx.t
  const [row] = await tx.select(t, ...isAt(t, place))
  return row
}

export async function rewriteRow(
  tx: Tx,
  place: RowPlace,
  changes: Partial<Pick<StagedRow, 'cells' | 'down' | 'across'>>,
): Promise<void> {
  const { importRow: t } = tx.t
  await tx.update(t, changes, ...isAt(t, place))
}

type RowCheck = Pick<StagedRow, 'rowNo' | 'isSkipped' | 'isBad' | 'isDoubtful' | 'findings'>

/** Rows of a sheet, by the numbers that the user sees. */
type RowRange = { batchId: string; sheetNo: number; from: number; to: number }

/** Writes down what was found in these rows, and forgets what was before. */
export async function saveRowChecks(
  tx: Tx,
  { batchId, sheetNo, from, to }: RowRange,
  checks: readonly RowCheck[],
): Promise<void> {
  const { importRow: t } = tx.t
  const inSheet = [eq(t.batchId, batchId), eq(t.sheetNo, sheetNo)]
  const isMarked = or(eq(t.isBad, 1), eq(t.isDoubtful, 1), eq(t.isSkipped, 1))
  const cleared = { isBad: 0, isDoubtful: 0, isSkipped: 0, findings: null } as const
  await tx.update(t, cleared, ...inSheet, gte(t.rowNo, from), lte(t.rowNo, to), isMarked)
  for (const { rowNo, ...check } of checks)
    await tx.update(t, check, ...inSheet, eq(t.rowNo, rowNo))
}

type RowQuery = {
  batchId: string
  sheetNo: number
  current: number
  size: number
  bad: 0 | 1
  doubtful: 0 | 1
}

/** A page of the records of a sheet, or of those with something wrong or doubtful. */
export async function rowsPage(db: Read, query: RowQuery) {
  const { batchId, sheetNo, current, size, bad, doubtful } = query
  const { importRow: t } = db.t
  const where = [
    eq(t.batchId, batchId),
    eq(t.sheetNo, sheetNo),
    bad || doubtful
      ? or(bad ? eq(t.isBad, 1) : undefined, doubtful ? eq(t.isDoubtful, 1) : undefined)
      : eq(t.isSkipped, 0),
  ]
  const records = await db
    .select(t, ...where)
    .orderBy(asc(t.rowNo))
    .limit(size)
    .offset((current - 1) * size)
  const [counted] = await db.pick({ total: count() }, t, ...where)
  const total = counted?.total ?? 0
  return { records, total, size, current, pages: Math.ceil(total / size) }
}
