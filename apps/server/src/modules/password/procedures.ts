import { password } from '@yuncang/shared/nouns/password/contract'
import { member, open, router } from '../../trpc/operation.ts'
import { change } from './service/change.ts'
import { setByLink } from './service/link.ts'

export const passwordProcedures = router({
  change: member.mutation(password.change, change),
  setByLink: open.mutation(password.setByLink, setByLink),
})
