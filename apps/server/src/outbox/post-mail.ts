import type { Tx } from '@yuncang/db/handle'
import { AppError } from '@yuncang/shared/errors'
import type { OutgoingMail } from '@yuncang/shared/nouns/outbox/message'
import { attachmentsAtMost } from '@yuncang/shared/nouns/outbox/rules'
import { checkEmail } from '@yuncang/shared/validate/email'
import type { Ctx } from '../trpc/context.ts'
import { later } from '../platform/leases/waits.ts'
import { postOfTenant, type About } from './post.ts'

const dayMs = 24 * 3_600_000
/** As long as mail servers themselves try. */
const wantedMs = 3 * dayMs
const megabyte = 1024 * 1024

/**
 * Puts a mail of a person into the outbox; who sends it is told when it is not delivered, or comes back. Throws 409
 * where no mail server is set up, 400 for what is not one plain address, 413 for attachments that no server takes.
 */
export async function postMail(
  tx: Tx,
  ctx: Ctx,
  mail: Omit<OutgoingMail, 'channel'>,
  about?: About,
): Promise<void> {
  if (!ctx.services.outside.mail) throw new AppError('mail.absent')
  const finding = checkEmail(mail.recipient)
  if (finding) throw new AppError(finding.reason, { params: finding.params ?? {} })
  const bytes = mail.attachments.reduce((sum, { size }) => sum + size, 0)
  if (bytes > attachmentsAtMost)
    throw new AppError('mail.tooLarge', { params: { mb: Math.ceil(bytes / megabyte) } })
  await postOfTenant(tx, ctx, {
    // A line break would begin another header.
    message: { ...mail, channel: 'mail', subject: mail.subject.replaceAll(/\s+/g, ' ').trim() },
    expireTime: later(ctx.now(), wantedMs),
    senderId: ctx.user.id,
    ...(about && { about }),
  })
}
