import { system } from '@yuncang/db/handle'
import { forgetCalls } from '../modules/call-log/service/retention.ts'
import { removeBefore as removeErrorLogsBefore } from '../modules/error-log/repo.ts'
import { remindOfOverdue } from '../modules/bill/service/reminders.ts'
import { expireContracts } from '../modules/contract/service/expiry.ts'
import { remindOfEnds } from '../modules/contract/service/reminders.ts'
import { expireOutboundOrders } from '../modules/outbound-order/service/expiry.ts'
import { beginDueReports } from '../modules/report-plan/service/clock.ts'
import { cleanUpFiles } from '../modules/file/service/cleanup.ts'
import { removeBefore } from '../trpc/idempotency/repo.ts'
import { cleanUpImports } from '../kernel/import/service/cleanup.ts'
import { removeBefore as removeLoginsBefore } from '../modules/login-record/repo.ts'
import { removeLinksBefore } from '../modules/password/repo.ts'
import { removeStale as removeCodes } from '../modules/phone-code/repo.ts'
import { keyNames } from '../modules/customer/service/similar.ts'
import { spellNames } from '../modules/search/service.ts'
import { removeStale } from '../modules/session/repo.ts'
import { removeBefore as removeSimulated } from '../connectors/message/repo.ts'
import { removeBefore as removeMailsBefore } from '../connectors/mail/repo.ts'
import { cleanUpArea } from '../files/storage/cleanup.ts'
import { cleanUpJobs } from '../jobs/cleanup.ts'
import { emptyExpired, removeSettledBefore } from '../outbox/repo.ts'
import { cleanUpSignOn } from '../sso/cleanup.ts'
import type { Services } from '../platform/services.ts'

const minuteMs = 60_000
const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Logs are kept for 180 days (docs/domain/records.md#logs). */
const logMs = 180 * dayMs
/** A course is over by then. */
const mailMs = 30 * dayMs

/** Forgets what has ended or counts for nothing any more, after a day; logs after their time. */
export async function forgetStale(services: Services): Promise<void> {
  const { db, clock } = services
  const now = clock()
  const before = (ms: number) => new Date(Date.parse(now) - ms).toISOString()
  await db.transaction(system('cleanup'), async (tx) => {
    await removeStale(tx, { session: now, failure: before(hourMs), attempt: before(dayMs) })
    await removeBefore(tx, before(dayMs))
    await removeCodes(tx, { code: now, wait: before(dayMs) })
    await removeLinksBefore(tx, now)
    await emptyExpired(tx, now)
    await removeSettledBefore(tx, before(logMs))
    await removeSimulated(tx, before(dayMs))
    await removeMailsBefore(tx, before(mailMs))
    await removeLoginsBefore(tx, before(logMs))
    await removeErrorLogsBefore(tx, before(logMs))
  })
  // Long after the last attempt, and after the course has looked at it.
  await cleanUpArea(services.storage, {
    area: 'mail',
    before: before(mailMs),
    named: async () => new Set<string>(),
  })
  await forgetCalls(services)
  await cleanUpSignOn(services)
}

/** Removes and ends what has run out, now and every hour, and begins every minute what is due; gives the function that ends it. */
export function startCleanup(services: Services): () => void {
  const attempt = (work: Promise<unknown>) =>
    work.catch((error: unknown) => services.log.error({ err: error }, 'cleanup failed'))
  const run = () => {
    void attempt(forgetStale(services))
    void attempt(cleanUpJobs(services))
    void attempt(cleanUpImports(services))
    void attempt(expireContracts(services))
    void attempt(remindOfEnds(services))
    void attempt(remindOfOverdue(services))
    void attempt(expireOutboundOrders(services))
    void attempt(cleanUpFiles(services))
    void attempt(spellNames(services))
    void attempt(keyNames(services))
  }
  run()
  const timer = setInterval(run, hourMs)
  const minutes = setInterval(() => void attempt(beginDueReports(services)), minuteMs)
  timer.unref()
  minutes.unref()
  return () => {
    clearInterval(timer)
    clearInterval(minutes)
  }
}
