import * as z from 'zod'
import { checked, id, required, text, version, wireTimeOut } from '../../kernel/wire.ts'
import { checkEmail } from '../../validate/email.ts'

/* Papers of records by mail (docs/domain/papers.md#by-mail). */

/** Mailboxes that one paper goes to at once. */
const recipientsAtMost = 10

const language = z.enum(['zh', 'en'])

/** A mailbox of the customer, e.g. of a contact. */
const mailbox = z.object({ name: z.string(), email: z.string(), isUsual: z.boolean() })

const letter = z.object({
  mailboxes: z.array(mailbox),
  locale: language,
  subject: z.string(),
  text: z.string(),
})

/** A mail that went out with a record, and what became of it. */
const mail = z.object({
  id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  /** outboxStatuses */
  status: z.int(),
  /** Why it is not delivered, in the words of whoever asks. */
  failure: z.string().nullable(),
  createTime: wireTimeOut(),
})

export const recordMail = {
  /** What would be written, in the language of the customer unless another is asked for. */
  letter: { input: z.strictObject({ id: id(), locale: language.optional() }), output: letter },
  sendMail: {
    input: z.strictObject({
      id: id(),
      version: version(),
      recipients: z
        .array(checked(text(254), checkEmail))
        .min(1, 'mail.recipientRequired')
        .max(recipientsAtMost),
      locale: language,
      subject: required(200),
      text: required(5000),
    }),
    output: z.array(mail),
  },
  mails: { input: z.strictObject({ id: id() }), output: z.array(mail) },
} as const

export type Mailbox = z.infer<typeof mailbox>
export type RecordLetter = z.infer<typeof letter>
export type RecordMail = z.infer<typeof mail>
export type RecordToSend = z.infer<typeof recordMail.sendMail.input>
export type LetterOf = z.infer<typeof recordMail.letter.input>
