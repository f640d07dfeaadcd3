import type { Read, Row, SystemTx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { desc, eq, gt, isNull, lt } from '@yuncang/db/sql'

type Stored = Row<Schema['oidcRecord']>
export type KeyRow = Row<Schema['oidcKey']>

export async function saveRecord(tx: SystemTx, record: Stored): Promise<void> {
  const { oidcRecord } = tx.t
  const { id, ...set } = record
  await tx.upsert(oidcRecord, { id, ...set }, { target: [oidcRecord.id], set })
}

const findBy = async (
  db: Read,
  column: 'id' | 'uid',
  value: string,
  now: string,
): Promise<Stored | undefined> => {
  const { oidcRecord } = db.t
  const [row] = await db.select(
    oidcRecord,
    eq(oidcRecord[column], value),
    gt(oidcRecord.expireTime, now),
  )
  return row
}
export const findRecord = (db: Read, id: string, now: string) => findBy(db, 'id', id, now)
export const findRecordByUid = (db: Read, uid: string, now: string) => findBy(db, 'uid', uid, now)

/** True for the one caller who may use the record. */
export async function consumeRecord(tx: SystemTx, id: string, now: string): Promise<boolean> {
  const { oidcRecord } = tx.t
  const rows = await tx
    .update(oidcRecord, { consumeTime: now }, eq(oidcRecord.id, id), isNull(oidcRecord.consumeTime))
    .returning()
  return rows.length > 0
}

export async function removeRecord(tx: SystemTx, id: string): Promise<void> {
  await tx.remove(tx.t.oidcRecord, eq(tx.t.oidcRecord.id, id))
}

export async function removeRecordsOfGrant(tx: SystemTx, grantId: string): Promise<void> {
  await tx.remove(tx.t.oidcRecord, eq(tx.t.oidcRecord.grantId, grantId))
}

export async function removeExpiredRecords(tx: SystemTx, now: string): Promise<void> {
  await tx.remove(tx.t.oidcRecord, lt(tx.t.oidcRecord.expireTime, now))
}

/** Newest first. */
export const keys = (db: Read): Promise<KeyRow[]> =>
  db
    .stmt('sso.keys', (q, t) =>
      q.select(t.oidcKey).orderBy(desc(t.oidcKey.activeTime), desc(t.oidcKey.id)),
    )
    .all()

export async function insertKey(tx: SystemTx, key: KeyRow): Promise<void> {
  await tx.insert(tx.t.oidcKey, key)
}

/** Removes the keys that were replaced before `replacedBefore`: all older than the newest that signed by then. */
export async function removeReplacedKeys(tx: SystemTx, replacedBefore: string): Promise<void> {
  const { oidcKey } = tx.t
  const [successor] = await tx
    .select(oidcKey, lt(oidcKey.activeTime, replacedBefore))
    .orderBy(desc(oidcKey.activeTime), desc(oidcKey.id))
    .limit(1)
  if (!successor) return
  await tx.remove(oidcKey, lt(oidcKey.activeTime, successor.activeTime))
}
