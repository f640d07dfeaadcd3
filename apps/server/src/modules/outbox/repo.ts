import type { Read, Row, SystemTx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { contains, count, eq, gt, inArray, isNotNull, ne, pattern } from '@yuncang/db/sql'
import type { OutboxQuery } from '@yuncang/shared/nouns/outbox/contract'
import { orderOf, sortedBy, type Sort } from '../../platform/order.ts'
import { comesAfter, placeAfter } from '../../platform/walk.ts'
import { delivered, waiting } from '../../outbox/repo.ts'

export type Entry = Row<Schema['outbox']>

type Filters = Pick<OutboxQuery, 'status' | 'lastError'>

function matching(db: Read, tenantNode: string, { status, lastError }: Filters) {
  const { outbox } = db.t
  return [
    eq(outbox.tenantNode, tenantNode),
    status === undefined ? undefined : eq(outbox.status, status),
    lastError ? contains(outbox.lastError, pattern.contains(lastError)) : undefined,
  ]
}

/** Messages of a tenant, or of the platform as '*', newest first unless the query sorts. */
export async function page(db: Read, tenantNode: string, query: OutboxQuery) {
  const { outbox } = db.t
  const { current, size } = query
  const where = matching(db, tenantNode, query)
  const rows = await db
    .select(outbox, ...where)
    .orderBy(...sortedBy(outbox, orderOf(query)))
    .limit(size)
    .offset((current - 1) * size)
  const found = await total(db, tenantNode, query)
  return { rows, total: found, size, current, pages: Math.ceil(found / size) }
}

export async function total(db: Read, tenantNode: string, filters: Filters): Promise<number> {
  const where = matching(db, tenantNode, filters)
  const [counted] = await db.pick({ total: count() }, db.t.outbox, ...where)
  return counted?.total ?? 0
}

/** The next messages after one, in the order of the list. */
export function after(
  db: Read,
  tenantNode: string,
  asked: Filters & Sort,
  { last, size }: { last: Entry | undefined; size: number },
): Promise<Entry[]> {
  const { outbox } = db.t
  const order = orderOf(asked)
  const place = placeAfter(order, last)
  return db
    .select(outbox, ...matching(db, tenantNode, asked), place && comesAfter(outbox, order, place))
    .orderBy(...sortedBy(outbox, order))
    .limit(size)
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
