import { system, type SystemTx } from '@yuncang/db/handle'
import { AppError } from '@yuncang/shared/errors'
import { randomBytes } from 'node:crypto'
import type { Services } from '../../../platform/services.ts'
import type { OpenCtx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'
import { hashOf, sessionsChanged } from './session-store.ts'

/** Absolute life of a sign-in (decisions.md 20). */
const lifeSeconds = 86_400

/** One spelling of an account, however it was typed. */
export const foldAccount = (account: string) => account.normalize('NFKC').trim().toLowerCase()

type Memberships = Awaited<ReturnType<typeof repo.membershipsOf>>

/** Why somebody who has shown who they are still may not come in. */
export function refusalOf(user: repo.UserRow, all: Memberships): AppError | undefined {
  if (user.status !== 1) return new AppError('session.disabled')
  if (!all.some((each) => each.roles.length > 0)) return new AppError('session.noRight')
  return undefined
}

/** Opens a session for a person and gives the browser its cookie. `also` is done in the same transaction. */
export async function openSession(
  ctx: OpenCtx,
  userId: string,
  also: (tx: SystemTx, tokenHash: string) => Promise<void> = async () => {},
) {
  const scope = system('sign-in')
  const { user, memberships } = await ctx.services.db.read(scope, async (read) => ({
    user: await repo.findUser(read, userId),
    memberships: await repo.membershipsOf(read, userId),
  }))
  const refusal = user ? refusalOf(user, memberships) : new AppError('session.noRight')
  if (refusal) throw refusal
  const token = randomBytes(32).toString('base64url')
  const tokenHash = hashOf(token)
  const createTime = ctx.now()
  const expireTime = new Date(Date.parse(createTime) + lifeSeconds * 1000).toISOString()
  await ctx.services.db.transaction(scope, async (tx) => {
    await repo.insertSession(tx, { tokenHash, userId, createTime, expireTime })
    await also(tx, tokenHash)
  })
  ctx.call.setSessionCookie(token)
  return { accessToken: token, expiresIn: lifeSeconds }
}

/** Ends sessions everywhere within a second. */
export async function endSessions(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  tokenHashes: readonly string[],
): Promise<void> {
  await db.transaction(system('sign-out'), async (tx) => {
    for (const tokenHash of tokenHashes) {
      await repo.revokeSession(tx, tokenHash, clock())
      await tx.publish(sessionsChanged, tokenHash)
    }
  })
}
