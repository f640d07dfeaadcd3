import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the operation, for logs. */
    operation?: string
  }
}

/**
 * One line per request: who, what, how it ended. The path is the route's pattern, so that neither a query with a
 * password nor an id gets into the log.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id)
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store')
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { config, url } = request.routeOptions
    if (config.operation === 'health') {
      done()
      return
    }
    app.log.info(
      {
        reqId: request.id,
        method: request.method,
        route: url ?? 'none',
        operation: config.operation,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        tenant: request.headers['tenant-node'],
        address: request.ip,
      },
      'request',
    )
    done()
  })
}
