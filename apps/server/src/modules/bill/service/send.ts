import { businessModules } from '@yuncang/shared/kernel/business-modules'
import { negate } from '@yuncang/shared/kernel/decimal'
import { money } from '@yuncang/shared/kernel/exact'
import type { Locale } from '@yuncang/shared/kernel/messages/types'
import type { BillLetter, BillMail, BillToSend, LetterOf } from '@yuncang/shared/nouns/bill/mail'
import { isCredit } from '@yuncang/shared/nouns/bill/rules'
import { letter } from '@yuncang/shared/nouns/outbox/letters'
import { AppError } from '@yuncang/shared/errors'
import type { Read, Tx } from '@yuncang/db/handle'
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { storageKey } from '../../../files/storage/storage.ts'
import { failureWords } from '../../../outbox/failure.ts'
import { postMail } from '../../../outbox/post-mail.ts'
import { aboutRecord } from '../../../outbox/repo.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { makeCopy } from '../../paper/service.ts'
import type { BillRow } from '../repo.ts'
import { languageOf, mailboxesOf } from './mailboxes.ts'
import { mustSee } from './read.ts'
import { forAction, refuse, save } from './step.ts'

/** What would be written to the customer of a bill, and to whom it can go. */
export const letterOf = (ctx: Ctx, { id, locale }: LetterOf): Promise<BillLetter> =>
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
    payable: money(isCredit(row) ? negate(payable) : payable),
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
export async function send(ctx: Ctx, given: BillToSend): Promise<BillMail[]> {
  await ctx.read(async (db) => assertSendable(ctx, await mustSee(db, ctx, given.id)))
  await mailOut(ctx, given, (work) => ctx.transaction(work))
  return mails(ctx, given)
}

/** The same as a step of a longer use case; gives how many mails went out. */
export async function mailOut(
  ctx: Ctx,
  { id, version, recipients, locale, subject, text }: BillToSend,
  inTransaction: (work: (tx: Tx) => Promise<number>) => Promise<number>,
): Promise<number> {
  const { storage } = ctx.services
  const addresses = [...new Map(recipients.map((each) => [each.toLowerCase(), each])).values()]
  const { name, type, bytes, times } = await makeCopy(ctx, {
    paper: 'bill',
    businessId: id,
    locale,
  })
  const key = storageKey('mail', ctx.tenant.dataNode, ctx.newId())
  await storage.put(key, {
    open: () => Readable.from([bytes]),
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  })
  const attachments = [{ name, type, size: bytes.length, storageKey: key }]
  const module = businessModules.bill
  return inTransaction(async (tx) => {
    const row = await forAction(tx, ctx, 'send', { id, version })
    assertSendable(ctx, row)
    for (const recipient of addresses) {
      const mail = { recipient, subject, text, attachments }
      await postMail(tx, ctx, mail, { module, businessId: id })
    }
    const told = {
      to: { before: null, after: addresses.join(' ') },
      times: { before: null, after: times },
    }
    await save(tx, ctx, row, { action: 'send', changes: { sentTime: ctx.now() }, told })
    return addresses.length
  })
}

function assertSendable(ctx: Ctx, row: BillRow): void {
  refuse(ctx, 'send', row)
  if (row.recPay !== 1) throw new AppError('bill.payableNotSent', { params: { no: row.billNo } })
}

const shownAtMost = 100

/** The mails that went out with a bill, newest first, and what became of them. */
export const mails = (ctx: Ctx, { id }: { id: string }): Promise<BillMail[]> =>
  ctx.read(async (db) => {
    await mustSee(db, ctx, id)
    return mailsOf(db, ctx, id)
  })

const mailsOf = async (db: Read, ctx: Ctx, id: string): Promise<BillMail[]> =>
  (await aboutRecord(db, id, shownAtMost)).map((entry) => ({
    ...entry,
    failure: failureWords(entry, ctx.call.locale).failure,
  }))
