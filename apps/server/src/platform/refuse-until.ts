import { AppError } from '@yuncang/shared/errors'

/** By how much the clocks of several instances may differ. */
const skewMs = 60_000

/** Refuses with 429 and the seconds to wait. */
export function refuseFor(seconds: number): never {
  throw new AppError('session.wait', { params: { seconds }, retryAfter: seconds })
}

/**
 * Refuses with 429 and the seconds left of a wait that was set for so many. One with much more than that left is from
 * before the clock was put back, and over.
 */
export function refuseUntil(until: string | null, now: string, setFor: number): void {
  if (until === null || until <= now) return
  const left = Date.parse(until) - Date.parse(now)
  if (left > setFor * 1000 + skewMs) return
  refuseFor(Math.max(1, Math.min(Math.ceil(left / 1000), setFor)))
}
