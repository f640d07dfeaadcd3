import { AppError } from '@yuncang/shared/errors'
import type { Clock } from '../../../platform/clock.ts'

/**
 * Who comes in costs a look at what was missed: after a restart all of them do
 * (docs/domain/resilience.md#lines-that-break).
 */
const perSecondAtMost = 250

/** Counts who is let in within a second. Throws 429 beyond the limit: clients come back by themselves. */
export function createArrivals(clock: Clock): () => void {
  let second = ''
  let count = 0
  return () => {
    const now = clock().slice(0, 19)
    if (now !== second) {
      second = now
      count = 0
    }
    count += 1
    if (count > perSecondAtMost) throw new AppError('server.busy', { retryAfter: 1 })
  }
}
