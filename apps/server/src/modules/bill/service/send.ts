import { businessModules } from '@yuncang/shared/kernel/business-modules'
import { negate } from '@yuncang/shared/kernel/decimal'
import { money } from '@yuncang/shared/kernel/exact'
import type { Locale } from '@yuncang/shared/kernel/messages/types'
import { isCredit } from '@yuncang/shared/nouns/bill/rules'
import { letter } from '@yuncang/shared/nouns/outbox/letters'
import type {
  LetterOf,
  RecordLetter,
  RecordMail,
  RecordToSend,
} from '@yuncang/shared/nouns/outbox/record-mail'
import { AppError } from '@yuncang/shared/errors'
import type { Tx } from '@yuncang/db/handle'
import type { Ctx } from '../../../trpc/context.ts'
import { languageOf } from '../../customer/service/mailboxes.ts'
import { letterWithPaper, mailsAbout, postLetter } from '../../paper/service/mail.ts'
import type { BillRow } from '../repo.ts'
import { mailboxesOf } from './mailboxes.ts'
import { mustSee } from './read.ts'
import { forAction, refuse, save } from './step.ts'

/** What would be written to the customer of a bill, and to whom it can go. */
export const letterOf = (ctx: Ctx, { id, locale }: LetterOf): Promise<RecordLetter> =>
  ctx.read(async (db) => {
    const row = await mustSee(db, ctx, id)
    const language = locale ?? (await languageOf(db, row.customerId))
    const mailboxes = await mailboxesOf(db, row.customerId)
    return { mailboxes, locale: language, ...wordsOf(ctx, row, language) }
  })

export function wordsOf(ctx: Ctx, row: BillRow, locale: Locale): { subject: string; text: string } {
  const { billNo: no, customerName: customer, period, payable, currency, dueDate: due } = row
  const about = {
    no,
    customer,
    period: `${period.slice(0, 4)}-${period.slice(4)}`,
    payable: money(isCredit(row) ? negate(payable) : payable, currency),
    currency,
    due,
    company: ctx.tenant.name,
    name: ctx.user.realName,
  }
  const isBack = isCredit(row)
  return {
    subject: letter(locale, isBack ? 'creditSubject' : 'billSubject', about),
    text: letter(locale, isBack ? 'credit' : 'bill', about),
  }
}

/**
 * Sends an audited receivable bill as PDF: a mail to each mailbox, once, in the transaction that notes it on the bill.
 * Throws 409 for a bill that has changed since it was looked at, so that two who send it at once send it once.
 */
export async function send(ctx: Ctx, given: RecordToSend): Promise<RecordMail[]> {
  await ctx.read(async (db) => assertSendable(ctx, await mustSee(db, ctx, given.id)))
  await mailOut(ctx, given, (work) => ctx.transaction(work))
  return mails(ctx, given)
}

/** The same as a step of a longer use case; gives how many mails went out. */
export async function mailOut(
  ctx: Ctx,
  given: RecordToSend,
  inTransaction: (work: (tx: Tx) => Promise<number>) => Promise<number>,
): Promise<number> {
  const ready = await letterWithPaper(ctx, 'bill', given)
  return inTransaction(async (tx) => {
    const row = await forAction(tx, ctx, 'send', given)
    assertSendable(ctx, row)
    const about = { module: businessModules.bill, businessId: row.id }
    const told = await postLetter(tx, ctx, ready, about)
    await save(tx, ctx, row, { action: 'send', changes: { sentTime: ctx.now() }, told })
    return ready.addresses.length
  })
}

function assertSendable(ctx: Ctx, row: BillRow): void {
  refuse(ctx, 'send', row)
  if (row.recPay !== 1) throw new AppError('bill.payableNotSent', { params: { no: row.billNo } })
}

/** The mails that went out with a bill. */
export const mails = (ctx: Ctx, { id }: { id: string }): Promise<RecordMail[]> =>
  ctx.read(async (db) => {
    await mustSee(db, ctx, id)
    return mailsAbout(db, ctx, id)
  })
