import type { Read, SystemTx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import {
  and,
  asc,
  contains,
  count,
  desc,
  eq,
  inArray,
  isNull,
  lt,
  or,
  pattern,
  sql,
} from '@yuncang/db/sql'
import type { LoginRecordQuery } from '@yuncang/shared/contracts/login-record'

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

/** Records of a tenant: those that name it, and of its people those that name none. */
export async function page(db: Read, tenantNode: string, query: LoginRecordQuery) {
  const { loginRecord, membership } = db.t
  const { kind, account, current, size, ascs } = query
  const people = db.pick(
    { id: membership.userId },
    membership,
    eq(membership.tenantNode, tenantNode),
  )
  const unnamed = and(isNull(loginRecord.tenant), inArray(loginRecord.userId, people))
  const where = [
    or(eq(loginRecord.tenant, tenantNode), unnamed),
    kind ? eq(loginRecord.kind, kind) : undefined,
    account ? contains(loginRecord.account, pattern.contains(account)) : undefined,
  ]
  const direction = ascs?.length ? asc : desc
  const records = await db
    .select(loginRecord, ...where)
    .orderBy(direction(loginRecord.time), direction(loginRecord.id))
    .limit(size)
    .offset((current - 1) * size)
  const [counted] = await db.pick({ total: count() }, loginRecord, ...where)
  const total = counted?.total ?? 0
  return { records, total, size, current, pages: Math.ceil(total / size) }
}
