import { system } from '@yuncang/db/handle'
import type { CodeCallback } from '@yuncang/shared/nouns/sso/contract'
import { ownPath } from '../platform/return-address.ts'
import { AppError } from '@yuncang/shared/errors'
import * as oidc from 'openid-client'
import { identify } from '../modules/identity/service.ts'
import { endSessions, openSession } from '../modules/session/service/opening.ts'
import { homeOf } from '../platform/hosts.ts'
import type { OpenCtx, SessionCtx } from '../trpc/context.ts'
import { confirm, flowCookie, takeFlow } from './client/flow.ts'
import { loggedOutOf } from './client/registration.ts'
import * as repo from './client/repo.ts'
import { unlockBy } from './unlock.ts'

/**
 * Signs in with the code that an issuer gave, or opens the locked session that the browser went there with. A code that comes a second time is refused, and ends the session that
 * came of it the first time. Somebody whom the issuer knows and we do not is written down for an administrator.
 */
export async function codeCallback(ctx: OpenCtx, input: CodeCallback) {
  const { services } = ctx
  const home = homeOf(services.config, ctx.call.host)
  if (!home) throw new AppError('signOn.unknownHost')
  const browser = ctx.call.cookies().get(flowCookie(input.state))
  const found = await takeFlow(services, { ...input, browser })
  if ('replayed' in found) {
    await endSessions(services, found.replayed)
    throw new AppError('signOn.replayed')
  }
  const { flow } = found
  if (flow.issuer !== home.issuer) throw new AppError('signOn.flowInvalid')
  const confirmed = await confirm(services, home, flow, input)
  if (flow.lockedHash !== null) return unlockBy(ctx, home, flow, confirmed)
  // The bundled issuer knows people by our own ids.
  const userId = home.isBundled ? confirmed.subject : await identify(ctx, home.issuer, confirmed)
  const opened = await openSession(ctx, userId, 'sso', async (tx, sessionHash) => {
    const link = { sessionHash, idToken: confirmed.idToken }
    const isLinked = await repo.linkSession(tx, flow.stateHash, link)
    if (!isLinked) throw new AppError('signOn.replayed')
  })
  return { ...opened, redirectTo: flow.returnTo }
}

/** Where the browser goes to sign out at the issuer as well; it comes back to the page that is asked for. */
export async function logoutAddress(ctx: SessionCtx, input: { redirectUri: string }) {
  const { services } = ctx
  const home = homeOf(services.config, ctx.call.host)
  if (!home) return { url: '/' }
  const path = ownPath(input.redirectUri, home.app) ?? '/'
  const flow = await services.db.read(system('session of a sign-on'), (db) =>
    repo.flowOfSession(db, ctx.tokenHash),
  )
  const ownPage = { url: `${home.app}${path}` }
  if (!flow?.idToken || flow.issuer !== home.issuer) return ownPage
  const client = await services.signOn.clientOf(home)
  if (!client.serverMetadata().end_session_endpoint) return ownPage
  const url = oidc.buildEndSessionUrl(client, {
    id_token_hint: flow.idToken,
    post_logout_redirect_uri: loggedOutOf(home.app),
    state: path,
  })
  return { url: url.href }
}
