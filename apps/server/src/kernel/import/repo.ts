import { only } from '@yuncang/shared/kernel/expected'
import type { NewRow, Read, Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { asc, desc, eq, inArray, lt, notInArray, sql } from '@yuncang/db/sql'
import type { SystemTx } from '@yuncang/db/handle'
import { removeRows } from './rows/repo.ts'
import type { ImportNoun, ImportStatus } from '@yuncang/shared/nouns/import-batch/rules'

export type BatchRow = Row<Schema['importBatch']>

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
    .orderBy(desc(t.createTime), asc(t.sourceSheet), desc(t.id))
    .limit(limit)
}

/** The batches of one upload, whatever became of them, in the order of the sheets. */
export const ofUpload = (db: Pick<Read, 'pick' | 't'>, sourceId: string) => {
  const { importBatch: t } = db.t
  const { id, version, status, rowCount, findingCount, doubtfulRows, result } = t
  const stands = { id, version, status, rowCount, findingCount, doubtfulRows, result }
  const holds = { sourceId: t.sourceId, sourceSheet: t.sourceSheet, sheets: t.sheets }
  return db
    .pick({ ...stands, ...holds, isDeleted: t.isDeleted }, t, eq(t.sourceId, sourceId))
    .orderBy(asc(t.sourceSheet), asc(id))
}

/** The last import of the same sheet of a file with this content. */
export async function publishedWith(
  db: Pick<Read, 'select' | 't'>,
  { noun, sha256, ...batch }: Pick<BatchRow, 'noun' | 'sha256' | 'sourceSheet' | 'sheetNo'>,
): Promise<BatchRow | undefined> {
  const { importBatch: t } = db.t
  const sheet = batch.sourceSheet ?? batch.sheetNo
  const [row] = await db
    .select(
      t,
      eq(t.noun, noun),
      eq(t.sha256, sha256),
      eq(t.status, 'published'),
      // A batch of one sheet of several holds it as its first.
      sheet === null ? undefined : eq(sql`coalesce(${t.sourceSheet}, ${t.sheetNo})`, sheet),
    )
    .orderBy(desc(t.publishTime))
    .limit(1)
  return row
}

export async function insert(tx: Tx, batch: NewRow<Schema['importBatch']>): Promise<BatchRow> {
  return only(await tx.insert(tx.t.importBatch, batch))
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

/** Takes a batch back from a job that will not finish with it, unless another one works on it. */
export async function giveUp(
  tx: Pick<Tx, 'stmt' | 'update' | 't'>,
  { id, jobId, from }: { id: string; jobId: string; from: ImportStatus },
  changes: Partial<Pick<BatchRow, 'status' | 'refusal' | 'updateTime'>>,
): Promise<void> {
  const { importBatch: t } = tx.t
  await tx.update(
    t,
    { ...changes, version: sql`${t.version} + 1` },
    eq(t.id, id),
    eq(t.jobId, jobId),
    eq(t.status, from),
  )
}

/** Writes down which records a batch has stored hidden. */
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
