import type { AppError } from './errors.ts'
import { isReason, say } from './messages.ts'
import type { Locale, MessageParams } from './kernel/messages/types.ts'

/** Why work did not succeed, kept without words: its readers may speak another language than whoever asked for it. */
export type KeptFailure = { readonly reason: string; readonly params?: MessageParams }

export const failureOf = ({ reason, details: { params } }: AppError): KeptFailure => ({
  reason,
  ...(params && { params }),
})

/** A failure in the words of a reader; its reason may be of another version of the product. */
export const failureIn = (locale: Locale, { reason, params }: KeptFailure): string =>
  say(locale, isReason(reason) ? reason : 'server.error', params)
