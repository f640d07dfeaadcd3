import { dictionary } from '@yuncang/shared/contracts/dictionary'
import { member, router } from '../../trpc/operation.ts'
import { find } from './service.ts'

export const dictionaryProcedures = router({
  find: member.query(dictionary.find, find),
})
