import type { Row, SystemTx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { refuseFor, refuseUntil } from '../../../platform/refuse-until.ts'
import * as repo from '../repo.ts'

/*
 * Waits after failed sign-ins (docs/domain/access.md#failed-sign-ins). A try is written down as failed before the
 * password is looked at, so that a hundred parallel guesses count as a hundred; a right password takes its entry back.
 */
const freeTries = 5
const longestWaitSeconds = 15 * 60
const hourlyBudget = 50
const hourSeconds = 3600

type Attempt = Row<Schema['signInAttempt']>
export type Try = {
  readonly account: string
  readonly network: string
  readonly failureId: string
  readonly before: Pick<Attempt, 'failures' | 'waitUntil' | 'hasSucceeded'>
}

const later = (now: string, seconds: number) =>
  new Date(Date.parse(now) + seconds * 1000).toISOString()

/** How long the next try has to wait after so many failures. */
function waitAfter(failures: number): number {
  const over = failures - freeTries
  return over < 0 ? 0 : Math.min(2 ** Math.min(over, 20), longestWaitSeconds)
}

/** Notes a try; refuses it with 429 and the seconds to wait. */
export async function beginTry(
  tx: SystemTx,
  who: { account: string; network: string; now: string; newId: string },
): Promise<Try> {
  const { account, network, now } = who
  // One statement counts the try and takes the row's lock, so that parallel guesses queue up behind each other.
  const row = await repo.countTry(tx, { account, network, now })
  refuseUntil(row.waitUntil, now, waitAfter(row.failures - 1))
  const lastHour = await repo.countFailures(tx, account, later(now, -hourSeconds))
  if (lastHour >= hourlyBudget && !row.hasSucceeded) refuseFor(hourSeconds)
  const seconds = waitAfter(row.failures)
  const waitUntil = seconds ? later(now, seconds) : null
  await repo.saveAttempt(tx, { ...row, waitUntil })
  await repo.insertFailure(tx, { id: who.newId, account, time: now })
  const before = {
    failures: row.failures - 1,
    waitUntil: row.waitUntil,
    hasSucceeded: row.hasSucceeded,
  }
  return { account, network, failureId: who.newId, before }
}

/** A right password clears the waits of its network and takes the noted try back. */
export async function endTry(tx: SystemTx, attempt: Try, now: string): Promise<void> {
  const { account, network, failureId } = attempt
  const clean = { account, network, failures: 0, waitUntil: null, updateTime: now }
  await repo.saveAttempt(tx, { ...clean, hasSucceeded: 1 })
  await repo.removeFailure(tx, failureId)
}

/** A try that was never judged counts for nothing. */
export async function takeBackTry(tx: SystemTx, attempt: Try, now: string): Promise<void> {
  const { account, network, failureId, before } = attempt
  await repo.saveAttempt(tx, { account, network, ...before, updateTime: now })
  await repo.removeFailure(tx, failureId)
}
