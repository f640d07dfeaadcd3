import type { NewRow, Read, Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import {
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  lt,
  lte,
  notInArray,
  or,
  sql,
} from '@yuncang/db/sql'
import type { SystemTx } from '@yuncang/db/handle'
import { setImmediate } from 'node:timers/promises'
import type { ImportNoun, ImportStatus } from '@yuncang/shared/domain/import-batch'

export type BatchRow = Row<Schema['importBatch']>
export type StagedRow = Row<Schema['importRow']>

const rowsAtOnce = 1000

export async function find(
  db: Pick<Read, 'select' | 't'>,
  id: string,
  ownerId: string,
): Promise<BatchRow | undefined> {
  const { importBatch: t } = db.t
  const [row] = await db.select(t, eq(t.id, id), eq(t.createBy, ownerId), eq(t.isDeleted, 0))
  return row
}

export const unfinishedOf = (
  db: Read,
  ownerId: string,
  noun: ImportNoun | undefined,
  limit: number,
): Promise<BatchRow[]> => {
  const { importBatch: t } = db.t
  return db
    .select(
      t,
      eq(t.createBy, ownerId),
      eq(t.isDeleted, 0),
      notInArray(t.status, ['published', 'discarded']),
      noun && eq(t.noun, noun),
    )
    .orderBy(desc(t.createTime), desc(t.id))
    .limit(limit)
}

/** The last import of a file with this content. */
export async function publishedWith(
  db: Pick<Read, 'select' | 't'>,
  noun: ImportNoun,
  sha256: string,
): Promise<BatchRow | undefined> {
  const { importBatch: t } = db.t
  const [row] = await db
    .select(t, eq(t.noun, noun), eq(t.sha256, sha256), eq(t.status, 'published'))
    .orderBy(desc(t.publishTime))
    .limit(1)
  return row
}

export async function insert(tx: Tx, batch: NewRow<Schema['importBatch']>): Promise<BatchRow> {
  const [row] = await tx.insert(tx.t.importBatch, batch)
  return row!
}

/** Writes to a batch in one of these states, of this version if one is given; undefined when it is not. */
export async function change(
  tx: Tx,
  { id, version }: { id: string; version?: number | undefined },
  statuses: readonly ImportStatus[],
  changes: Partial<Omit<BatchRow, 'id' | 'tenantNode' | 'version'>>,
): Promise<BatchRow | undefined> {
  const { importBatch: t } = tx.t
  const [row] = await tx
    .update(
      t,
      { ...changes, version: sql`${t.version} + 1` },
      eq(t.id, id),
      inArray(t.status, [...statuses]),
      version === undefined ? undefined : eq(t.version, version),
    )
    .returning()
  return row
}

export const insertRows = (tx: Tx, rows: NewRow<Schema['importRow']>[]): Promise<StagedRow[]> =>
  tx.insert(tx.t.importRow, rows)

/** Writes down which records a batch has stored unseen. */
export const insertRecords = (tx: Tx, batchId: string, ids: readonly string[]) =>
  tx.insert(
    tx.t.importRecord,
    ids.map((recordId) => ({ batchId, recordId })),
  )

export async function recordsOf(
  tx: Pick<Tx, 'pick' | 't'>,
  batchId: string,
  limit: number,
): Promise<string[]> {
  const { importRecord: t } = tx.t
  const rows = await tx.pick({ id: t.recordId }, t, eq(t.batchId, batchId)).limit(limit)
  return rows.map(({ id }) => id)
}

export const forgetRecords = (
  tx: Pick<Tx, 'remove' | 't'>,
  batchId: string,
  ids: readonly string[],
) => {
  const { importRecord: t } = tx.t
  return tx.remove(t, eq(t.batchId, batchId), inArray(t.recordId, [...ids]))
}

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
  batchId: string,
  sheetNo: number,
  after: number,
  limit: number,
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
    .all({ batchId, sheetNo, after, limit })

type Mark = Pick<StagedRow, 'rowNo' | 'isSkipped' | 'isBad' | 'findings'>

/** Rows of a sheet, by the numbers that the user sees. */
type RowRange = { batchId: string; sheetNo: number; from: number; to: number }

/** Writes down what was found in these rows, and forgets what was before. */
export async function markRows(
  tx: Tx,
  { batchId, sheetNo, from, to }: RowRange,
  marks: readonly Mark[],
): Promise<void> {
  const { importRow: t } = tx.t
  const inSheet = [eq(t.batchId, batchId), eq(t.sheetNo, sheetNo)]
  const isMarked = or(eq(t.isBad, 1), eq(t.isSkipped, 1))
  const unmarked = { isBad: 0, isSkipped: 0, findings: null } as const
  await tx.update(t, unmarked, ...inSheet, gte(t.rowNo, from), lte(t.rowNo, to), isMarked)
  for (const { rowNo, ...mark } of marks) await tx.update(t, mark, ...inSheet, eq(t.rowNo, rowNo))
}

type RowQuery = { batchId: string; sheetNo: number; current: number; size: number; bad: 0 | 1 }

/** A page of the records of a sheet, or of those with something wrong. */
export async function rowsPage(db: Read, { batchId, sheetNo, current, size, bad }: RowQuery) {
  const { importRow: t } = db.t
  const where = [
    eq(t.batchId, batchId),
    eq(t.sheetNo, sheetNo),
    bad ? eq(t.isBad, 1) : eq(t.isSkipped, 0),
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

/** Batches that nobody has touched since, whatever became of them. */
export async function olderThan(
  db: Pick<Read, 'pick' | 't'>,
  before: string,
  limit: number,
): Promise<Pick<BatchRow, 'id' | 'noun' | 'fileKey'>[]> {
  const { importBatch: t } = db.t
  return db
    .pick(
      { id: t.id, noun: t.noun, fileKey: t.fileKey },
      t,
      lt(t.updateTime, before),
      eq(t.isDeleted, 0),
    )
    .limit(limit)
}

/** Takes the rows of batches away; what was imported, and when, is still known. */
export async function empty(tx: SystemTx, ids: readonly string[]): Promise<void> {
  const { importBatch } = tx.t
  for (const id of ids) await removeRows(tx, id)
  await tx.update(importBatch, { isDeleted: 1, fileKey: null }, inArray(importBatch.id, [...ids]))
}
