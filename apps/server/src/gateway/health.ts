import type { FastifyInstance } from 'fastify'
import type { Services } from '../platform/services.ts'

/** Asked every second by load balancers: neither counted nor logged. */
export const probePaths: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

/** For load balancers: alive at a constant cost, ready when the database answers. And what the client must know of its host. */
export function mountOperations(app: FastifyInstance, services: Services): void {
  const quiet = { config: { operation: 'health' } }
  app.get('/healthz', quiet, async () => ({ status: 'ok' }))
  app.get('/readyz', quiet, async (_request, reply) => {
    try {
      await services.db.ping()
      return { status: 'ready' }
    } catch (error) {
      services.log.warn({ err: error }, 'not ready')
      return reply.code(503).send({ status: 'not ready' })
    }
  })
  const { appEnv, publicUrl, isDemo } = services.config
  app.get('/app-config.json', quiet, async () => ({
    env: appEnv,
    app: publicUrl ?? '',
    demo: isDemo,
  }))
}
