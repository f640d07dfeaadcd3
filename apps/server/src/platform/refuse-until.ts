import { AppError } from '@yuncang/shared/errors'

/** Refuses with 429 and the seconds until an instant. */
export function refuseUntil(until: string, now: string): never {
  const seconds = Math.max(1, Math.ceil((Date.parse(until) - Date.parse(now)) / 1000))
  throw new AppError('session.wait', { params: { seconds }, retryAfter: seconds })
}
