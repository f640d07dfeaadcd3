import { toWireTime } from '@yuncang/shared/kernel/calendar'
import { AppError } from '@yuncang/shared/errors'
import { letter } from '@yuncang/shared/nouns/outbox/letters'
import * as repo from '../../../connectors/mail/repo.ts'
import type { Download } from '../../../files/transfer.ts'
import { postMail } from '../../../outbox/post-mail.ts'
import type { Ctx } from '../../../trpc/context.ts'

/** What the simulated mail server was given of the tenant, as its recipients would have it. */
export const mails = (ctx: Ctx, paging: { current: number; size: number }) =>
  ctx.read((db) => repo.page(db, paging))

/** A file of such a mail. Throws 404. */
export async function mailAttachment(
  ctx: Ctx,
  { id, at }: { id: string; at: number },
): Promise<Download> {
  const mail = await ctx.read((db) => repo.find(db, id))
  const attachment = mail?.attachments[at]
  if (!attachment) throw new AppError('record.notFound')
  const { name, type, storageKey } = attachment
  return { name, type, stream: await ctx.services.storage.get(storageKey) }
}

export async function sendTestMail(ctx: Ctx, { recipient }: { recipient: string }): Promise<null> {
  const { locale } = ctx.call
  const about = { name: ctx.user.realName, time: toWireTime(ctx.now()) }
  await ctx.transaction((tx) =>
    postMail(tx, ctx, {
      recipient,
      subject: letter(locale, 'testMailSubject', {}),
      text: letter(locale, 'testMail', about),
      attachments: [],
    }),
  )
  return null
}
