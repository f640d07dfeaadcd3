import type { SystemTx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { lt, sql } from '@yuncang/db/sql'

export type NewRecord = Schema['loginRecord']['$inferInsert']

export async function insert(tx: SystemTx, record: NewRecord): Promise<void> {
  await tx.insert(tx.t.loginRecord, record)
}

/** One record per session and kind: a second one only adds the tenant that was not known before. */
export async function insertOnce(tx: SystemTx, record: NewRecord): Promise<void> {
  const { loginRecord } = tx.t
  await tx.upsert(loginRecord, record, {
    target: [loginRecord.session, loginRecord.kind],
    set: { tenant: sql`coalesce(${record.tenant ?? null}, ${loginRecord.tenant})` },
  })
}

export async function removeBefore(tx: SystemTx, time: string): Promise<void> {
  await tx.remove(tx.t.loginRecord, lt(tx.t.loginRecord.time, time))
}
