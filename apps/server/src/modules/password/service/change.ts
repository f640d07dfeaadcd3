import { system } from '@yuncang/db/handle'
import type { PasswordChange } from '@yuncang/shared/nouns/password/contract'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { proveOwnPassword } from '../../session/service/proof.ts'
import { endSessionsOf } from '../../session/service/session-life.ts'
import * as repo from '../repo.ts'

/**
 * Sets a new password for whoever knows the old one, and ends the person's link and other sessions within a second.
 */
export async function change(ctx: Ctx, input: PasswordChange): Promise<null> {
  const { oldPassword, newPassword } = input
  if (newPassword === oldPassword) throw new AppError('password.asBefore')
  refuseAccount(newPassword, ctx.user.account)
  await proveOwnPassword(ctx, oldPassword)
  const { db, passwords } = ctx.services
  const passwordHash = await passwords.hash(newPassword)
  await db.transaction(system('own password'), async (tx) => {
    await repo.savePassword(tx, ctx.user.id, passwordHash)
    await repo.removeLinkOf(tx, ctx.user.id)
    await endSessionsOf(tx, { userId: ctx.user.id, except: ctx.tokenHash, now: ctx.now() })
  })
  return null
}

export function refuseAccount(password: string, account: string): void {
  if (password.toLowerCase() === account) throw new AppError('password.isAccount')
}
