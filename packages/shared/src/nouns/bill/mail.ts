import * as z from 'zod'
import { checked, id, required, text, version, wireTimeOut } from '../../kernel/wire.ts'
import { checkEmail } from '../../validate/email.ts'

/* Bills by mail (docs/domain/bills.md#by-mail). */

/** Mailboxes that one bill goes to at once. */
export const recipientsAtMost = 10

const language = z.enum(['zh', 'en'])
const period = () => z.string().regex(/^\d{4}(0[1-9]|1[0-2])$/, 'bill.badPeriod')

/** A mailbox of the customer: of a contact, or of its invoice title. */
const mailbox = z.object({ name: z.string(), email: z.string(), isUsual: z.boolean() })

const letter = z.object({
  mailboxes: z.array(mailbox),
  locale: language,
  subject: z.string(),
  text: z.string(),
})

/** A mail that went out with the bill, and what became of it. */
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

const unsent = z.object({
  id: z.string(),
  billNo: z.string(),
  customerId: z.string(),
  customerName: z.string(),
  currency: z.string(),
  payable: z.string(),
  /** Those who get it; none where nobody of the customer takes mail. */
  recipients: z.array(z.string()),
})

export const billMail = {
  /** What would be written, in the language of the customer unless another is asked for. */
  letter: { input: z.strictObject({ id: id(), locale: language.optional() }), output: letter },
  sendMail: {
    input: z.strictObject({
      id: id(),
      version: version(),
      recipients: z
        .array(checked(text(254), checkEmail))
        .min(1, 'bill.recipientRequired')
        .max(recipientsAtMost),
      locale: language,
      subject: required(200),
      text: required(5000),
    }),
    output: z.array(mail),
  },
  mails: { input: z.strictObject({ id: id() }), output: z.array(mail) },
  /** Bills of a month that wait to be sent, each with who gets it. */
  unsent: { input: z.strictObject({ period: period() }), output: z.array(unsent) },
  /** Sends them, as a job whose `result` is `sending`. */
  startSendMail: {
    input: z.strictObject({ period: period() }),
    output: z.object({ id: z.string() }),
  },
} as const

/** What a job that sends the bills of a month has done; the rest is named by number. */
export const sending = z.object({
  sent: z.int(),
  mails: z.int(),
  /** Nobody of the customer takes mail. */
  unaddressed: z.array(z.string()),
  /** Changed meanwhile, or longer than a paper. */
  failed: z.array(z.string()),
})

export type Sending = z.infer<typeof sending>
export type BillLetter = z.infer<typeof letter>
export type BillMail = z.infer<typeof mail>
export type UnsentBill = z.infer<typeof unsent>
export type BillToSend = z.infer<typeof billMail.sendMail.input>
export type LetterOf = z.infer<typeof billMail.letter.input>
export type MonthToSend = z.infer<typeof billMail.startSendMail.input>
