import { password } from '@yuncang/shared/contracts/password'
import { member, router } from '../../trpc/operation.ts'
import { change } from './service.ts'

export const passwordProcedures = router({
  change: member.mutation(password.change, change),
})
