import type { MessageParams } from '../kernel/messages/types.ts'
import type { validateMessages } from './messages.ts'
import { beginningOf } from './text.ts'

export type ValidateReason = keyof typeof validateMessages

/** What a rule has to say: an error refuses the value, a warning only tells the user. */
export type Finding = {
  reason: ValidateReason
  params?: MessageParams
  severity: 'error' | 'warning'
}

export const error = (reason: ValidateReason, params?: MessageParams): Finding => ({
  reason,
  ...(params && { params }),
  severity: 'error',
})

export const warning = (reason: ValidateReason, params?: MessageParams): Finding => ({
  reason,
  ...(params && { params }),
  severity: 'warning',
})

/** A value as a sentence can quote it: never longer than a line. */
export const quoted = (text: string): string =>
  text.length <= 40 ? text : `${beginningOf(text, 40).toWellFormed()}…`
