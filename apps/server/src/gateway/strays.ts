import { AppError } from '@yuncang/shared/errors'
import type { Reason } from '@yuncang/shared/messages/catalogue'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Socket } from 'node:net'
import { failure, sendFailure } from './answers.ts'

/*
 * Answers for requests that fail before a route has them. Fastify and Node have forms of their own for these; here they
 * all get the envelope (reliability.md T7).
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

export function onFrameworkError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  // Such a request meets no hook, and nobody else closes the socket of an upgrade that came to nothing.
  if (request.headers.upgrade !== undefined) {
    reply.raw.once('finish', () => request.raw.socket.destroySoon())
  }
  return sendFailure(request, reply, translated(error))
}

export function answerStrays(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendFailure(request, reply, translated(error)))
}

const reasonOfNode: Record<string, Reason> = {
  HPE_HEADER_OVERFLOW: 'request.headersTooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'request.timeout',
}

/** The last words to a client that did not manage to send a request. */
export function onClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const refusal = new AppError(reasonOfNode[error.code ?? ''] ?? 'request.malformed')
  const body = JSON.stringify(failure(refusal, 'zh'))
  const head = [
    `HTTP/1.1 ${refusal.status} Refused`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

/** Node answers these two itself with an empty body, unless asked. */
export function answerNodeRefusals(app: FastifyInstance): void {
  app.server.on('checkExpectation', (_request, response) => {
    const refusal = new AppError('request.expectation')
    const body = JSON.stringify(failure(refusal, 'zh'))
    response.writeHead(refusal.status, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    })
    response.end(body)
  })
}
