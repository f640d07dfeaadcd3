import { paper } from '@yuncang/shared/nouns/paper/contract'
import { member, router } from '../../trpc/operation.ts'
import { copies } from './service.ts'

export const paperProcedures = router({
  copies: member.query(paper.copies, copies),
})
