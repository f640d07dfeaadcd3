import type { Read, SystemTx, Tx } from '@yuncang/db/handle'
import { eq, lt, mapUniqueViolation, type UniqueMeanings } from '@yuncang/db/sql'
import { AppError } from '@yuncang/shared/errors'

export type KeyEntry = { userId: string; key: string; operation: string; inputHash: string }

/** The finished call of this key, if there was one. */
export async function find(db: Read, entry: KeyEntry) {
  const { idempotencyKey } = db.t
  const [row] = await db.select(
    idempotencyKey,
    eq(idempotencyKey.userId, entry.userId),
    eq(idempotencyKey.key, entry.key),
  )
  return row
}

/** Throws 409 when another instance has finished a call of this key since it was looked for. */
export async function begin(tx: Tx, entry: KeyEntry & { createTime: string }): Promise<void> {
  await mapUniqueViolation(finishedMeanwhile, () =>
    tx.insert(tx.t.idempotencyKey, { ...entry, answer: null }),
  )
}

const isRunning = (cause: unknown) => new AppError('idempotency.running', { cause })
const finishedMeanwhile: UniqueMeanings = { idempotency_key: isRunning, 'primary key': isRunning }

export async function finish(tx: Tx, entry: KeyEntry, answer: string): Promise<void> {
  const { idempotencyKey } = tx.t
  await tx.update(
    idempotencyKey,
    { answer },
    eq(idempotencyKey.userId, entry.userId),
    eq(idempotencyKey.key, entry.key),
  )
}

export async function removeBefore(tx: SystemTx, time: string): Promise<void> {
  await tx.remove(tx.t.idempotencyKey, lt(tx.t.idempotencyKey.createTime, time))
}
