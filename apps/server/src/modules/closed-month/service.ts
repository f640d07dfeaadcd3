import type { Tx } from '@yuncang/db/handle'
import { today } from '@yuncang/shared/kernel/calendar'
import { AppError } from '@yuncang/shared/errors'
import * as repo from './repo.ts'

/*
 * The guard of closed months (docs/domain/month-close.md#closed-months): whatever writes something that is dated asks
 * here, in its own transaction. tests/api/month-close/month-close-guard.test.ts makes every call of the interface with
 * all months closed and finds what forgot to.
 */

/** What a transaction found: nobody closes or reopens a month before it has ended. */
const known = new WeakMap<Tx, Promise<string>>()

/** The last closed month, '' for none. It stays so until the transaction ends. */
export function closedThrough(tx: Tx): Promise<string> {
  const found = known.get(tx) ?? readClosed(tx)
  known.set(tx, found)
  return found
}

async function readClosed(tx: Tx): Promise<string> {
  await tx.lockShared(lockOf(tx))
  return repo.lastClosed(tx)
}

/** Waits until everybody who writes something dated is through, and lets nobody begin: for closing and reopening. */
export const lockMonths = (tx: Tx): Promise<void> => tx.lockAlone(lockOf(tx))

const lockOf = ({ scope }: Tx): string =>
  `closedMonth ${'tenant' in scope ? scope.tenant : scope.system}`

/** Throws 409 when one of these months, yyyyMM, is closed. */
export async function assertOpenMonths(tx: Tx, periods: readonly string[]): Promise<void> {
  const last = await closedThrough(tx)
  const period = periods.filter((each) => each <= last).sort()[0]
  if (period === undefined) return
  const closed = await repo.closedFrom(tx, period)
  const { closeName: who = '', closeTime } = closed ?? {}
  const day = closeTime ? today(closeTime) : ''
  throw new AppError('monthClose.closed', { params: { period, who, day } })
}
