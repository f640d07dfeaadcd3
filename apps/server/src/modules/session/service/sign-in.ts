import { system } from '@yuncang/db/handle'
import type { SignIn } from '@yuncang/shared/contracts/session'
import { AppError } from '@yuncang/shared/errors'
import { randomBytes } from 'node:crypto'
import type { OpenCtx, SessionCtx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'
import { hashOf, sessionsChanged } from './session-store.ts'
import { networkOf } from '../../../platform/network.ts'
import { beginTry, endTry, takeBackTry, type Try } from './waits.ts'

/** Absolute life of a sign-in (decisions.md 20). */
const lifeSeconds = 86_400

const foldAccount = (account: string) => account.normalize('NFKC').trim().toLowerCase()

/**
 * Checks account and password and opens a session. An unknown account, a wrong password and a tenant that the account
 * does not belong to look the same from outside: 400. Refuses with 403 without any role, 423 when the tenant that was
 * asked for is locked, 429 while a wait runs.
 */
export async function signIn(ctx: OpenCtx, input: SignIn) {
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

  const token = randomBytes(32).toString('base64url')
  const now = ctx.now()
  const expireTime = new Date(Date.parse(now) + lifeSeconds * 1000).toISOString()
  const refusal = refusalOf(user, memberships, chosen)
  await db.transaction(system('sign-in by account'), async (tx) => {
    await endTry(tx, attempt, now)
    if (refusal) return
    const session = { tokenHash: hashOf(token), userId: user.id, createTime: now, expireTime }
    await repo.insertSession(tx, session)
  })
  if (refusal) throw refusal
  ctx.call.setSessionCookie(token)
  return { accessToken: token, expiresIn: lifeSeconds }
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

type Memberships = Awaited<ReturnType<typeof repo.membershipsOf>>

/** Why somebody with the right password still may not come in. */
function refusalOf(user: repo.UserRow, all: Memberships, chosen: Memberships[number] | undefined) {
  if (user.status !== 1) return new AppError('session.disabled')
  if (!all.some((each) => each.roles.length > 0)) return new AppError('session.noRight')
  if (chosen?.tenant.isLock) return new AppError('tenant.locked')
  return undefined
}

/** Ends the session everywhere within a second. */
export async function logout(ctx: SessionCtx): Promise<null> {
  await ctx.services.db.transaction(system('sign-out'), async (tx) => {
    await repo.revokeSession(tx, ctx.tokenHash, ctx.now())
    await tx.publish(sessionsChanged, ctx.tokenHash)
  })
  ctx.call.setSessionCookie(null)
  return null
}
