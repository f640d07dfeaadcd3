import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { probePaths } from './health.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the operation, for logs. */
    operation?: string
  }
  interface FastifyRequest {
    /** Knows the route already; null for a path that is none. */
    routeLog: Logger | null
  }
}

/**
 * One line per request: who, what, how it ended. The path is the route's pattern, so that neither a query with a
 * password nor an id gets into the log.
 */
export function logRequests(app: FastifyInstance, log: Logger): void {
  const unrouted = log.child({ route: 'none' })
  app.decorateRequest('routeLog', null)
  // What a route is gets written out once, not with every request.
  app.addHook('onRoute', (route) => {
    const { url, config } = route
    const routeLog = log.child({ route: url, ...(config && { operation: config.operation }) })
    const given = route.onRequest ?? []
    route.onRequest = [
      (request, _reply, done) => {
        request.routeLog = routeLog
        done()
      },
      ...(Array.isArray(given) ? given : [given]),
    ]
  })
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id)
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store')
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (!probePaths.has(request.url)) {
      const requestLog = request.routeLog ?? unrouted
      requestLog.info(
        {
          reqId: request.id,
          method: request.method,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime * 10) / 10,
          tenant: request.headers['tenant-node'],
          address: request.ip,
        },
        'request',
      )
    }
    done()
  })
}
