import type { ErrorData } from '@yuncang/shared/gateway/envelope'
import { AppError } from '@yuncang/shared/errors'
import { describeIssue } from '@yuncang/shared/issues'
import type { Locale } from '@yuncang/shared/messages/types'
import { TRPCError } from '@trpc/server'
import { ZodError } from 'zod'

/** What a failure is to the outside: our own errors as they are, refused input with its fields, anything else 500. */
export function toAppError(thrown: unknown, locale: Locale): AppError {
  const error = thrown instanceof TRPCError ? (thrown.cause ?? thrown) : thrown
  if (error instanceof AppError) return error
  if (thrown instanceof TRPCError && thrown.code === 'BAD_REQUEST' && error instanceof ZodError) {
    const issues = error.issues.map((issue) => ({
      path: issue.path.join('.'),
      message: describeIssue(issue, locale),
    }))
    return new AppError('request.invalid', { issues, cause: error })
  }
  if (thrown instanceof TRPCError && thrown.code === 'NOT_FOUND') {
    return new AppError('request.notFound', { cause: error })
  }
  return new AppError('server.error', { cause: error })
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
  const error = toAppError(thrown, locale)
  return {
    code: shape.code,
    message: sentence(error, locale),
    data: { code: error.status, ...errorData(error) },
  }
}
