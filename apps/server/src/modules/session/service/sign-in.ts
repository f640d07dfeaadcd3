import { system, type Read } from '@yuncang/db/handle'
import type { SignIn } from '@yuncang/shared/contracts/session'
import { foldAccount } from '@yuncang/shared/domain/account'
import { AppError } from '@yuncang/shared/errors'
import type { Reason } from '@yuncang/shared/messages/catalogue'
import type { OpenCtx } from '../../../trpc/context.ts'
import { recordFailure } from '../../login-record/service.ts'
import { isRightCode } from '../../phone-code/service.ts'
import * as repo from '../repo.ts'
import { begin, judge } from './proof.ts'
import { openSession, type SignedIn } from './session-life.ts'
import { endTry } from './waits.ts'

/** Who somebody says they are, and how that is proven. */
type Claim = {
  /** Under which tries are counted. */
  name: string
  wrong: Reason
  find(read: Read): Promise<repo.UserRow | undefined>
  prove(user: repo.UserRow | undefined): Promise<boolean>
}

function claimOf(ctx: OpenCtx, input: SignIn): Claim {
  const { type, phone, code, tenantId: tenant } = input
  if (type === 'phone') {
    return {
      name: `phone ${phone}`,
      wrong: 'session.wrongCode',
      find: (read) => repo.findUserByPhone(read, phone),
      prove: () => isRightCode(ctx, { phone, tenant, code }),
    }
  }
  const account = foldAccount(input.account)
  return {
    name: account,
    wrong: 'session.wrongCredentials',
    find: (read) => repo.findUserByAccount(read, account),
    prove: (user) => ctx.services.passwords.verify(user?.passwordHash ?? '', input.password),
  }
}

/**
 * Opens a session for account and password, or for phone and code. An unknown account, a wrong password and a tenant
 * that the account does not belong to look the same from outside: 400. Refuses with 403 without any role, 423 when the
 * tenant that was asked for is locked, 429 while a wait runs.
 */
export async function signIn(ctx: OpenCtx, input: SignIn): Promise<SignedIn> {
  const { db } = ctx.services
  const claim = claimOf(ctx, input)
  const attempt = await begin(ctx, claim.name)
  const { user, memberships } = await db.read(system('sign-in by account'), async (read) => {
    const found = await claim.find(read)
    return { user: found, memberships: found ? await repo.membershipsOf(read, found.id) : [] }
  })
  const isRight = await judge(ctx, attempt, () => claim.prove(user))
  const chosen = memberships.find((each) => each.tenant.dataNode === input.tenantId)
  const isProven = user && isRight && (input.tenantId === '' || chosen)
  const session = await db.transaction(system('sign-in by account'), async (tx) => {
    const refusal = isProven && refusalOf(user, memberships, chosen)
    if (isProven) await endTry(tx, attempt, ctx.now())
    if (isProven && !refusal) return openSession(tx, ctx, user, input.type)
    await recordFailure(tx, ctx, {
      account: user?.account ?? claim.name,
      userId: user?.id ?? null,
      tenant: chosen?.tenant.dataNode ?? null,
      way: input.type,
    })
    return refusal || new AppError(claim.wrong)
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
