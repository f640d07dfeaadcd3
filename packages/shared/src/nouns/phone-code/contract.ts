import * as z from 'zod'
import { checkPhone } from '../../validate/phone.ts'
import { checked, text } from '../../kernel/wire.ts'

export const phoneCode = {
  /** Asks for a sign-in code. The answer is the same whether anybody has the phone or not. */
  send: {
    input: z.strictObject({ phone: checked(text(20), checkPhone), tenantId: text(40).default('') }),
    /** Seconds for which the code is good, and until the next one may be asked for. */
    output: z.object({ expiresIn: z.int(), waitSeconds: z.int() }),
  },
} as const

export type PhoneCodeRequest = z.infer<typeof phoneCode.send.input>
