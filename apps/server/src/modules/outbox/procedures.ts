import { outbox } from '@yuncang/shared/nouns/outbox/contract'
import { member, router } from '../../trpc/operation.ts'
import { mails, sendTestMail } from './service/mail.ts'
import { page, retry } from './service.ts'

export const outboxProcedures = router({
  page: member.query(outbox.page, page),
  retry: member.mutation(outbox.retry, retry),
  mails: member.query(outbox.mails, mails),
  sendTestMail: member.mutation(outbox.sendTestMail, sendTestMail),
})
