import { sso } from '@yuncang/shared/nouns/sso/contract'
import { open, router, signedIn } from '../trpc/operation.ts'
import { codeCallback, logoutAddress } from './service.ts'

export const ssoProcedures = router({
  codeCallback: open.mutation(sso.codeCallback, codeCallback),
  logoutAddress: signedIn.query(sso.logoutAddress, logoutAddress),
})
