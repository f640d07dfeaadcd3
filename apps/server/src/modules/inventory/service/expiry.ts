import type { Tx } from '@yuncang/db/handle'
import { AppError } from '@yuncang/shared/errors'
import type { Author } from '../../../kernel/record/service.ts'
import * as repo from '../repo.ts'

export const runOut = repo.runOut

/** When the active holds of a document run out; undefined when it holds nothing. */
export async function expiryOf(tx: Tx, refId: string) {
  const active = await repo.activeReservations(tx, { refId })
  const [first] = active.flatMap(({ expireTime }) => expireTime ?? []).sort()
  // A hold that nobody has used is changed by nothing but an extension.
  return first && { expireTime: first, wasExtended: active.some(({ version }) => version > 1) }
}

/** Keeps what a document holds until another time. Throws 409 when somebody uses a hold meanwhile. */
export async function extend(
  tx: Tx,
  author: Author,
  refId: string,
  expireTime: string,
): Promise<void> {
  for (const reservation of await repo.activeReservations(tx, { refId })) {
    const who = { updateBy: author.user.id, updateTime: author.now() }
    if (!(await repo.changeReservation(tx, reservation, { expireTime, ...who })))
      throw new AppError('record.stale')
  }
}
