import { only } from '@yuncang/shared/kernel/expected'
import type { NewRow, Read, Row, SystemTx, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { and, asc, count, eq, inArray, lt, or, sql } from '@yuncang/db/sql'
import { rowsOfList, rowsWithValues } from '../../platform/rows/value-lists.ts'
import { changeHeld, type Held } from '../../platform/rows/versioned.ts'

export type FileRow = Row<Schema['file']>
export type NewFile = NewRow<Schema['file']>

export const fileStatuses = { pending: 0, ready: 1, removed: 2 } as const

/** What is ready of records, the oldest first. */
export const ofBusinesses = (db: Read, businessIds: readonly string[]): Promise<FileRow[]> =>
  rowsWithValues(db, 'file.of records', businessIds, (q, { file: t }, list) =>
    q
      .select(t, inArray(t.businessId, list), eq(t.status, fileStatuses.ready))
      .orderBy(asc(t.createTime), asc(t.id)),
  )

export const find = (db: Read, id: string): Promise<FileRow | undefined> =>
  db
    .stmt('file.find', (q, t) =>
      q.select(t.file, eq(t.file.id, sql.placeholder('id')), eq(t.file.status, fileStatuses.ready)),
    )
    .first({ id })

/** Those of the ids that are documents of the record, ready or on their way. */
export const amongOf = (db: Read, businessId: string, ids: readonly string[]): Promise<FileRow[]> =>
  rowsOfList(
    db,
    { name: 'file.among', values: ids, params: { businessId } },
    (q, { file: t }, list) =>
      q.select(
        t,
        eq(t.businessId, sql.placeholder('businessId')),
        inArray(t.id, list),
        inArray(t.status, [fileStatuses.pending, fileStatuses.ready]),
      ),
  )

/** Documents of a record that are ready or on their way. */
export async function countOf(tx: Tx, businessId: string): Promise<number> {
  const row = await tx
    .stmt('file.count', (q, { file: t }) =>
      q.pick(
        { files: count() },
        t,
        eq(t.businessId, sql.placeholder('businessId')),
        inArray(t.status, [fileStatuses.pending, fileStatuses.ready]),
      ),
    )
    .first({ businessId })
  return row?.files ?? 0
}

export async function sameContent(
  tx: Tx,
  businessId: string,
  sha256: string,
): Promise<FileRow | undefined> {
  return tx
    .stmt('file.same content', (q, { file: t }) =>
      q.select(
        t,
        eq(t.businessId, sql.placeholder('businessId')),
        eq(t.sha256, sql.placeholder('sha256')),
        eq(t.status, fileStatuses.ready),
      ),
    )
    .first({ businessId, sha256 })
}

export async function insert(tx: Tx, row: NewFile): Promise<void> {
  await tx.insert(tx.t.file, row)
}

/** Changes a file from the version that was looked at; undefined when somebody was faster. */
export const change = (
  tx: Tx,
  held: Held & Pick<FileRow, 'status'>,
  changes: Partial<Omit<FileRow, 'id' | 'tenantNode' | 'version'>>,
): Promise<FileRow | undefined> =>
  changeHeld(tx, tx.t.file, { ...held, where: { status: held.status } }, changes)

/** Forgets a file that never became ready; true when it was there. */
export async function forgetPending(tx: Tx, id: string): Promise<boolean> {
  const { file: t } = tx.t
  const gone = await tx
    .remove(t, eq(t.id, id), eq(t.status, fileStatuses.pending))
    .returning({ id: t.id })
  return gone.length > 0
}

/** Adds to what the tenant's files take and gives the sum; whoever comes second waits for the first. */
export async function use(tx: Tx, id: string, kb: number): Promise<number> {
  const { fileUsage: t } = tx.t
  const set = { usedKb: sql`${t.usedKb} + ${kb}` }
  const row = only(await tx.upsert(t, { id, usedKb: kb }, { target: [t.tenantNode], set }))
  return row.usedKb
}

export async function usedOf(db: Read): Promise<number> {
  const [row] = await db.select(db.t.fileUsage)
  return row?.usedKb ?? 0
}

/** Files of every tenant whose bytes may go: never ready, or removed, since before those times. */
export const stale = (db: Read, before: { pending: string; removed: string }, limit: number) => {
  const { file: t } = db.t
  return db
    .select(
      t,
      or(
        and(eq(t.status, fileStatuses.pending), lt(t.updateTime, before.pending)),
        and(eq(t.status, fileStatuses.removed), lt(t.updateTime, before.removed)),
      ),
    )
    .limit(limit)
}

export async function forget(tx: SystemTx, { id, status }: FileRow): Promise<boolean> {
  const { file: t } = tx.t
  const gone = await tx.remove(t, eq(t.id, id), eq(t.status, status)).returning({ id: t.id })
  return gone.length > 0
}

/** Gives back what a file of a tenant took. */
export async function giveBack(tx: SystemTx, tenantNode: string, kb: number): Promise<void> {
  const { fileUsage: t } = tx.t
  await tx.update(t, { usedKb: sql`${t.usedKb} - ${kb}` }, eq(t.tenantNode, tenantNode))
}

/** Those of the keys that some row still names. */
export async function namedKeys(db: Read, keys: readonly string[]): Promise<Set<string>> {
  const { file: t } = db.t
  const rows = await db.pick(
    { storageKey: t.storageKey, thumbnailKey: t.thumbnailKey },
    t,
    or(inArray(t.storageKey, [...keys]), inArray(t.thumbnailKey, [...keys])),
  )
  return new Set(rows.flatMap((row) => [row.storageKey, row.thumbnailKey ?? '']))
}

/** Of a tenant that is not there as well. */
export async function isTenantLocked(db: Read, dataNode: string): Promise<boolean> {
  const { tenant } = db.t
  const [row] = await db.pick({ isLock: tenant.isLock }, tenant, eq(tenant.dataNode, dataNode))
  return row?.isLock !== 0
}
