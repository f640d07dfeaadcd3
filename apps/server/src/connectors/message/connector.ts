import type { OutgoingMessage } from '@yuncang/shared/nouns/outbox/message'

/** Brings messages to phones and mailboxes. */
export type MessageConnector = {
  /** Done when the other side has taken the message; throws otherwise. The same key is the same message again. */
  send(message: OutgoingMessage, key: string): Promise<void>
}
