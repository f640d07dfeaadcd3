import { AppError } from '@yuncang/shared/errors'
import type { Reason } from '@yuncang/shared/messages'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { sendFailure } from './answers.ts'
import { hearOut } from './hear-out.ts'
import { sayLastWords } from './last-words.ts'
import { headersOfData } from './security-headers.ts'

/*
 * Answers for requests that fail before a route has them. Fastify and Node have forms of their own for these; here they
 * all get the envelope (docs/domain/resilience.md#requests).
 */
const reasonOfFastify: Record<string, Reason> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.unsupported',
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.tooLarge',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.badJson',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.malformed',
  FST_ERR_BAD_URL: 'request.badUrl',
  FST_ERR_MAX_PARAM_LENGTH: 'request.uriTooLong',
  FST_ERR_ASYNC_CONSTRAINT: 'request.malformed',
}

const reasonOfStatus: Record<number, Reason> = {
  400: 'request.malformed',
  404: 'request.notFound',
  413: 'request.tooLarge',
  414: 'request.uriTooLong',
  415: 'request.unsupported',
  429: 'request.tooMany',
}

/** Fastify's own errors in our words; anything else is passed on. */
function translated(thrown: unknown): unknown {
  if (thrown instanceof AppError || !(thrown instanceof Error)) return thrown
  const { code, statusCode } = thrown as Partial<FastifyError> // both may be missing on a plain Error
  const reason =
    (code && reasonOfFastify[code]) ??
    (statusCode && statusCode < 500
      ? (reasonOfStatus[statusCode] ?? 'request.malformed')
      : undefined)
  return reason ? new AppError(reason, { cause: thrown }) : thrown
}

export async function onFrameworkError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  // Such a request meets no hook: nobody else puts these headers on it, and nobody else closes the socket of an upgrade
  // that came to nothing.
  void reply.headers(headersOfData)
  if (request.headers.upgrade !== undefined) {
    void reply.header('connection', 'close')
    reply.raw.once('finish', () => request.raw.socket.destroySoon())
  }
  await hearOut(request.raw)
  void sendFailure(request, reply, translated(error))
}

export function answerUnroutedErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error, request, reply) => {
    await hearOut(request.raw)
    return sendFailure(request, reply, translated(error))
  })
}

const reasonOfNode: Record<string, Reason> = {
  HPE_HEADER_OVERFLOW: 'request.headersTooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'request.timeout',
}

/** The last words to a client that did not manage to send a request. */
export function onClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET') socket.destroy()
  else sayLastWords(socket, reasonOfNode[error.code ?? ''] ?? 'request.malformed')
}

/** What Node refuses with an empty body or with none, unless asked. `requireHostHeader` has to be off for the host. */
export function answerNodeRefusals(app: FastifyInstance): void {
  app.server.on('checkExpectation', (request: IncomingMessage) =>
    sayLastWords(request.socket, 'request.expectation'),
  )
  app.server.on('connect', (_request, socket) => sayLastWords(socket, 'request.notFound'))
  app.addHook('onRequest', (request, _reply, done) => {
    const isNameless = request.headers.host === undefined && request.raw.httpVersion === '1.1'
    done(isNameless ? new AppError('request.malformed') : undefined)
  })
}
