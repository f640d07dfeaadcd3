import { system } from '@yuncang/db/handle'
import { AppError } from '@yuncang/shared/errors'
import { beginningOf } from '@yuncang/shared/validate/text'
import * as oidc from 'openid-client'
import type { Home } from '../../platform/hosts.ts'
import type { Services } from '../../platform/services.ts'
import { digest, randomText } from '../secrets.ts'
import { callbackOf } from './registration.ts'
import * as repo from './repo.ts'

const scope = system('flow of a sign-on')
/** How long somebody may take at the issuer. */
export const flowSeconds = 600

/** The cookie of a flow: one for each, so that tabs do not disturb each other. */
export const flowCookie = (state: string): string => `sso-${state.slice(0, 8)}`

export type Begun = { readonly address: string; readonly state: string; readonly browser: string }

type Purpose = { readonly returnTo: string; readonly lockedHash: string | null }

/**
 * Begins a way to the issuer; the browser keeps `browser` in a cookie and goes to `address`. To open a locked session
 * the issuer is told to ask who is there, however well it remembers.
 */
export async function beginFlow(services: Services, home: Home, purpose: Purpose): Promise<Begun> {
  const client = await services.signOn.clientOf(home)
  const state = randomText()
  const browser = randomText()
  const nonce = randomText()
  const verifier = oidc.randomPKCECodeVerifier()
  const redirectUri = callbackOf(home.app)
  const address = oidc.buildAuthorizationUrl(client, {
    redirect_uri: redirectUri,
    scope: home.isBundled ? 'openid' : 'openid profile email',
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(purpose.lockedHash !== null && { prompt: 'login', max_age: '0' }),
  })
  const { db, clock } = services
  await db.transaction(scope, (tx) =>
    repo.insertFlow(tx, {
      stateHash: digest(state),
      browserHash: digest(browser),
      issuer: home.issuer,
      nonce,
      verifier,
      redirectUri,
      ...purpose,
      expireTime: new Date(Date.parse(clock()) + flowSeconds * 1000).toISOString(),
    }),
  )
  return { address: address.href, state, browser }
}

type Callback = {
  code: string
  state: string
  iss: string
  redirectUri: string
  browser: string | undefined
}

/**
 * Takes the flow that a code came back on. Refuses one of another browser, an expired one, another address than the
 * flow began with, another issuer. A code that was here before is refused as well, and gives the sessions to end.
 */
export async function takeFlow(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  callback: Callback,
): Promise<{ flow: repo.Flow } | { replayed: string[] }> {
  const now = clock()
  const codeHash = digest(callback.code)
  return db.transaction(scope, async (tx) => {
    const earlier = await repo.markReplayed(tx, codeHash, now)
    if (earlier.length > 0) return { replayed: sessionsOf(earlier) }
    const found = await repo.flowOfState(tx, digest(callback.state))
    const isRight =
      found !== undefined &&
      found.expireTime > now &&
      found.browserHash === digest(callback.browser ?? '') &&
      found.redirectUri === callback.redirectUri &&
      (callback.iss === '' || callback.iss === found.issuer)
    if (!isRight) throw new AppError('signOn.flowInvalid')
    const flow = await repo.takeFlow(tx, found.stateHash, codeHash)
    if (flow) return { flow }
    // Somebody took it since: with the same code, which makes both void, or with another.
    const rival = await repo.markReplayed(tx, codeHash, now)
    if (rival.length === 0) throw new AppError('signOn.flowInvalid')
    return { replayed: sessionsOf(rival) }
  })
}

const sessionsOf = (flows: repo.Flow[]) => flows.flatMap(({ sessionHash }) => sessionHash ?? [])

export type Confirmed = {
  readonly subject: string
  readonly name: string
  readonly email: string
  readonly idToken: string
  /** When the person last signed in there, in seconds, as far as the issuer says so. */
  readonly authTime: number | undefined
}

/** Exchanges the code at the issuer and checks everything that it says. Throws when the issuer or the checks refuse. */
export async function confirm(
  { signOn, log }: Pick<Services, 'signOn' | 'log'>,
  home: Home,
  flow: repo.Flow,
  { code, state }: { code: string; state: string },
): Promise<Confirmed> {
  const client = await signOn.clientOf(home)
  const address = new URL(flow.redirectUri)
  address.search = new URLSearchParams({ code, state, iss: flow.issuer }).toString()
  try {
    const tokens = await oidc.authorizationCodeGrant(client, address, {
      pkceCodeVerifier: flow.verifier,
      expectedState: state,
      expectedNonce: flow.nonce,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims || !tokens.id_token) throw new Error('the issuer gave no id token')
    return {
      subject: claims.sub,
      name: textOf(claims['name'] ?? claims['preferred_username']),
      email: textOf(claims.email),
      idToken: tokens.id_token,
      authTime: claims.auth_time,
    }
  } catch (cause) {
    log.warn({ err: cause, issuer: flow.issuer }, 'a sign-on was refused')
    throw new AppError(isSilence(cause) ? 'signOn.unavailable' : 'signOn.refused', { cause })
  }
}

/** What an issuer says of a person is shown to administrators: as much as fits. */
const textOf = (claim: unknown): string =>
  typeof claim === 'string' ? beginningOf(claim.replaceAll('\0', ''), 200).toWellFormed() : ''

/** The issuer was not reached, as against: it refused, or what it said was not right. */
const isSilence = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof oidc.ClientError && error.code === 'OAUTH_TIMEOUT')
