import { system, type SystemTx } from '@yuncang/db/handle'
import { userStatuses } from '@yuncang/shared/nouns/user/rules'
import { AppError } from '@yuncang/shared/errors'
import { randomBytes } from 'node:crypto'
import type { Services } from '../../../platform/services.ts'
import type { OpenCtx } from '../../../trpc/context.ts'
import { recordSignIn, type Way } from '../../login-record/service.ts'
import * as repo from '../repo.ts'
import { hashOf } from './session-store.ts'
import { sessionsChanged } from '../../../platform/identity.ts'

/** Absolute life of a sign-in (docs/domain/access.md#sessions). */
const lifeSeconds = 86_400

export type SignedIn = { accessToken: string; expiresIn: number }
export type Memberships = Awaited<ReturnType<typeof repo.membershipsOf>>

/** Why somebody who has shown who they are still may not come in. */
export function signInRefusal(user: repo.UserRow, all: Memberships): AppError | undefined {
  if (user.status !== userStatuses.active) return new AppError('session.disabled')
  if (!all.some((each) => each.roles.length > 0)) return new AppError('session.noRight')
  return undefined
}

/**
 * Opens a session for somebody who has shown who they are, writes down that they came and gives the browser its cookie.
 * `also` is done in the same transaction. Throws 403 for who may not come in.
 */
export async function openSession(
  ctx: OpenCtx,
  userId: string,
  way: Way,
  also: (tx: SystemTx, tokenHash: string) => Promise<void> = async () => {},
): Promise<SignedIn> {
  const scope = system('sign-in')
  const { user, memberships } = await ctx.services.db.read(scope, async (read) => ({
    user: await repo.findUser(read, userId),
    memberships: await repo.membershipsOf(read, userId),
  }))
  if (!user) throw new AppError('session.noRight')
  const refusal = signInRefusal(user, memberships)
  if (refusal) throw refusal
  const accessToken = randomBytes(32).toString('base64url')
  const tokenHash = hashOf(accessToken)
  const createTime = ctx.now()
  const expireTime = new Date(Date.parse(createTime) + lifeSeconds * 1000).toISOString()
  await ctx.services.db.transaction(scope, async (tx) => {
    await repo.insertSession(tx, { tokenHash, userId, createTime, expireTime })
    await recordSignIn(tx, ctx, { user, session: tokenHash, way })
    await also(tx, tokenHash)
  })
  ctx.call.setSessionCookie(accessToken, lifeSeconds)
  return { accessToken, expiresIn: lifeSeconds }
}

/** Ends sessions everywhere within a second. */
export async function endSessions(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  tokenHashes: readonly string[],
): Promise<void> {
  await db.transaction(system('sign-out'), async (tx) => {
    for (const tokenHash of tokenHashes) {
      await repo.changeSession(tx, tokenHash, { revokeTime: clock() })
      await tx.publish(sessionsChanged, tokenHash)
    }
  })
}
