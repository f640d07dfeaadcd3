import { errorLog } from '@yuncang/shared/nouns/error-log/contract'
import { member, router } from '../../trpc/operation.ts'
import { page, send, setSolveStatus } from './service.ts'

export const errorLogProcedures = router({
  send: member.mutation(errorLog.send, send),
  page: member.query(errorLog.page, page),
  setSolveStatus: member.mutation(errorLog.setSolveStatus, setSolveStatus),
})
