import { AppError } from '@yuncang/shared/errors'
import { personBehind } from '../modules/identity/service.ts'
import { unlockFor } from '../modules/session/service/unlock.ts'
import type { Home } from '../platform/hosts.ts'
import type { OpenCtx } from '../trpc/context.ts'
import { flowSeconds, type Confirmed } from './client/flow.ts'
import * as repo from './client/repo.ts'

/** Clocks of issuers differ from ours by less. */
const toleranceSeconds = 30

/** Says that somebody was there before the lock screen sent them, who may be gone. */
function isOld({ expireTime }: repo.Flow, { authTime }: Confirmed): boolean {
  const beganAt = Date.parse(expireTime) / 1000 - flowSeconds
  return authTime !== undefined && authTime < beganAt - toleranceSeconds
}

/**
 * Opens the locked session that a flow began at, and no other. It stays locked for another session's browser, for
 * another person, and for one whom the issuer did not ask anew.
 */
export async function unlockBy(ctx: OpenCtx, home: Home, flow: repo.Flow, confirmed: Confirmed) {
  const session = ctx.call.token && (await ctx.services.sessions.find(ctx.call.token))
  if (!session) throw new AppError('session.expired')
  if (session.tokenHash !== flow.lockedHash) throw new AppError('signOn.flowInvalid')
  if (isOld(flow, confirmed)) throw new AppError('signOn.notAgain')
  const { subject, idToken } = confirmed
  const userId = home.isBundled ? subject : await personBehind(ctx, home.issuer, subject)
  const opened = await unlockFor(ctx, session, {
    userId,
    also: async (tx) => {
      const link = { sessionHash: session.tokenHash, idToken }
      const isLinked = await repo.linkSession(tx, flow.stateHash, link)
      if (!isLinked) throw new AppError('signOn.replayed')
    },
  })
  return { ...opened, redirectTo: flow.returnTo }
}
