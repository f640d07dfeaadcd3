import { loginRecord } from '@yuncang/shared/nouns/login-record/contract'
import { member, router, signedIn } from '../../trpc/operation.ts'
import { page, saveSignIn, saveSignOut } from './service.ts'

export const loginRecordProcedures = router({
  saveSignIn: signedIn.mutation(loginRecord.saveSignIn, saveSignIn),
  page: member.query(loginRecord.page, page),
  saveSignOut: signedIn.mutation(loginRecord.saveSignOut, saveSignOut),
})
