import { system } from '@yuncang/db/handle'
import { countWaiting } from '../outbox/repo.ts'
import type { Services } from '../platform/services.ts'
import { countOpen } from './session/repo.ts'

const freshForMs = 10_000

/** What waits and who is there, over all tenants; asked of the database once in ten seconds, however often it is read. */
export function backlogOf({ db, clock }: Services) {
  let readAt = -Infinity
  let last: Promise<{ outbox: number; sessions: number }> | undefined
  const read = () =>
    db.read(system('figures of operation'), async (tables) => ({
      outbox: await countWaiting(tables),
      sessions: await countOpen(tables, clock()),
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
