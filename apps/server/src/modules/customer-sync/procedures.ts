import { customerSync } from '@yuncang/shared/nouns/customer-sync/contract'
import { member, router } from '../../trpc/operation.ts'
import { byName, save, search, take } from './service/sync.ts'

export const customerSyncProcedures = router({
  search: member.query(customerSync.search, search),
  take: member.mutation(customerSync.take, take),
  byName: member.mutation(customerSync.byName, byName),
  save: member.mutation(customerSync.save, save),
})
