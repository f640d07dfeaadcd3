import type { Read, Row, SystemTx, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { count, desc, eq, lt } from '@yuncang/db/sql'

export type MailRow = Row<Schema['simulatedMail']>

/** What the simulator was given; given again, what became of it this time. */
export async function keep(tx: Tx, mail: Omit<MailRow, 'tenantNode'>): Promise<void> {
  const { simulatedMail } = tx.t
  const { state, time } = mail
  await tx.upsert(simulatedMail, mail, { target: [simulatedMail.id], set: { state, time } })
}

/** Newest first. */
export async function page(db: Read, { current, size }: { current: number; size: number }) {
  const { simulatedMail } = db.t
  const records = await db
    .select(simulatedMail)
    .orderBy(desc(simulatedMail.time), desc(simulatedMail.id))
    .limit(size)
    .offset((current - 1) * size)
  const [counted] = await db.pick({ total: count() }, simulatedMail)
  const total = counted?.total ?? 0
  return { records, total, size, current, pages: Math.ceil(total / size) }
}

export async function find(db: Read, id: string): Promise<MailRow | undefined> {
  const [row] = await db.select(db.t.simulatedMail, eq(db.t.simulatedMail.id, id))
  return row
}

/** What was taken only to come back. */
export const returning = (db: Read) =>
  db.select(db.t.simulatedMail, eq(db.t.simulatedMail.state, 'returning')).limit(100)

export async function setState(tx: SystemTx, id: string, state: MailRow['state']): Promise<void> {
  await tx.update(tx.t.simulatedMail, { state }, eq(tx.t.simulatedMail.id, id))
}

export async function removeBefore(tx: SystemTx, time: string): Promise<void> {
  await tx.remove(tx.t.simulatedMail, lt(tx.t.simulatedMail.time, time))
}
