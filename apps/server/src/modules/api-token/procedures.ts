import { apiToken } from '@yuncang/shared/nouns/api-token/contract'
import { member, router } from '../../trpc/operation.ts'
import { create, list, revoke } from './service/manage.ts'

export const apiTokenProcedures = router({
  list: member.query(apiToken.list, list),
  create: member.mutation(apiToken.create, create),
  revoke: member.mutation(apiToken.revoke, revoke),
})
