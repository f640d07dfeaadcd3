import type { Read, SystemTx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { and, contains, count, eq, inArray, isNull, lt, or, pattern, sql } from '@yuncang/db/sql'
import type { LoginRecordQuery } from '@yuncang/shared/nouns/login-record/contract'

import { orderOf, sortedBy, type Sort } from '../../platform/order.ts'
import { comesAfter, placeAfter } from '../../platform/walk.ts'

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

type Filters = Pick<LoginRecordQuery, 'kind' | 'account'>

/** Records of a tenant: those that name it, and of its people those that name none. */
function matching(db: Read, tenantNode: string, { kind, account }: Filters) {
  const { loginRecord, membership } = db.t
  const people = db.pick(
    { id: membership.userId },
    membership,
    eq(membership.tenantNode, tenantNode),
  )
  const unnamed = and(isNull(loginRecord.tenant), inArray(loginRecord.userId, people))
  return [
    or(eq(loginRecord.tenant, tenantNode), unnamed),
    kind ? eq(loginRecord.kind, kind) : undefined,
    account ? contains(loginRecord.account, pattern.contains(account)) : undefined,
  ]
}

export async function page(db: Read, tenantNode: string, query: LoginRecordQuery) {
  const { loginRecord } = db.t
  const { current, size } = query
  const where = matching(db, tenantNode, query)
  const records = await db
    .select(loginRecord, ...where)
    .orderBy(...sortedBy(loginRecord, orderOf(query, 'time')))
    .limit(size)
    .offset((current - 1) * size)
  const found = await total(db, tenantNode, query)
  return { records, total: found, size, current, pages: Math.ceil(found / size) }
}

export async function total(db: Read, tenantNode: string, filters: Filters): Promise<number> {
  const where = matching(db, tenantNode, filters)
  const [counted] = await db.pick({ total: count() }, db.t.loginRecord, ...where)
  return counted?.total ?? 0
}

/** The next records after one, in the order of the list. */
export const after = (
  db: Read,
  tenantNode: string,
  asked: Filters & Sort,
  { last, size }: { last: { time: string; id: string } | undefined; size: number },
) => {
  const { loginRecord } = db.t
  const order = orderOf(asked, 'time')
  const place = placeAfter(order, last, 'time')
  return db
    .select(
      loginRecord,
      ...matching(db, tenantNode, asked),
      place && comesAfter(loginRecord, order, place),
    )
    .orderBy(...sortedBy(loginRecord, order))
    .limit(size)
}
