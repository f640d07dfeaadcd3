import { system } from '@yuncang/db/handle'
import { AppError } from '@yuncang/shared/errors'
import { networkOf } from '../../../platform/network.ts'
import type { OpenCtx, SessionCtx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'
import { beginTry, endTry, takeBackTry, type Try } from './waits.ts'

/** Counts a try of `account` from the caller's network; refuses with 429 while a wait runs. */
export const begin = (ctx: OpenCtx, account: string): Promise<Try> =>
  ctx.services.db.transaction(system('sign-in by account'), (tx) =>
    beginTry(tx, {
      account,
      network: networkOf(ctx.call.address),
      now: ctx.now(),
      newId: ctx.newId(),
    }),
  )

/** Looks at the proof; when the process is too busy to, the try does not count against the person. */
export async function judge(
  ctx: OpenCtx,
  attempt: Try,
  verify: () => Promise<boolean>,
): Promise<boolean> {
  try {
    return await verify()
  } catch (error) {
    await ctx.services.db.transaction(system('sign-in by account'), (tx) =>
      takeBackTry(tx, attempt, ctx.now()),
    )
    throw error
  }
}

/** Asks somebody who is signed in for the password again, under the waits of the sign-in. Throws 400, or 429. */
export async function proveOwnPassword(ctx: SessionCtx, password: string): Promise<void> {
  const { db, passwords } = ctx.services
  const user = await db.read(system('own password'), (read) => repo.findUser(read, ctx.user.id))
  const stored = user?.passwordHash ?? ''
  if (stored === '') throw new AppError('session.noPassword')
  const attempt = await begin(ctx, ctx.user.account)
  const isRight = await judge(ctx, attempt, () => passwords.verify(stored, password))
  if (!isRight) throw new AppError('session.wrongPassword')
  await db.transaction(system('own password'), (tx) => endTry(tx, attempt, ctx.now()))
}
