import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Locale } from '@yuncang/shared/kernel/messages/types'
import { tonnes } from '@yuncang/shared/kernel/measures'
import { letter } from '@yuncang/shared/nouns/outbox/letters'
import type {
  LetterOf,
  RecordLetter,
  RecordMail,
  RecordToSend,
} from '@yuncang/shared/nouns/outbox/record-mail'
import { recordOperation } from '../../../kernel/record/service.ts'
import { assertSeen } from '../../../platform/rows/versioned.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { contactMailboxes, languageOf } from '../../customer/service/mailboxes.ts'
import { letterWithPaper, mailsAbout, postLetter } from '../../paper/service/mail.ts'
import type { OrderRow } from '../repo.ts'
import { mustFind } from './read.ts'
import { holdOrder, refuse } from './steps.ts'

/** What would be written to the customer of an order, and to whom it can go. */
export const letterOf = (ctx: Ctx, { id, locale }: LetterOf): Promise<RecordLetter> =>
  ctx.read(async (db) => {
    const order = await mustFind(db, id)
    const language = locale ?? (await languageOf(db, order.customerId))
    const mailboxes = await contactMailboxes(db, order.customerId)
    return { mailboxes, locale: language, ...wordsOf(ctx, order, language) }
  })

function wordsOf(ctx: Ctx, order: OrderRow, locale: Locale): { subject: string; text: string } {
  const about = {
    no: order.orderNo,
    customer: order.customerName,
    bill: order.masterBillNo,
    date: order.pickDate,
    pieces: order.totalPieces,
    net: tonnes(order.netWeight),
    company: ctx.tenant.name,
    name: ctx.user.realName,
  }
  return {
    subject: letter(locale, 'outboundSubject', about),
    text: letter(locale, 'outbound', about),
  }
}

/**
 * Sends the paper of an audited order: a mail to each mailbox, once, in the transaction that notes it on the order.
 * Throws 409 for an order that has changed since it was looked at, so that two who send it at once send it once.
 */
export async function send(ctx: Ctx, given: RecordToSend): Promise<RecordMail[]> {
  await ctx.read(async (db) => {
    const order = await mustFind(db, given.id)
    refuse(ctx, 'send', order)
    // Before a copy is counted that nobody gets.
    assertSeen(order, given.version)
  })
  const ready = await letterWithPaper(ctx, 'outboundOrder', given)
  await ctx.transaction(async (tx) => {
    const order = await holdOrder(tx, ctx, given, 'send')
    const module = businessModules.outboundOrder
    const told = await postLetter(tx, ctx, ready, { module, businessId: order.id })
    await recordOperation(tx, ctx, {
      businessId: order.id,
      masterBillNo: order.masterBillNo,
      operateModule: module,
      action: 'send',
      fieldDiff: told,
    })
  })
  return mails(ctx, given)
}

export const mails = (ctx: Ctx, { id }: { id: string }): Promise<RecordMail[]> =>
  ctx.read(async (db) => {
    await mustFind(db, id)
    return mailsAbout(db, ctx, id)
  })
