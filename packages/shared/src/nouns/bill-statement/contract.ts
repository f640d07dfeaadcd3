import * as z from 'zod'
import { isSpanWithin } from '../../kernel/calendar.ts'
import { id, pageInput, pageOutput, wireDateOut } from '../../kernel/wire.ts'
import { recordMail } from '../outbox/record-mail.ts'
import { daysAtMost } from '../report/rules.ts'
import { accountOf } from './account.ts'
import { entryKinds } from './rules.ts'

/* The account of a customer in one currency, day by day (docs/domain/bills.md#statement-of-account). */

/** What changed what the customer owes; amounts are signed, and the rows of the balances have none. */
const entry = z.object({
  id: z.string(),
  day: wireDateOut(),
  kind: z.enum(entryKinds),
  no: z.string(),
  /** The bill or payment that it leads to; '' for a balance. */
  recordId: z.string(),
  /** yyyyMM of a bill; '' for others. */
  period: z.string(),
  dueDate: wireDateOut().nullable(),
  /** The bills that money settles, or the bill that something was taken off. */
  about: z.string(),
  charged: z.string().nullable(),
  settled: z.string().nullable(),
  balance: z.string(),
  currency: z.string(),
})

const sums = z.object({
  customerId: z.string(),
  customerName: z.string(),
  currency: z.string(),
  dateFrom: wireDateOut(),
  dateTo: wireDateOut(),
  opening: z.string(),
  charged: z.string(),
  settled: z.string(),
  closing: z.string(),
  /** What of the closing balance is due after its day, and what was due so many days before: `debtAges`. */
  notDue: z.string(),
  first: z.string(),
  second: z.string(),
  third: z.string(),
  older: z.string(),
  /** Money up to the last day that settles nothing yet; in no balance. */
  unsettled: z.string(),
  /** One more with each mail that goes to this customer with a statement: whoever sends one says what they saw. */
  version: z.int(),
})

type Range = { dateFrom: string; dateTo: string }
const inRange = {
  check: ({ dateFrom, dateTo }: Range) => isSpanWithin(dateFrom, dateTo, daysAtMost),
  says: { path: ['dateTo'], message: 'billStatement.range' },
}

const { letter, sendMail, mails } = recordMail

export const billStatement = {
  /** Of nobody it has no rows. */
  page: {
    input: pageInput(['day'], { customerId: id().optional(), ...accountOf }).refine(
      inRange.check,
      inRange.says,
    ),
    output: pageOutput(entry),
  },
  totals: {
    input: z.strictObject({ customerId: id(), ...accountOf }).refine(inRange.check, inRange.says),
    output: sums,
  },
  letter: { input: letter.input.extend(accountOf), output: letter.output },
  sendMail: { input: sendMail.input.extend(accountOf), output: sendMail.output },
  /** The mails with statements of a customer. */
  mails,
} as const

export type StatementEntry = z.infer<typeof entry>
export type StatementSums = z.infer<typeof sums>
export type StatementOf = z.infer<typeof billStatement.totals.input>
export type StatementQuery = z.infer<typeof billStatement.page.input>
export type StatementLetterOf = z.infer<typeof billStatement.letter.input>
export type StatementToSend = z.infer<typeof billStatement.sendMail.input>
