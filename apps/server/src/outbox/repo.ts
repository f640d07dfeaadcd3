import type { Read, Row, SystemTx, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { and, count, eq, isNotNull, lt, ne } from '@yuncang/db/sql'
import { claimDue, type Claim } from '../platform/leases/repo.ts'

export type Entry = Row<Schema['outbox']>

export const waiting = 0
export const delivered = 1
export const givenUp = 2

type NewEntry = Omit<Entry, 'status' | 'attempts' | 'failure' | 'lastError'>
const fresh = { status: waiting, attempts: 0, failure: null, lastError: '' }

export async function insert(tx: SystemTx, entry: NewEntry): Promise<void> {
  await tx.insert(tx.t.outbox, { ...entry, ...fresh })
}

export async function insertOfTenant(tx: Tx, entry: Omit<NewEntry, 'tenantNode'>): Promise<void> {
  await tx.insert(tx.t.outbox, { ...entry, ...fresh })
}

/** Takes what is due under a lease. */
export const claim = (tx: SystemTx, given: Claim): Promise<Entry[]> =>
  claimDue(tx, tx.t.outbox, given, eq(tx.t.outbox.status, waiting))

/** Writes how an attempt ended, unless its lease ran out and somebody else has the entry by now. */
export async function settle(
  tx: SystemTx,
  { id, attempts }: Entry,
  outcome: Partial<Pick<Entry, 'status' | 'dueTime' | 'failure' | 'lastError' | 'message'>>,
): Promise<void> {
  const { outbox } = tx.t
  const isOurs = eq(outbox.attempts, attempts)
  await tx.update(outbox, outcome, eq(outbox.id, id), isOurs, eq(outbox.status, waiting))
}

export async function countWaiting(db: Read): Promise<number> {
  const { outbox } = db.t
  const [row] = await db.pick({ all: count() }, outbox, eq(outbox.status, waiting))
  return row?.all ?? 0
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

/** Messages of a tenant that nobody could be given. */
export async function countGivenUp(db: Read): Promise<number> {
  const { outbox } = db.t
  const [row] = await db.pick({ all: count() }, outbox, eq(outbox.status, givenUp))
  return row?.all ?? 0
}
