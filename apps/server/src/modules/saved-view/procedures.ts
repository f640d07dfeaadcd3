import { savedView } from '@yuncang/shared/nouns/saved-view/contract'
import { member, router } from '../../trpc/operation.ts'
import { list, remember, remove, save, setDefault } from './service.ts'

export const savedViewProcedures = router({
  list: member.query(savedView.list, list),
  save: member.mutation(savedView.save, save),
  remember: member.mutation(savedView.remember, remember),
  remove: member.mutation(savedView.remove, remove),
  setDefault: member.mutation(savedView.setDefault, setDefault),
})
