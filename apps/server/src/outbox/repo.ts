import type { Row, SystemTx, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { and, asc, eq, inArray, isNotNull, lt, lte, ne, sql } from '@yuncang/db/sql'

export type Entry = Row<Schema['outbox']>

export const waiting = 0
export const delivered = 1
export const givenUp = 2

type NewEntry = Omit<Entry, 'status' | 'attempts' | 'lastError'>
const fresh = { status: waiting, attempts: 0, lastError: '' }

export async function insert(tx: SystemTx, entry: NewEntry): Promise<void> {
  await tx.insert(tx.t.outbox, { ...entry, ...fresh })
}

export async function insertOfTenant(tx: Tx, entry: Omit<NewEntry, 'tenantNode'>): Promise<void> {
  await tx.insert(tx.t.outbox, { ...entry, ...fresh })
}

/**
 * Takes what is due, in one statement: the due time moves to the end of the lease, so that whoever comes second finds
 * nothing due, and a worker that dies leaves its entries to the next.
 */
export function claimDue(
  tx: SystemTx,
  { now, leaseEnd, limit }: { now: string; leaseEnd: string; limit: number },
): Promise<Entry[]> {
  const { outbox } = tx.t
  const isDue = and(eq(outbox.status, waiting), lte(outbox.dueTime, now))
  const next = tx.pick({ id: outbox.id }, outbox, isDue).orderBy(asc(outbox.dueTime)).limit(limit)
  const lease = { dueTime: leaseEnd, attempts: sql`${outbox.attempts} + 1` }
  // Asked of the row again outside: PostgreSQL looks at it anew once another worker's claim has committed.
  return tx.update(outbox, lease, isDue, inArray(outbox.id, next)).returning()
}

/** Writes how an attempt ended, unless its lease ran out and somebody else has the entry by now. */
export async function settle(
  tx: SystemTx,
  { id, attempts }: Entry,
  outcome: Partial<Pick<Entry, 'status' | 'dueTime' | 'lastError' | 'message'>>,
): Promise<void> {
  const { outbox } = tx.t
  const isOurs = eq(outbox.attempts, attempts)
  await tx.update(outbox, outcome, eq(outbox.id, id), isOurs, eq(outbox.status, waiting))
}

/** What nobody wants any more may not lie about: it may hold a secret. */
export async function emptyExpired(tx: SystemTx, now: string): Promise<void> {
  const { outbox } = tx.t
  const isOver = and(ne(outbox.status, waiting), lt(outbox.expireTime, now))
  await tx.update(outbox, { message: null }, isOver, isNotNull(outbox.message))
}

export async function removeSettledBefore(tx: SystemTx, time: string): Promise<void> {
  const { outbox } = tx.t
  await tx.remove(outbox, ne(outbox.status, waiting), lt(outbox.createTime, time))
}
