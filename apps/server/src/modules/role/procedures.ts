import { role } from '@yuncang/shared/nouns/role/contract'
import { member, router } from '../../trpc/operation.ts'
import { create, list, remove, update } from './service.ts'

export const roleProcedures = router({
  list: member.query(role.list, list),
  create: member.mutation(role.create, create),
  update: member.mutation(role.update, update),
  remove: member.mutation(role.remove, remove),
})
