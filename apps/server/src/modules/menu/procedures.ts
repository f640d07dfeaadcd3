import { menu } from '@yuncang/shared/nouns/menu/contract'
import { member, router } from '../../trpc/operation.ts'
import { create, list, remove, update } from './service.ts'

export const menuProcedures = router({
  list: member.query(menu.list, list),
  create: member.mutation(menu.create, create),
  update: member.mutation(menu.update, update),
  remove: member.mutation(menu.remove, remove),
})
