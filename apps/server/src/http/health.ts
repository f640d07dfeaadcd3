import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { homeOf } from '../platform/hosts.ts'
import type { Services } from '../platform/services.ts'

/** Asked every second by load balancers: neither counted nor logged. */
export const probePaths: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

/** For load balancers: alive at a constant cost, ready when the database answers. And what the client must know of its host. */
export function mountOperations(app: FastifyInstance, services: Services): void {
  const quiet = { config: { operation: 'health' }, exposeHeadRoute: true }
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
  app.get('/app-config.json', quiet, (request, reply) =>
    reply.send(appConfigOf(services.config, request.host)),
  )
}

/** What the web client must know of the host that it stands on (docs/domain/access.md#hosts). */
function appConfigOf(config: Config, host: string) {
  const known = homeOf(config, host)
  const home = known ?? (config.publicUrl && homeOf(config, new URL(config.publicUrl).host))
  return {
    env: home ? home.env : config.appEnv,
    issuer: home ? home.issuer : '',
    app: home ? home.app : '',
    localLogin: config.hasLocalLogin,
    demo: config.isDemo,
    publicUrl: config.publicUrl ?? (home ? home.app : ''),
  }
}
