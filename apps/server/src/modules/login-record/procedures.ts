import { loginRecord } from '@yuncang/shared/contracts/login-record'
import { router, signedIn } from '../../trpc/operation.ts'
import { saveSignIn, saveSignOut } from './service.ts'

export const loginRecordProcedures = router({
  saveSignIn: signedIn.mutation(loginRecord.saveSignIn, saveSignIn),
  saveSignOut: signedIn.mutation(loginRecord.saveSignOut, saveSignOut),
})
