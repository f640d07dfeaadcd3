import { phoneCode } from '@yuncang/shared/contracts/phone-code'
import { open, router } from '../../trpc/operation.ts'
import { send } from './service.ts'

export const phoneCodeProcedures = router({
  send: open.mutation(phoneCode.send, send),
})
