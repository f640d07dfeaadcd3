import { identity } from '@yuncang/shared/nouns/identity/contract'
import { member, router } from '../../trpc/operation.ts'
import { bind, page } from './service.ts'

export const identityProcedures = router({
  page: member.query(identity.page, page),
  bind: member.mutation(identity.bind, bind),
})
