/** What has become of a message in the outbox. */
export const outboxStatuses = { waiting: 0, delivered: 1, givenUp: 2 } as const

/** What the simulated mail server did with a mail. */
export const mailStates = [
  'taken',
  'refused',
  'deferred',
  'silent',
  'returning',
  'bounced',
] as const
export type MailState = (typeof mailStates)[number]

/** Bytes of all attachments of a mail; most servers take no more than 25 MB of what they become on the way. */
export const attachmentsAtMost = 18 * 1024 * 1024
