import { AppError } from '@yuncang/shared/errors'
import type { Provider } from 'oidc-provider'
import { homeOf } from '../../platform/hosts.ts'
import type { SignOn } from '../../platform/sign-on.ts'
import { openKeys, storedKeys } from './keys.ts'
import { createProvider, loginCookie, type Bases } from './provider.ts'

/** Loopback homes differ by port; nobody uses more than a few. */
const keptAtMost = 8

/** The issuers of this process, one for each origin of the application. */
export function bundledIssuer(bases: Bases): Pick<SignOn, 'finishLogin' | 'issuerAt'> {
  const built = new Map<string, { version: string; provider: Provider }>()

  // The set of keys is asked for each time: an instance must sign and publish as the others do.
  async function providerOf(app: string): Promise<Provider> {
    const { version } = await storedKeys(bases)
    const known = built.get(app)
    if (known?.version === version) return known.provider
    const opened = await openKeys(bases)
    const provider = await createProvider(bases, app, opened.keys)
    built.delete(app)
    if (built.size >= keptAtMost) built.clear()
    built.set(app, { version: opened.version, provider })
    return provider
  }

  async function at(host: string) {
    const home = homeOf(bases.config, host)
    if (!home?.isBundled) return undefined
    return { provider: await providerOf(home.app), app: home.app }
  }

  return {
    async issuerAt(host) {
      const found = await at(host)
      return found && { app: found.app, handler: found.provider.callback() }
    },
    async finishLogin({ uid, userId, host, cookies }) {
      const issuer = await at(host)
      const isSameBrowser = cookies.get(loginCookie(uid)) === uid
      const interaction = isSameBrowser ? await issuer?.provider.Interaction.find(uid) : undefined
      if (interaction?.prompt.name !== 'login') throw new AppError('signOn.loginExpired')
      interaction.result = { login: { accountId: userId } }
      await interaction.persist()
      return interaction.returnTo
    },
  }
}
