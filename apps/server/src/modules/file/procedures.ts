import { file } from '@yuncang/shared/nouns/file/contract'
import { member, router } from '../../trpc/operation.ts'
import { list, pictures, picturesOf, usage } from './service/read.ts'
import { remove, update } from './service/write.ts'

export const fileProcedures = router({
  list: member.query(file.list, list),
  pictures: member.query(file.pictures, pictures),
  picturesOf: member.query(file.picturesOf, picturesOf),
  update: member.mutation(file.update, update),
  remove: member.mutation(file.remove, remove),
  usage: member.query(file.usage, usage),
})
