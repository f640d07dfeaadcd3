import { system, type Read } from '@yuncang/db/handle'
import type { SignIn } from '@yuncang/shared/nouns/session/contract'
import { foldAccount } from '@yuncang/shared/nouns/user/account'
import { AppError } from '@yuncang/shared/errors'
import type { Reason } from '@yuncang/shared/messages'
import type { OpenCtx } from '../../../trpc/context.ts'
import { recordFailure } from '../../login-record/service.ts'
import { isRightCode } from '../../phone-code/service.ts'
import * as repo from '../repo.ts'
import { begin, judge } from './proof.ts'
import { openSession, signInRefusal, type Memberships, type SignedIn } from './opening.ts'
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
 * Opens a session for account and password, or for phone and code; or lets the issuer that asked go on. An unknown
 * account, a wrong password and a tenant that the account does not belong to look the same from outside: 400. Refuses
 * with 403 without any role, 423 when the tenant that was asked for is locked, 429 while a wait runs.
 */
export async function signIn(ctx: OpenCtx, input: SignIn): Promise<SignedIn | Onward> {
  const { config, signOn } = ctx.services
  if (!input.uid && !config.hasLocalLogin) throw new AppError('signOn.localLoginOff')
  const userId = await recognise(ctx, input)
  if (!input.uid) return openSession(ctx, userId, input.type)
  const { host } = ctx.call
  const cookies = ctx.call.cookies()
  return { redirectTo: await signOn.finishLogin({ uid: input.uid, userId, host, cookies }) }
}

/** Where the browser goes on, when an issuer has asked who is there. */
type Onward = { redirectTo: string }

/** The id of the person who has proven their claim and may come in; who is turned away is written down. */
async function recognise(ctx: OpenCtx, input: SignIn): Promise<string> {
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
  const refusal = isProven ? refusalAt(user, memberships, chosen) : new AppError(claim.wrong)
  await db.transaction(system('sign-in by account'), async (tx) => {
    if (isProven) await endTry(tx, attempt, ctx.now())
    if (!refusal) return
    await recordFailure(tx, ctx, {
      account: user?.account ?? claim.name,
      userId: user?.id ?? null,
      tenant: chosen?.tenant.dataNode ?? null,
      way: input.type,
    })
  })
  if (refusal || !user) throw refusal ?? new AppError(claim.wrong)
  return user.id
}

function refusalAt(user: repo.UserRow, all: Memberships, chosen: Memberships[number] | undefined) {
  return signInRefusal(user, all) ?? (chosen?.tenant.isLock ? new AppError('tenant') : undefined)
}
