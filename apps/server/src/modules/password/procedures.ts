import { password } from '@yuncang/shared/nouns/password/contract'
import { member, open, router } from '../../trpc/operation.ts'
import { change, setByLink } from './service.ts'

export const passwordProcedures = router({
  change: member.mutation(password.change, change),
  setByLink: open.mutation(password.setByLink, setByLink),
})
