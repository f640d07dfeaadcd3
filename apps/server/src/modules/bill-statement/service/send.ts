import { businessModules } from '@yuncang/shared/kernel/business-modules'
import { money } from '@yuncang/shared/kernel/exact'
import { letter } from '@yuncang/shared/nouns/outbox/letters'
import type { RecordLetter, RecordMail } from '@yuncang/shared/nouns/outbox/record-mail'
import type {
  StatementLetterOf,
  StatementToSend,
} from '@yuncang/shared/nouns/bill-statement/contract'
import { AppError } from '@yuncang/shared/errors'
import { takeTurn } from '../../../kernel/number/service.ts'
import { recordOperation } from '../../../kernel/record/service.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { mailboxesOf } from '../../bill/service/mailboxes.ts'
import { languageOf } from '../../customer/service/mailboxes.ts'
import { mustFindCustomer } from '../../customer/service/read.ts'
import { letterWithPaper, mailsAbout, postLetter } from '../../paper/service/mail.ts'
import { statementOf, versionOf } from './read.ts'

/** What would be written to a customer with its statement, and to whom it can go. */
export const letterOf = (
  ctx: Ctx,
  { id, locale, ...account }: StatementLetterOf,
): Promise<RecordLetter> =>
  ctx.read(async (db) => {
    const { customerName: customer, closing } = await statementOf(db, ctx, {
      customerId: id,
      ...account,
    })
    const language = locale ?? (await languageOf(db, id))
    const { currency, dateFrom: from, dateTo: to } = account
    const about = {
      customer,
      from,
      to,
      currency,
      closing: money(closing, currency),
      company: ctx.tenant.name,
      name: ctx.user.realName,
    }
    return {
      mailboxes: await mailboxesOf(db, id),
      locale: language,
      subject: letter(language, 'statementSubject', about),
      text: letter(language, 'statement', about),
    }
  })

/**
 * Sends a statement as PDF: a mail to each mailbox, once, and a record on the customer in the same transaction. Throws 409
 * when another one went out since this one was looked at.
 */
export async function send(
  ctx: Ctx,
  { currency, dateFrom, dateTo, ...given }: StatementToSend,
): Promise<RecordMail[]> {
  const { id, version } = given
  const account = { currency, dateFrom, dateTo }
  const ready = await letterWithPaper(ctx, 'billStatement', given, account)
  await ctx.transaction(async (tx) => {
    await takeTurn(tx, `billStatement ${id}`)
    if ((await versionOf(tx, id)) !== version) throw new AppError('record.stale')
    const about = { module: businessModules.customer, businessId: id }
    const told = await postLetter(tx, ctx, ready, about)
    await recordOperation(tx, ctx, {
      businessId: id,
      operateModule: businessModules.customer,
      action: 'sendStatement',
      fieldDiff: {
        ...told,
        days: { before: null, after: `${dateFrom} – ${dateTo} ${currency}` },
      },
    })
  })
  return mails(ctx, { id })
}

/** The mails that went to a customer with its statements. */
export const mails = (ctx: Ctx, { id }: { id: string }): Promise<RecordMail[]> =>
  ctx.read(async (db) => {
    await mustFindCustomer(db, id)
    return mailsAbout(db, ctx, id)
  })
