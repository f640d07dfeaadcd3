import type { FieldIssue } from '@yuncang/shared/errors'
import { apiErrorOf } from './link.ts'

/** A failed save as a form shows it. */
export function formFailureOf(error: unknown): {
  message: string
  issues: readonly FieldIssue[]
  isStale: boolean
} {
  const { message, data } = apiErrorOf(error)
  return { message, issues: data?.issues ?? [], isStale: data?.reason === 'record.stale' }
}
