import { system } from '@yuncang/db/handle'
import type { SignIn } from '@yuncang/shared/contracts/session'
import { AppError } from '@yuncang/shared/errors'
import type { OpenCtx } from '../../../trpc/context.ts'
import { recordFailure } from '../../login-record/service.ts'
import * as repo from '../repo.ts'
import { begin, judge } from './proof.ts'
import { openSession, type SignedIn } from './session-life.ts'
import { endTry } from './waits.ts'

const foldAccount = (account: string) => account.normalize('NFKC').trim().toLowerCase()

/**
 * Checks account and password and opens a session. An unknown account, a wrong password and a tenant that the account
 * does not belong to look the same from outside: 400. Refuses with 403 without any role, 423 when the tenant that was
 * asked for is locked, 429 while a wait runs.
 */
export async function signIn(ctx: OpenCtx, input: SignIn): Promise<SignedIn> {
  const { db, passwords } = ctx.services
  const account = foldAccount(input.account)
  const attempt = await begin(ctx, account)
  const { user, memberships } = await db.read(system('sign-in by account'), async (read) => {
    const found = await repo.findUserByAccount(read, account)
    return { user: found, memberships: found ? await repo.membershipsOf(read, found.id) : [] }
  })
  const isRight = await judge(ctx, attempt, () =>
    passwords.verify(user?.passwordHash ?? '', input.password),
  )
  const chosen = memberships.find((each) => each.tenant.dataNode === input.tenantId)
  const isProven = user && isRight && (input.tenantId === '' || chosen)
  const session = await db.transaction(system('sign-in by account'), async (tx) => {
    const refusal = isProven && refusalOf(user, memberships, chosen)
    if (isProven) await endTry(tx, attempt, ctx.now())
    if (isProven && !refusal) return openSession(tx, ctx, user, input.type)
    await recordFailure(tx, ctx, {
      account,
      userId: user?.id ?? null,
      tenantNode: chosen?.tenant.dataNode ?? null,
      way: input.type,
    })
    return refusal || new AppError('session.wrongCredentials')
  })
  if (session instanceof AppError) throw session
  ctx.call.setSessionCookie(session.accessToken, session.expiresIn)
  return session
}

type Memberships = Awaited<ReturnType<typeof repo.membershipsOf>>

/** Why somebody with the right password still may not come in. */
function refusalOf(user: repo.UserRow, all: Memberships, chosen: Memberships[number] | undefined) {
  if (user.status !== 1) return new AppError('session.disabled')
  if (!all.some((each) => each.roles.length > 0)) return new AppError('session.noRight')
  if (chosen?.tenant.isLock) return new AppError('tenant.locked')
  return undefined
}
