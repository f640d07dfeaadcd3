import { asSignInRefusal } from '@yuncang/shared/nouns/sso/refusals'
import type { JWK } from 'jose'
import type {
  Configuration,
  Interaction,
  interactionPolicy,
  KoaContextWithOIDC,
  Provider,
} from 'oidc-provider'
import { issuerPath } from '../../platform/hosts.ts'
import type { Services } from '../../platform/services.ts'
import { bundledClient } from '../client/registration.ts'
import { deriveKey } from '../../platform/derive-key.ts'
import { adapterOf } from './adapter.ts'
import { signingAlgorithm } from './keys.ts'
import { accountOf, turnAway } from './turned-away.ts'
import { failedPage, signedOutPage, signOutPage } from './pages.ts'

export type Bases = Pick<Services, 'db' | 'clock' | 'config' | 'log'>

const life = { code: 60, accessToken: 300, interaction: 600, day: 86_400 }

/** The cookie that ties an open sign-in to the browser that began it: one for each, so that tabs do not disturb. */
export const loginCookie = (uid: string): string => `login-${uid.slice(0, 8)}`

/** An issuer for the application at an origin. It keeps nothing itself: everything is in the database. */
export async function createProvider(bases: Bases, app: string, keys: JWK[]): Promise<Provider> {
  // Read when somebody first signs in: it is large, and an outside issuer may be in its place.
  const library = await import('oidc-provider')
  const policy = library.interactionPolicy.base()
  // Our own application needs nobody's consent.
  policy.remove('consent')
  turnAway(policy, library.interactionPolicy)
  const configuration = {
    ...configurationOf(bases, app, policy),
    jwks: { keys },
    adapter: (model: string) => adapterOf(bases, model, library.errors.InvalidGrant),
  }
  const provider = new library.Provider(`${app}${issuerPath}`, configuration)
  // Told in the headers that mount.ts sets from what we know of the host.
  provider.proxy = true
  provider.on('server_error', (_ctx, error) => bases.log.error({ err: error }, 'bundled issuer'))
  return provider
}

function configurationOf(
  bases: Bases,
  app: string,
  policy: interactionPolicy.DefaultPolicy,
): Configuration {
  const { sessionSecret } = bases.config
  const cookie = { signed: true, httpOnly: true, sameSite: 'lax' } as const
  return {
    clients: [bundledClient(sessionSecret, app)],
    cookies: {
      keys: [deriveKey(sessionSecret, 'cookies of the issuer').toString('base64url')],
      names: { session: 'oidc-session', interaction: 'oidc-login', resume: 'oidc-resume' },
      long: { ...cookie, path: issuerPath },
      short: cookie,
    },
    responseTypes: ['code'],
    scopes: ['openid'],
    pkce: { required: () => true },
    enabledJWA: { idTokenSigningAlgValues: [signingAlgorithm] },
    interactions: { policy, url: askWhoIsThere },
    loadExistingGrant: grantOf,
    findAccount: (_ctx, id) => accountOf(bases, id),
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: signOutPage,
        postLogoutSuccessSource: signedOutPage,
      },
    },
    ttl: {
      AuthorizationCode: life.code,
      AccessToken: life.accessToken,
      IdToken: life.accessToken,
      Interaction: life.interaction,
      Grant: life.day,
      Session: life.day,
    },
    renderError: (ctx, out) => failedPage(ctx, out.error),
    fetch: () => Promise.reject(new Error('the bundled issuer calls nobody')),
  }
}

function askWhoIsThere(ctx: KoaContextWithOIDC, { uid, prompt }: Interaction): string {
  ctx.cookies.set(loginCookie(uid), uid, {
    path: '/api/lh-auth',
    httpOnly: true,
    sameSite: 'lax',
    signed: false,
    maxAge: life.interaction * 1000,
  })
  const refused = asSignInRefusal(prompt.details['refused'])
  return `/login?uid=${uid}${refused ? `&refused=${refused}` : ''}`
}

async function grantOf(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc
  if (!client || !session?.accountId) return undefined
  const known = session.grantIdFor(client.clientId)
  const grant =
    (known ? await provider.Grant.find(known) : undefined) ??
    new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope('openid')
  await grant.save()
  return grant
}
