/** Something that is said to somebody outside: a text to a phone or a letter to a mailbox. */
export type OutgoingMessage = {
  readonly channel: 'phone' | 'mail'
  readonly recipient: string
  readonly subject: string
  readonly text: string
}
