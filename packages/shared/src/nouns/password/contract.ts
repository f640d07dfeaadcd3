import * as z from 'zod'
import { shortestPassword } from '../user/account.ts'
import { nothing, required } from '../../kernel/wire.ts'

/** Long enough; nothing is asked of its characters (OWASP ASVS 6.2). */
const newPassword = () =>
  required(200, 'session.passwordRequired').refine(
    (value) => value.length >= shortestPassword,
    'password.tooShort',
  )

export const password = {
  /** Ends every other session of the person. */
  change: {
    input: z.strictObject({
      oldPassword: required(200, 'session.passwordRequired'),
      newPassword: newPassword(),
    }),
    output: nothing,
  },
  /** By the token of a one-time link. */
  setByLink: {
    input: z.strictObject({ token: required(64, 'password.linkDead'), password: newPassword() }),
    output: nothing,
  },
} as const

export type PasswordByLink = z.infer<typeof password.setByLink.input>
export type PasswordChange = z.infer<typeof password.change.input>
