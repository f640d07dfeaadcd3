import { catalogue, say, type Reason } from './messages.ts'
import {
  statusOfKind,
  type ErrorKind,
  type Locale,
  type MessageParams,
} from './kernel/messages/types.ts'

/** A field of the input that was not accepted, with a sentence for the user; in a workbook also its row and column letter. */
export type FieldIssue = { path: string; message: string; row?: number; column?: string }

export type ErrorDetails = {
  params?: MessageParams
  issues?: readonly FieldIssue[]
  /** Seconds after which a new try makes sense; becomes Retry-After. */
  retryAfter?: number
  cause?: unknown
}

/** The one error that services throw on purpose; everything else leaves the server as 500 服务器异常. */
export class AppError extends Error {
  readonly reason: Reason
  readonly details: ErrorDetails

  constructor(reason: Reason, details: ErrorDetails = {}) {
    super(say('zh', reason, details.params), { cause: details.cause })
    this.name = 'AppError'
    this.reason = reason
    this.details = details
  }

  get kind(): ErrorKind {
    return catalogue[this.reason][0]
  }

  get status(): number {
    return statusOfKind[this.kind]
  }

  in(locale: Locale): string {
    return say(locale, this.reason, this.details.params)
  }
}
