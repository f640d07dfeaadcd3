import type { FieldIssue } from '../errors.ts'
import type { Reason } from '../messages.ts'
import type { MessageParams } from '../kernel/messages/types.ts'

/** Every answer under /api/lh-*: `code` 200 or the HTTP status of the failure. */
export type Envelope<T = unknown> = { code: number; msg: string; data: T }

/** `data` of a failed answer. */
export type ErrorData = {
  reason: Reason
  issues?: readonly FieldIssue[]
  params?: MessageParams
  retryAfter?: number
}
