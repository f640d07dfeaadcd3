import type { ErrorData } from '@yuncang/shared/gateway/envelope'
import { DatabaseAway, DatabaseBusy } from '@yuncang/db/unreachable'
import { AppError } from '@yuncang/shared/errors'
import { describeIssue } from '@yuncang/shared/issues'
import type { Locale } from '@yuncang/shared/messages/types'
import { TRPCError } from '@trpc/server'
import type { z } from 'zod'

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
    message: describeIssue(issue, locale),
  }))
  throw new AppError('request.invalid', { issues })
}

/**
 * What a failure is to the outside: our own errors as they are, an unknown procedure 404, a database that has no
 * connection to give 429, anything else 500.
 */
export function toAppError(thrown: unknown): AppError {
  const error = thrown instanceof TRPCError ? (thrown.cause ?? thrown) : thrown
  if (error instanceof AppError) return error
  if (error instanceof DatabaseBusy)
    return new AppError('server.busy', { retryAfter: 1, cause: error })
  if (error instanceof DatabaseAway) return new AppError('server.away', { cause: error })
  const isUnknown = thrown instanceof TRPCError && thrown.code === 'NOT_FOUND'
  return new AppError(isUnknown ? 'request.notFound' : 'server.error', { cause: error })
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
export const sentence = (error: AppError, locale: Locale): string =>
  error.reason === 'request.invalid'
    ? (error.details.issues?.[0]?.message ?? error.in(locale))
    : error.in(locale)

/** tRPC's own error form with our code, reason and fields. */
export function errorShape(shape: { code: number }, thrown: unknown, locale: Locale) {
  const error = toAppError(thrown)
  return {
    code: shape.code,
    message: sentence(error, locale),
    data: { code: error.status, ...errorData(error) },
  }
}
