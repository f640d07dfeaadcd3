import { system, type SystemTx } from '@yuncang/db/handle'
import { AppError } from '@yuncang/shared/errors'
import { sessionsChanged, type Session } from '../../../platform/identity.ts'
import type { Ctx, OpenCtx, SessionCtx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'
import type { SignedIn } from './opening.ts'
import { proveOwnPassword } from './proof.ts'
import { secondsLeft } from './session-life.ts'

const scope = system('unlocking')

/** Whose session this is, and whether a password of ours opens it once it is locked. */
export async function lockState(ctx: SessionCtx) {
  const user = await ctx.services.db.read(scope, (db) => repo.findUser(db, ctx.user.id))
  return { realName: ctx.user.realName, hasPassword: (user?.passwordHash ?? '') !== '' }
}

/** Opens the session for its person's password. Throws 400, 409 without a password here, 429 while a wait runs. */
export async function unlock(ctx: Ctx, input: { password: string }): Promise<null> {
  await proveOwnPassword(ctx, input.password)
  await ctx.services.db.transaction(scope, (tx) => open(tx, ctx.tokenHash))
  return null
}

/**
 * Opens a session for somebody who has shown who they are elsewhere; `also` is done in the same transaction. Throws 403
 * when that is not the person of the session, which then stays locked.
 */
export async function unlockFor(
  ctx: OpenCtx,
  session: Session,
  { userId, also }: { userId: string | undefined; also: (tx: SystemTx) => Promise<void> },
): Promise<SignedIn> {
  if (userId !== session.user.id) throw new AppError('signOn.otherPerson')
  await ctx.services.db.transaction(scope, async (tx) => {
    await also(tx)
    await open(tx, session.tokenHash)
  })
  return { accessToken: session.token, expiresIn: secondsLeft(session, ctx.now()) }
}

async function open(tx: SystemTx, tokenHash: string): Promise<void> {
  await repo.changeSession(tx, tokenHash, { isLocked: 0 })
  await tx.publish(sessionsChanged, tokenHash)
}
