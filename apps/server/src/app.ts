import compress from '@fastify/compress'
import rateLimit from '@fastify/rate-limit'
import type { Db } from '@yuncang/db/handle'
import { AppError } from '@yuncang/shared/errors'
import { routes } from '@yuncang/shared/gateway/routes'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Config } from './config.ts'
import { createMessages } from './connectors/message/create.ts'
import { mountDemo } from './gateway/demo.ts'
import { mountFiles } from './gateway/files.ts'
import { parseJsonBodies } from './gateway/json-body.ts'
import { mountOpenApi } from './gateway/openapi.ts'
import { mountOperations } from './gateway/health.ts'
import { bodyLimits, mountRest } from './gateway/rest.ts'
import { logRequests } from './gateway/request-log.ts'
import {
  answerNodeRefusals,
  answerStrays,
  onClientError,
  onFrameworkError,
} from './gateway/strays.ts'
import { secureAnswers } from './gateway/security-headers.ts'
import { mountTrpc } from './gateway/trpc-face.ts'
import { mountWeb } from './gateway/web.ts'
import { countOpenWork } from './modules/open-work.ts'
import { createRoleStore } from './modules/session/service/role-store.ts'
import { createSessionStore } from './modules/session/service/session-store.ts'
import { systemClock } from './platform/clock.ts'
import { timeOrderedIds } from './platform/ids.ts'
import { createLog } from './platform/log.ts'
import { argonPasswords } from './platform/passwords.ts'
import type { Services } from './platform/services.ts'
import { appRouter } from './trpc/router.ts'

/** What the process lends to requests; tests replace single pieces. */
export function createServices(config: Config, db: Db, given: Partial<Services> = {}): Services {
  const clock = given.clock ?? systemClock
  return {
    config,
    db,
    clock,
    ids: timeOrderedIds,
    log: createLog(config.logLevel),
    passwords: argonPasswords(),
    sessions: createSessionStore(db, clock, config.endsIdleSessions),
    roles: createRoleStore(db),
    messages: createMessages(config, db, clock),
    openWork: countOpenWork,
    ...given,
  }
}

/** The whole application without a port: wiring only. */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const { config } = services
  // Naming fastify's wider type keeps the types of every plugin plain.
  const log: FastifyBaseLogger = services.log
  const app = Fastify({
    loggerInstance: log,
    disableRequestLogging: true,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    bodyLimit: bodyLimits.normal,
    routerOptions: { maxParamLength: 600 },
    // What still arrives on an open connection while stopping is answered like anything else.
    return503OnClosing: false,
    requestTimeout: config.arrival.requestMs,
    http: {
      headersTimeout: config.arrival.headersMs,
      connectionsCheckingInterval: config.arrival.checkMs,
    },
    frameworkErrors: (error, request, reply) => {
      void onFrameworkError(error, request, reply)
    },
    clientErrorHandler: onClientError,
  })
  answerNodeRefusals(app)
  answerStrays(app)
  parseJsonBodies(app)
  logRequests(app)
  await secureAnswers(app, config.publicUrl?.startsWith('https:') ?? false)
  await app.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: 60_000,
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
      'retry-after': true,
    },
    errorResponseBuilder: (_request, context) => {
      const seconds = Math.ceil(context.ttl / 1000)
      return new AppError('request.tooMany', { params: { seconds }, retryAfter: seconds })
    },
  })
  await app.register(compress, { global: true, threshold: 4096 })
  mountOperations(app, services)
  mountDemo(app, services)
  mountRest(app, services, appRouter, routes)
  await mountFiles(app, services, routes)
  await mountTrpc(app, services, appRouter)
  await mountOpenApi(app, appRouter, routes)
  await mountWeb(app)
  return app
}
