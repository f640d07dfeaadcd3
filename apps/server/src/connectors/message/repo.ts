import type { Read, SystemTx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { desc, lt } from '@yuncang/db/sql'

type SimulatedMessage = Schema['simulatedMessage']['$inferInsert']

export async function keep(tx: SystemTx, message: SimulatedMessage): Promise<void> {
  const { simulatedMessage } = tx.t
  const { text } = message
  await tx.upsert(simulatedMessage, message, { target: [simulatedMessage.id], set: { text } })
}

/** Newest first. */
export const kept = (db: Read, limit: number) => {
  const { simulatedMessage } = db.t
  return db
    .select(simulatedMessage)
    .orderBy(desc(simulatedMessage.time), desc(simulatedMessage.id))
    .limit(limit)
}

export async function removeBefore(tx: SystemTx, time: string): Promise<void> {
  await tx.remove(tx.t.simulatedMessage, lt(tx.t.simulatedMessage.time, time))
}
