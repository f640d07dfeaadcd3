import type { Reason } from './messages.ts'
import { clientMessages } from './kernel/messages/client.ts'
import { commonMessages } from './kernel/messages/common.ts'
import type { Locale, Message, MessageParams, Messages } from './kernel/messages/types.ts'
import { validateMessages } from './validate/messages.ts'
import { filled } from './kernel/messages/worded.ts'

/*
 * The sentences that a browser says by itself: those of every field, of the rules of the trade and of the client. A
 * noun's own join them with the screens that say them, so that no page loads the sentences of all nouns.
 */
const known: Record<string, Message> = { ...commonMessages, ...validateMessages, ...clientMessages }

export function addMessages(messages: Messages): void {
  Object.assign(known, messages)
}

export const isReason = (text: string): text is Reason => Object.hasOwn(known, text)

/** The sentence of a reason that the client knows, parameters filled in. */
export function say(locale: Locale, reason: Reason, params: MessageParams = {}): string {
  const message = known[reason]
  if (!message) throw new Error(`no sentence for ${reason}`)
  return filled(locale, message, params)
}
