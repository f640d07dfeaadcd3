import { phoneCode } from '@yuncang/shared/nouns/phone-code/contract'
import { open, router } from '../../trpc/operation.ts'
import { send } from './service.ts'

export const phoneCodeProcedures = router({
  send: open.mutation(phoneCode.send, send),
})
