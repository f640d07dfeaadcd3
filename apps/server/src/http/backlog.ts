import { system } from '@yuncang/db/handle'
import { countByState } from '../jobs/repo.ts'
import { countWaiting } from '../outbox/repo.ts'
import type { Services } from '../platform/services.ts'
import { countOpen } from '../modules/session/repo.ts'

const freshForMs = 10_000

type Backlog = {
  outbox: number
  sessions: number
  jobs: Awaited<ReturnType<typeof countByState>>
}

/** What waits and who is there, over all tenants; asked of the database once in ten seconds, however often it is read. */
export function backlogOf({ db, clock }: Services) {
  let readAt = -Infinity
  let last: Promise<Backlog> | undefined
  const read = () =>
    db.read(system('figures of operation'), async (tables) => ({
      outbox: await countWaiting(tables),
      sessions: await countOpen(tables, clock()),
      jobs: await countByState(tables),
    }))
  return () => {
    if (!last || performance.now() - readAt >= freshForMs) {
      readAt = performance.now()
      last = read()
      // A failure is told to whoever asked, and is not kept.
      last.catch(() => (last = undefined))
    }
    return last
  }
}
