import { AppError } from '@yuncang/shared/errors'
import { networkOf } from './network.ts'

const windowMs = 60_000
const addressesAtMost = 100_000

/**
 * Counts requests of an address, or of its /64, in a window of a minute. Calling it counts one, and throws 429 with the
 * seconds to wait beyond `perMinute`. In memory per instance (docs/domain/jobs.md#several-instances);
 * docs/decisions/009 says why this is no library.
 */
export function createRequestRate(perMinute: number): (address: string) => void {
  let counts = new Map<string, number>()
  let endsAt = 0
  return (address) => {
    const now = performance.now()
    if (now >= endsAt || counts.size >= addressesAtMost) {
      counts = new Map()
      endsAt = now + windowMs
    }
    const key = address.includes(':') ? networkOf(address) : address
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    if (count <= perMinute) return
    const seconds = Math.ceil((endsAt - now) / 1000)
    throw new AppError('request.tooMany', { params: { seconds }, retryAfter: seconds })
  }
}
