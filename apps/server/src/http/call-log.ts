import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CallLog } from '../platform/call-log.ts'
import type { Actor } from '../trpc/context.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation changes something. */
    isChange?: boolean
  }
  interface FastifyRequest {
    /** Who is at work, and in which tenant; null until the entry has let them in. */
    actor: Actor | null
    /** Why the call was refused. */
    refusal: string
    /** The call could have changed something and did not. */
    isUnlogged: boolean
  }
}

const trpc = '/api/trpc/'
const longest = 200

/**
 * Writes down who changed what: after the answer, by the route's pattern and without a word of what was sent, so that
 * no secret gets in. Who was not let into a tenant is in the login records.
 */
export function logCalls(app: FastifyInstance, calls: CallLog): void {
  app.decorateRequest('actor', null)
  app.decorateRequest('refusal', '')
  app.decorateRequest('isUnlogged', false)
  app.addHook('onResponse', (request, reply, done) => {
    const operation = changeIn(request)
    if (operation !== undefined && request.actor && !request.isUnlogged) {
      const { tenantNode, user } = request.actor
      calls.add({
        tenantNode,
        operation,
        method: request.method,
        path: request.routeOptions.url ?? '',
        status: reply.statusCode,
        reason: request.refusal,
        costMs: Math.round(reply.elapsedTime),
        requestId: request.id,
        userId: user.id,
        account: user.account,
        realName: user.realName,
        ip: request.ip,
      })
    }
    done()
  })
  app.addHook('onClose', () => calls.flush())
}

/** The operation of a call that was to change something. */
function changeIn({ method, routeOptions, url }: FastifyRequest): string | undefined {
  const { config } = routeOptions
  if (config.isChange) return config.operation ?? ''
  if (method !== 'POST' || !url.startsWith(trpc)) return undefined
  return url.slice(trpc.length).split('?', 1)[0]?.slice(0, longest)
}
