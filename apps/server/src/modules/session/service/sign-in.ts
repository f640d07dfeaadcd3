import { system } from '@yuncang/db/handle'
import type { SignIn } from '@yuncang/shared/contracts/session'
import { AppError } from '@yuncang/shared/errors'
import { networkOf } from '../../../platform/network.ts'
import type { OpenCtx, SessionCtx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'
import { endSessions, foldAccount, openSession, refusalOf } from './opening.ts'
import { beginTry, endTry, takeBackTry, type Try } from './waits.ts'

/**
 * Checks account and password and opens a session, or lets the issuer that asked go on. An unknown account, a wrong
 * password and a tenant that the account does not belong to look the same from outside: 400. Refuses with 403 without
 * any role, 423 when the tenant that was asked for is locked, 429 while a wait runs.
 */
export async function signIn(ctx: OpenCtx, input: SignIn) {
  const { config, signOn } = ctx.services
  if (!input.uid && !config.hasLocalLogin) throw new AppError('signOn.localLoginOff')
  const userId = await recognise(ctx, input)
  if (!input.uid) return openSession(ctx, userId)
  const { host, cookies } = ctx.call
  return { redirectTo: await signOn.finishLogin({ uid: input.uid, userId, host, cookies }) }
}

/** The person with this account and password, who may come in. */
async function recognise(ctx: OpenCtx, input: SignIn): Promise<string> {
  const { db, passwords } = ctx.services
  const account = foldAccount(input.account)
  const network = networkOf(ctx.call.address)
  const attempt = await db.transaction(system('sign-in by account'), (tx) =>
    beginTry(tx, { account, network, now: ctx.now(), newId: ctx.newId() }),
  )
  const { user, memberships } = await db.read(system('sign-in by account'), async (read) => {
    const found = await repo.findUserByAccount(read, account)
    return { user: found, memberships: found ? await repo.membershipsOf(read, found.id) : [] }
  })
  const isRight = await judge(ctx, attempt, () =>
    passwords.verify(user?.passwordHash ?? '', input.password),
  )
  const chosen = memberships.find((each) => each.tenant.dataNode === input.tenantId)
  if (!user || !isRight || (input.tenantId !== '' && !chosen)) {
    throw new AppError('session.wrongCredentials')
  }
  await db.transaction(system('sign-in by account'), (tx) => endTry(tx, attempt, ctx.now()))
  const refusal = refusalOf(user, memberships)
  if (refusal) throw refusal
  if (chosen?.tenant.isLock) throw new AppError('tenant.locked')
  return user.id
}

/** Looks at the password; when the process is too busy to, the try does not count against the person. */
async function judge(ctx: OpenCtx, attempt: Try, verify: () => Promise<boolean>): Promise<boolean> {
  try {
    return await verify()
  } catch (error) {
    await ctx.services.db.transaction(system('sign-in by account'), (tx) =>
      takeBackTry(tx, attempt, ctx.now()),
    )
    throw error
  }
}

/** Ends the session everywhere within a second. */
export async function logout(ctx: SessionCtx): Promise<null> {
  await endSessions(ctx.services, [ctx.tokenHash])
  ctx.call.setSessionCookie(null)
  return null
}
