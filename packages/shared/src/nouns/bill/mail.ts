import * as z from 'zod'
import { recordMail } from '../outbox/record-mail.ts'

/* Bills by mail (docs/domain/bills.md#by-mail). */

const period = () => z.string().regex(/^\d{4}(0[1-9]|1[0-2])$/, 'bill.badPeriod')

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
  ...recordMail,
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
export type UnsentBill = z.infer<typeof unsent>
export type MonthToSend = z.infer<typeof billMail.startSendMail.input>
