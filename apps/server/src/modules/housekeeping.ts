import { system } from '@yuncang/db/handle'
import { forgetCalls } from './call-log/service/retention.ts'
import { removeBefore as removeErrorLogsBefore } from './error-log/repo.ts'
import { expireContracts } from './contract/service/expiry.ts'
import { expireOutboundOrders } from './outbound-order/service/expiry.ts'
import { sweepFiles } from './file/service/sweep.ts'
import { removeBefore } from './idempotency/repo.ts'
import { tidyImports } from './import/service/tidy.ts'
import { removeBefore as removeLoginsBefore } from './login-record/repo.ts'
import { removeLinksBefore } from './password/repo.ts'
import { removeStale as removeCodes } from './phone-code/repo.ts'
import { removeStale } from './session/repo.ts'
import { removeBefore as removeSimulated } from '../connectors/message/repo.ts'
import { tidyJobs } from '../jobs/tidy.ts'
import { emptyExpired, removeSettledBefore } from '../outbox/repo.ts'
import { tidySignOn } from '../sso/tidy.ts'
import type { Services } from '../platform/services.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Logs are kept for 180 days (domain.md §4). */
const logMs = 180 * dayMs

/** Forgets what has ended or counts for nothing any more, after a day; logs after their time. */
export async function forgetStale(services: Services): Promise<void> {
  const { db, clock } = services
  const now = clock()
  const before = (ms: number) => new Date(Date.parse(now) - ms).toISOString()
  await db.transaction(system('housekeeping'), async (tx) => {
    await removeStale(tx, { session: now, failure: before(hourMs), attempt: before(dayMs) })
    await removeBefore(tx, before(dayMs))
    await removeCodes(tx, { code: now, wait: before(dayMs) })
    await removeLinksBefore(tx, now)
    await emptyExpired(tx, now)
    await removeSettledBefore(tx, before(logMs))
    await removeSimulated(tx, before(dayMs))
    await removeLoginsBefore(tx, before(logMs))
    await removeErrorLogsBefore(tx, before(logMs))
  })
  await forgetCalls(services)
  await tidySignOn(services)
}

/** Tidies up and ends what has run out, now and every hour; gives the function that ends it. */
export function startHousekeeping(services: Services): () => void {
  const attempt = (work: Promise<unknown>) =>
    work.catch((error: unknown) => services.log.error({ err: error }, 'housekeeping failed'))
  const run = () => {
    void attempt(forgetStale(services))
    void attempt(tidyJobs(services))
    void attempt(tidyImports(services))
    void attempt(expireContracts(services))
    void attempt(expireOutboundOrders(services))
    void attempt(sweepFiles(services))
  }
  run()
  const timer = setInterval(run, hourMs)
  timer.unref()
  return () => clearInterval(timer)
}
