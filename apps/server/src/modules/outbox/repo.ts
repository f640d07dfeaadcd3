import type { Read, Row, SystemTx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import {
  contains,
  count,
  desc,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  ne,
  pattern,
} from '@yuncang/db/sql'
import type { OutboxQuery } from '@yuncang/shared/contracts/outbox'
import { delivered, waiting } from '../../outbox/repo.ts'

export type Entry = Row<Schema['outbox']>

/** Messages of a tenant, or of the platform as '*', newest first unless the query sorts. */
export async function page(db: Read, tenantNode: string, query: OutboxQuery) {
  const { outbox } = db.t
  const { status, lastError, current, size, ascs, descs } = query
  const where = [
    eq(outbox.tenantNode, tenantNode),
    status === undefined ? undefined : eq(outbox.status, status),
    lastError ? contains(outbox.lastError, pattern.contains(lastError)) : undefined,
  ]
  const sorted = [
    ...(ascs ?? []).map((key) => asc(outbox[key])),
    ...(descs ?? []).map((key) => desc(outbox[key])),
  ]
  const rows = await db
    .select(outbox, ...where)
    .orderBy(...(sorted.length > 0 ? sorted : [desc(outbox.createTime)]), desc(outbox.id))
    .limit(size)
    .offset((current - 1) * size)
  const [counted] = await db.pick({ total: count() }, outbox, ...where)
  const total = counted?.total ?? 0
  return { rows, total, size, current, pages: Math.ceil(total / size) }
}

/** Makes a message that is still wanted due now, with all its attempts; undefined when there is none. */
export async function retry(
  tx: SystemTx,
  { id, tenants, now }: { id: string; tenants: readonly string[]; now: string },
): Promise<Entry | undefined> {
  const { outbox } = tx.t
  const [entry] = await tx
    .update(
      outbox,
      { status: waiting, attempts: 0, dueTime: now },
      eq(outbox.id, id),
      ne(outbox.status, delivered),
      isNotNull(outbox.message),
      gt(outbox.expireTime, now),
      inTenants(tx, tenants),
    )
    .returning()
  return entry
}

export async function find(
  db: SystemTx,
  id: string,
  tenants: readonly string[],
): Promise<Entry | undefined> {
  const [entry] = await db.select(db.t.outbox, eq(db.t.outbox.id, id), inTenants(db, tenants))
  return entry
}

const inTenants = (db: SystemTx, tenants: readonly string[]) =>
  inArray(db.t.outbox.tenantNode, [...tenants])
