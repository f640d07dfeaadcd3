import { paper } from '@yuncang/shared/nouns/paper/contract'
import { member, router } from '../../trpc/operation.ts'
import { startPrint } from './service/many.ts'
import { copies } from './service/print.ts'

export const paperProcedures = router({
  copies: member.query(paper.copies, copies),
  startPrint: member.mutation(paper.startPrint, startPrint),
})
