import { failureIn } from '@yuncang/shared/kept-failure'
import { systemUser } from '../../../platform/system-user.ts'
import type { OutboxOutcome } from '../../../outbox/outcome.ts'
import type { OperateModule } from '../../../kernel/record/service.ts'
import { notify } from '../../notice/service.ts'

/** Who sent a mail gets the notice 邮件未送达, with what the mail server said. */
export const outcomeOfMail: OutboxOutcome = {
  async undelivered(tx, { clock, ids }, { recipient, subject, failure, senderId, ...about }) {
    if (senderId === null) return
    const why = failure ?? { reason: 'outbox.failed' }
    const author = { user: systemUser, now: clock, newId: ids }
    await notify(tx, author, {
      audience: 'notice:read',
      userId: senderId,
      kind: 'mail.failed',
      params: { recipient, subject, why: { zh: failureIn('zh', why), en: failureIn('en', why) } },
      // Written by use cases, from the codes of modules.
      module: about.module as OperateModule | '',
      businessId: about.businessId,
      masterBillNo: '',
    })
  },
}
