import compress from '@fastify/compress'
import type { Db } from '@yuncang/db/handle'
import { routes } from '@yuncang/shared/routes'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import { documentHolders } from './composition/document-holders.ts'
import { fileHandlers } from './composition/file-handlers.ts'
import { importers } from './composition/importers.ts'
import { listExports } from './composition/list-exports.ts'
import type { Config } from './config.ts'
import { createMessages } from './connectors/message/create.ts'
import { createStorage } from './files/storage/create.ts'
import { createOutside } from './connectors/outside/create.ts'
import { logCalls } from './http/call-log.ts'
import { endConnectionsOnClose } from './http/closing.ts'
import { mountDemo } from './http/demo.ts'
import { mountFiles } from './http/files.ts'
import { mountSignedFiles } from './http/signed-file.ts'
import { parseJsonBodies } from './http/json-body.ts'
import { mountOpenApi } from './http/openapi.ts'
import { mountOperations } from './http/health.ts'
import { mountMetrics, timeRequests } from './http/metrics.ts'
import { isSocketWanted, mountNoticeSocket } from './http/notice-socket.ts'
import { bodyLimits, mountRest } from './http/rest.ts'
import { limitRequests } from './http/request-limit.ts'
import { logRequests } from './http/request-log.ts'
import {
  answerNodeRefusals,
  answerUnroutedErrors,
  onClientError,
  onFrameworkError,
} from './http/unrouted-errors.ts'
import { secureAnswers } from './http/security-headers.ts'
import { mountTrpc } from './http/trpc-face.ts'
import { mountWeb } from './http/web.ts'
import { fileStoreOf, jobFileFolder } from './jobs/file-store.ts'
import { jobKinds } from './composition/job-kinds.ts'
import { papers } from './composition/papers.ts'
import { countOpenWork } from './composition/open-work.ts'
import { toldSince } from './kernel/record/service/since.ts'
import { createCallLog } from './modules/call-log/service/writer.ts'
import { createApiTokenStore } from './modules/api-token/service/token-store.ts'
import { createRoleStore } from './modules/session/service/role-store.ts'
import { memberOf } from './modules/session/service/member.ts'
import { outboxOutcomes } from './composition/outbox-outcomes.ts'
import { createSessionStore } from './modules/session/service/session-store.ts'
import { loadsOfStock } from './modules/inventory/service/loads.ts'
import { systemClock } from './platform/clock.ts'
import { unguessableCodes } from './platform/codes.ts'
import { timeOrderedIds } from './platform/ids.ts'
import { createLog } from './platform/log.ts'
import { measured } from './platform/metrics/database.ts'
import { createRegistry } from './platform/metrics/registry.ts'
import { argonPasswords } from './platform/passwords.ts'
import type { Services } from './platform/services.ts'
import { createSignOn } from './sso/create.ts'
import { mountSignOn } from './sso/mount.ts'
import { appRouter } from './composition/router.ts'

/** What the process lends to requests; tests replace single pieces. */
export function createServices(
  config: Config,
  opened: Db,
  given: Partial<Services> = {},
): Services {
  const clock = given.clock ?? systemClock
  const log = given.log ?? createLog(config.logLevel)
  const metrics = createRegistry((error) => log.warn({ err: error }, 'figure not read'))
  const db = measured(opened, metrics)
  const storage = createStorage(config, clock)
  return {
    config,
    db,
    clock,
    ids: timeOrderedIds,
    codes: unguessableCodes,
    log,
    metrics,
    passwords: argonPasswords(),
    sessions: createSessionStore(db, clock, config.endsIdleSessions),
    apiTokens: createApiTokenStore(db, clock),
    roles: createRoleStore(db),
    memberOf,
    signOn: createSignOn({ config, db, clock, log }),
    storage,
    messages: createMessages(config, db, clock),
    outside: createOutside({ config, db, clock, log, storage }),
    calls: createCallLog({ db, clock, ids: timeOrderedIds, log }),
    outboxOutcomes,
    openWork: countOpenWork,
    stockLoads: loadsOfStock,
    toldSince,
    documentHolders,
    papers,
    jobKinds,
    importers,
    listExports,
    jobFiles: fileStoreOf(storage, jobFileFolder(config.dataDir)),
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
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    bodyLimit: bodyLimits.normal,
    routerOptions: { maxParamLength: 600 },
    // A HEAD route for each call would be a third of the routes that every start waits for.
    exposeHeadRoutes: false,
    // What still arrives on an open connection while stopping is answered like anything else.
    return503OnClosing: false,
    requestTimeout: config.arrival.requestMs,
    http: {
      headersTimeout: config.arrival.headersMs,
      connectionsCheckingInterval: config.arrival.checkMs,
      shouldUpgradeCallback: isSocketWanted,
      requireHostHeader: false,
    },
    frameworkErrors: (error, request, reply) => {
      void onFrameworkError(error, request, reply)
    },
    clientErrorHandler: onClientError,
  })
  endConnectionsOnClose(app)
  answerUnroutedErrors(app)
  parseJsonBodies(app)
  logRequests(app, services.log)
  timeRequests(app, services)
  await secureAnswers(app, config)
  answerNodeRefusals(app)
  logCalls(app, services.calls)
  limitRequests(app, config.requestsPerMinute)
  await app.register(compress, { global: true, threshold: 4096 })
  mountOperations(app, services)
  mountMetrics(app, services)
  await mountSignOn(app, services)
  mountDemo(app, services)
  await mountNoticeSocket(app, services)
  mountRest(app, services, appRouter, routes)
  await mountFiles(app, services, routes, fileHandlers)
  mountSignedFiles(app, services)
  await mountTrpc(app, services, appRouter)
  mountOpenApi(app, appRouter, routes, fileHandlers)
  await mountWeb(app, config)
  return app
}
