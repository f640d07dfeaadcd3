import type { AppError } from '@yuncang/shared/errors'
import type { Envelope } from '@yuncang/shared/gateway/envelope'
import type { Locale } from '@yuncang/shared/kernel/messages/types'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { errorData, sentence, toAppError } from '../trpc/errors.ts'

export const success = (data: unknown): Envelope => ({ code: 200, msg: 'ok', data: data ?? null })

/** Chinese unless the caller asks for English. */
export const localeOf = (acceptLanguage: string | undefined): Locale =>
  /^\s*en\b/i.test(acceptLanguage ?? '') ? 'en' : 'zh'

export const failure = (error: AppError, locale: Locale): Envelope => ({
  code: error.status,
  msg: sentence(error, locale),
  data: errorData(error),
})

/** Answers a failed request with the envelope; what nobody expected is logged, and leaves as 500 without a detail. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, thrown: unknown) {
  const error = toAppError(thrown)
  if (error.status >= 500) request.log.error({ err: error.cause ?? error }, 'request failed')
  request.refusal = error.reason
  const { retryAfter } = error.details
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter))
  // The line of a refused socket is closed behind its answer.
  if (request.ws) void reply.header('connection', 'close')
  return reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .send(failure(error, localeOf(request.headers['accept-language'])))
}
