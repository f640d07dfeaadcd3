import { AppError } from '@yuncang/shared/errors'
import * as oidc from 'openid-client'
import type { Home } from '../../platform/hosts.ts'
import type { Services } from '../../platform/services.ts'
import type { SignOn } from '../../platform/sign-on.ts'
import { bundledClient } from './registration.ts'

const hourMs = 3_600_000
const timeoutSeconds = 10
/** Loopback homes differ by port; nobody uses more than a few. */
const keptAtMost = 8

type Known = { configuration: Promise<oidc.Configuration>; readAt: number }

/** Our side of OpenID Connect: what issuers say of themselves, read once an hour. */
export function relyingParty({
  config,
  log,
}: Pick<Services, 'config' | 'log'>): Pick<SignOn, 'clientOf' | 'callInside'> {
  const known = new Map<string, Known>()
  let inside: oidc.CustomFetch | undefined

  function discover(home: Home): Promise<oidc.Configuration> {
    const own = home.isBundled ? bundledClient(config.sessionSecret, home.app) : undefined
    const id = own?.client_id ?? config.oidcClient?.id ?? ''
    const secret = own?.client_secret ?? config.oidcClient?.secret
    const isPlain = home.issuer.startsWith('http:')
    return oidc.discovery(
      new URL(home.issuer),
      id,
      {},
      secret ? oidc.ClientSecretBasic(secret) : oidc.None(),
      {
        timeout: timeoutSeconds,
        execute: [
          oidc.enableNonRepudiationChecks,
          // The settings allow such an address on this machine only.
          ...(isPlain ? [oidc.allowInsecureRequests] : []),
        ],
        ...(own && inside && { [oidc.customFetch]: inside }),
      },
    )
  }

  return {
    async clientOf(home) {
      const at = performance.now()
      const hit = known.get(home.issuer)
      if (hit && at - hit.readAt < hourMs) return hit.configuration
      const configuration = discover(home)
      if (known.size >= keptAtMost) known.clear()
      known.set(home.issuer, { configuration, readAt: at })
      try {
        return await configuration
      } catch (cause) {
        known.delete(home.issuer)
        log.error({ err: cause, issuer: home.issuer }, 'the issuer does not answer')
        throw new AppError('signOn.unavailable', { cause })
      }
    },
    callInside(fetch) {
      inside = fetch
    },
  }
}
