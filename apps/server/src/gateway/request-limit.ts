import { AppError } from '@yuncang/shared/errors'
import type { FastifyInstance } from 'fastify'
import { networkOf } from '../platform/network.ts'
import { probePaths } from './health.ts'

const windowMs = 60_000
const addressesAtMost = 100_000

/**
 * At most `perMinute` requests of one address, and of one /64, in a window of a minute; more get 429 and the seconds to
 * wait. In memory per instance (decisions.md 15); docs/decisions/009 says why this is no library.
 */
export function limitRequests(app: FastifyInstance, perMinute: number): void {
  let counts = new Map<string, number>()
  let endsAt = 0
  app.addHook('onRequest', (request, _reply, done) => {
    if (probePaths.has(request.url)) {
      done()
      return
    }
    const now = performance.now()
    if (now >= endsAt || counts.size >= addressesAtMost) {
      counts = new Map()
      endsAt = now + windowMs
    }
    const { ip } = request
    const key = ip.includes(':') ? networkOf(ip) : ip
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    if (count <= perMinute) {
      done()
      return
    }
    const seconds = Math.ceil((endsAt - now) / 1000)
    done(new AppError('request.tooMany', { params: { seconds }, retryAfter: seconds }))
  })
}
