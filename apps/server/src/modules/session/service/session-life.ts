import { system, type SystemTx } from '@yuncang/db/handle'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx, SessionCtx } from '../../../trpc/context.ts'
import { recordSignOut } from '../../login-record/service.ts'
import * as repo from '../repo.ts'
import type { SignedIn } from './opening.ts'
import { sessionsChanged } from '../../../platform/identity.ts'

/** Notes that the person is still there, and renews the cookie for what is left of the absolute life. */
export async function refresh(ctx: SessionCtx): Promise<SignedIn> {
  const session = await ctx.services.sessions.find(ctx.token)
  if (!session) throw new AppError('session.expired')
  await change(ctx, { seenTime: ctx.now() })
  const expiresIn = secondsLeft(session, ctx.now())
  ctx.call.setSessionCookie(ctx.token, expiresIn)
  return { accessToken: ctx.token, expiresIn }
}

/** Whole seconds until a session ends by itself. */
export const secondsLeft = ({ expireTime }: { expireTime: string }, now: string): number =>
  Math.max(0, Math.floor((Date.parse(expireTime) - Date.parse(now)) / 1000))

/** Ends the session everywhere within a second. */
export async function logout(ctx: SessionCtx): Promise<null> {
  await ctx.services.db.transaction(system('sign-out'), async (tx) => {
    await repo.changeSession(tx, ctx.tokenHash, { revokeTime: ctx.now() })
    await recordSignOut(tx, ctx)
    await tx.publish(sessionsChanged, ctx.tokenHash)
  })
  ctx.call.removeSessionCookie()
  return null
}

/** Until its person shows who they are again, the session does nothing but end (docs/domain/access.md#lock-screen). */
export const lock = (ctx: Ctx): Promise<null> => change(ctx, { isLocked: 1 })

/** Chooses the business section to work in; 403 for one that the person does not belong to. */
export async function saveSection(ctx: Ctx, input: { ywbkName: string }): Promise<null> {
  const name = input.ywbkName.trim()
  if (!ctx.sections.includes(name)) {
    throw new AppError('session.foreignSection', { params: { name } })
  }
  // The client names the section it starts with after each sign-in; nobody has changed anything then.
  if (name === ctx.section) ctx.call.leaveUnlogged()
  return change(ctx, { currentSection: name })
}

/** Ends every session of a person but the one with token hash `except`. */
export async function endSessionsOf(
  tx: SystemTx,
  person: { userId: string; except?: string; now: string },
): Promise<void> {
  await repo.revokeSessionsOf(tx, person)
  await tx.publish(sessionsChanged, person.userId)
}

async function change(
  ctx: SessionCtx,
  changes: Parameters<typeof repo.changeSession>[2],
): Promise<null> {
  await ctx.services.db.transaction(system('own session'), async (tx) => {
    await repo.changeSession(tx, ctx.tokenHash, changes)
    await tx.publish(sessionsChanged, ctx.tokenHash)
  })
  return null
}
