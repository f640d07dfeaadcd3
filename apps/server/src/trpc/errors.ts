import type { ErrorData } from '@yuncang/shared/gateway/envelope'
import { isBeyondColumn, isCollision, isDiskFull } from '@yuncang/db/failures'
import { DatabaseAway, DatabaseBusy } from '@yuncang/db/unreachable'
import { OutOfRange } from '@yuncang/shared/kernel/decimal'
import { AppError } from '@yuncang/shared/errors'
import { describeIssue } from '@yuncang/shared/issues'
import type { Reason } from '@yuncang/shared/messages'
import * as catalogue from '@yuncang/shared/messages'
import type { Locale } from '@yuncang/shared/kernel/messages/types'
import { TRPCError } from '@trpc/server'
import type * as z from 'zod'

/** Parses input by its contract, or throws 400 with a sentence for every field that was refused. */
export function parseInput<S extends z.ZodType>(
  schema: S,
  raw: unknown,
  locale: Locale,
): z.output<S> {
  const parsed = schema.safeParse(raw ?? {})
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map((issue) => ({
    path: issue.path.join('.'),
    message: describeIssue(issue, locale, catalogue),
  }))
  throw new AppError('request.invalid', { issues })
}

/** What tRPC itself refuses, before a procedure is called. */
function refusalOfTrpc({ code, cause }: TRPCError): Reason | undefined {
  // A body or a query that does not parse.
  if (code === 'BAD_REQUEST' && cause instanceof SyntaxError) return 'request.badJson'
  return reasonOfTrpc[code]
}

const reasonOfTrpc: Partial<Record<TRPCError['code'], Reason>> = {
  NOT_FOUND: 'request.notFound',
  METHOD_NOT_SUPPORTED: 'request.notFound',
  PARSE_ERROR: 'request.badJson',
  UNSUPPORTED_MEDIA_TYPE: 'request.unsupported',
  PAYLOAD_TOO_LARGE: 'request.tooLarge',
  BAD_REQUEST: 'request.malformed',
}

/**
 * What a failure is to the outside: our own errors as they are, what tRPC refuses in our words, a database that has no
 * connection to give 429, two who waited for each other 409, anything else 500.
 */
export function toAppError(thrown: unknown): AppError {
  const error = thrown instanceof TRPCError ? (thrown.cause ?? thrown) : thrown
  if (error instanceof AppError) return error
  if (error instanceof DatabaseBusy)
    return new AppError('server.busy', { retryAfter: 1, cause: error })
  if (error instanceof DatabaseAway) return new AppError('server.away', { cause: error })
  if (error instanceof OutOfRange || isBeyondColumn(error))
    return new AppError('value.outOfRange', { cause: error })
  // Rows are changed in one order, so that this is rare; who is refused has changed nothing and may try again.
  if (isCollision(error)) return new AppError('record.stale', { cause: error })
  if (isDiskFull(error)) return new AppError('server.diskFull', { cause: error })
  const refused = thrown instanceof TRPCError ? refusalOfTrpc(thrown) : undefined
  return new AppError(refused ?? 'server.error', { cause: error })
}

/** The data that goes with a failed answer, the same on both faces. */
export function errorData(error: AppError): ErrorData {
  const { issues, params, retryAfter } = error.details
  return {
    reason: error.reason,
    ...(issues && { issues }),
    ...(params && { params }),
    ...(retryAfter !== undefined && { retryAfter }),
  }
}

/** The first field's sentence says more than «something is wrong». */
export function sentence(error: AppError, locale: Locale): string {
  const { issues, params } = error.details
  if (error.reason === 'request.invalid') return issues?.[0]?.message ?? error.in(locale)
  // So does what was done since the caller looked.
  if (error.reason === 'record.stale' && params?.['changes'])
    return catalogue.say(locale, 'record.staleSince', params)
  return error.in(locale)
}

/** Languages of callers that tRPC refuses before it asks us who they are. */
const refusedIn = new WeakMap<Error, Locale>()

export const rememberLocale = (error: Error, locale: Locale) => void refusedIn.set(error, locale)

/** tRPC's own error form with our code, reason and fields. */
export function errorShape(shape: { code: number }, thrown: Error, locale: Locale | undefined) {
  const error = toAppError(thrown)
  return {
    code: shape.code,
    message: sentence(error, locale ?? refusedIn.get(thrown) ?? 'zh'),
    data: { code: error.status, ...errorData(error) },
  }
}
