import { search } from '@yuncang/shared/nouns/search/contract'
import { member, router } from '../../trpc/operation.ts'
import { find } from './service.ts'

export const searchProcedures = router({ find: member.query(search.find, find) })
