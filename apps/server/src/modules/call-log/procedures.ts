import { callLog } from '@yuncang/shared/nouns/call-log/contract'
import { member, router } from '../../trpc/operation.ts'
import { api, apiPage, usual, usualPage } from './service/read.ts'

export const callLogProcedures = router({
  usualPage: member.query(callLog.usualPage, usualPage),
  usual: member.query(callLog.usual, usual),
  apiPage: member.query(callLog.apiPage, apiPage),
  api: member.query(callLog.api, api),
})
