import { outbox } from '@yuncang/shared/contracts/outbox'
import { member, router } from '../../trpc/operation.ts'
import { page, retry } from './service.ts'

export const outboxProcedures = router({
  page: member.query(outbox.page, page),
  retry: member.mutation(outbox.retry, retry),
})
