import type { Read, Row, SystemTx, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { and, count, desc, eq, isNotNull, lt, ne } from '@yuncang/db/sql'
import { outboxStatuses } from '@yuncang/shared/nouns/outbox/rules'
import { claimDue, type Claim } from '../platform/leases/repo.ts'

export type Entry = Row<Schema['outbox']>

export const { waiting, delivered, givenUp } = outboxStatuses

type NewEntry = Omit<Entry, 'status' | 'attempts' | 'failure' | 'lastError'>
const fresh = { status: waiting, attempts: 0, failure: null, lastError: '' }

export async function insert(tx: SystemTx, entry: NewEntry): Promise<void> {
  await tx.insert(tx.t.outbox, { ...entry, ...fresh })
}

/** One that stands there already is due anew. */
export async function putOfTenant(tx: Tx, entry: Omit<NewEntry, 'tenantNode'>): Promise<void> {
  const { outbox } = tx.t
  const { message, dueTime, expireTime } = entry
  const row = { ...entry, ...fresh }
  await tx.upsert(outbox, row, {
    target: [outbox.id],
    set: { message, dueTime, expireTime, ...fresh },
  })
}

/** Takes what is due under a lease. */
export const claim = (tx: SystemTx, given: Claim): Promise<Entry[]> =>
  claimDue(tx, tx.t.outbox, given, { isWaiting: eq(tx.t.outbox.status, waiting) })

/** Writes how an attempt ended; false when its lease ran out and somebody else has the entry by now. */
export async function settle(
  tx: SystemTx | Tx,
  { id, attempts }: Entry,
  outcome: Partial<Pick<Entry, 'status' | 'dueTime' | 'failure' | 'lastError' | 'message'>>,
): Promise<boolean> {
  const { outbox } = tx.t
  const isOurs = eq(outbox.attempts, attempts)
  const rows = await tx
    .update(outbox, outcome, eq(outbox.id, id), isOurs, eq(outbox.status, waiting))
    .returning()
  return rows.length > 0
}

export async function find(db: Read, id: string): Promise<Entry | undefined> {
  const [row] = await db.select(db.t.outbox, eq(db.t.outbox.id, id))
  return row
}

/** What counted as delivered does no longer; undefined when it did not. */
export async function undo(
  tx: Tx,
  id: string,
  kept: Pick<Entry, 'failure' | 'lastError'>,
): Promise<Entry | undefined> {
  const { outbox } = tx.t
  const isDelivered = eq(outbox.status, delivered)
  const [row] = await tx
    .update(outbox, { ...kept, status: givenUp }, eq(outbox.id, id), isDelivered)
    .returning()
  return row
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

/** What is about a record stays as long as the record: its page tells of it. */
export async function removeSettledBefore(tx: SystemTx, time: string): Promise<void> {
  const { outbox } = tx.t
  const isOver = and(ne(outbox.status, waiting), eq(outbox.businessId, ''))
  await tx.remove(outbox, isOver, lt(outbox.createTime, time))
}

/** The mails about a record, newest first. */
export const aboutRecord = (db: Read, businessId: string, limit: number): Promise<Entry[]> => {
  const { outbox } = db.t
  return db
    .select(outbox, eq(outbox.businessId, businessId))
    .orderBy(desc(outbox.createTime), desc(outbox.id))
    .limit(limit)
}

/** How many there are. */
export async function countAbout(db: Read | Tx, businessId: string): Promise<number> {
  const { outbox } = db.t
  const [row] = await db.pick({ all: count() }, outbox, eq(outbox.businessId, businessId))
  return row?.all ?? 0
}

/** Messages of a tenant that nobody could be given. */
export async function countGivenUp(db: Read): Promise<number> {
  const { outbox } = db.t
  const [row] = await db.pick({ all: count() }, outbox, eq(outbox.status, givenUp))
  return row?.all ?? 0
}
