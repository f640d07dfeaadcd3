import { fastifyTRPCPlugin, type FastifyTRPCPluginOptions } from '@trpc/server/adapters/fastify'
import type { AnyRouter } from '@trpc/server'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../platform/services.ts'
import { rememberLocale, toAppError } from '../trpc/errors.ts'
import { localeOf } from './answers.ts'
import { callOf } from './call.ts'

const callsPerBatch = 20

/** tRPC's own transport, for operations without an address of their own: same context, same errors, our codes. */
export async function mountTrpc(
  app: FastifyInstance,
  services: Services,
  router: AnyRouter,
): Promise<void> {
  const trpcOptions: FastifyTRPCPluginOptions<AnyRouter>['trpcOptions'] = {
    router,
    maxBatchSize: callsPerBatch,
    createContext: ({ req, res }) => ({ services, call: callOf(req, res) }),
    responseMeta: ({ errors }) => {
      const [first] = errors
      return first && errors.length === 1 ? { status: toAppError(first).status } : {}
    },
    onError: ({ error, req }) => {
      rememberLocale(error, localeOf(req.headers['accept-language']))
      const failed = toAppError(error)
      req.refusal = failed.reason
      if (failed.status >= 500) req.log.error({ err: failed.cause ?? failed }, 'request failed')
    },
  }
  await app.register(fastifyTRPCPlugin, { prefix: '/api/trpc', trpcOptions })
}
