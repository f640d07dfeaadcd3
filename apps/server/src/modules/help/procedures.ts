import { help } from '@yuncang/shared/nouns/help/contract'
import { member, router } from '../../trpc/operation.ts'
import { list, page, search } from './service/read.ts'
import { create, remove, update } from './service/save.ts'

export const helpProcedures = router({
  list: member.query(help.list, list),
  search: member.query(help.search, search),
  page: member.query(help.page, page),
  create: member.mutation(help.create, create),
  update: member.mutation(help.update, update),
  remove: member.mutation(help.remove, remove),
})
