import { AppError } from '@yuncang/shared/errors'
import type { Settings } from './settings.ts'

/*
 * What everybody can read here, in the README or in the compose files: good for a demo on one's own machine, and refused
 * wherever somebody else can come in (docs/decisions/049).
 */

/** Signs nothing but the demo. */
export const demoSecret = 'yuncang demo secret, for nothing but the demo'
/** The password of every demo account, unless DEMO_PASSWORD names another. */
export const publishedPassword = 'Yuncang#2026'
/** Defaults of docker-compose.scale.yml. */
const databasePasswords: ReadonlySet<string> = new Set(['yuncang-app', 'yuncang-owner'])
const objectsPassword = 'yuncang-objects'

const loopbackName = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/

const isLoopbackAddress = (address: string): boolean => loopbackName.test(new URL(address).hostname)

/** Throws when the settings would let strangers in with what everybody knows. */
export function refusePublished(given: Settings): void {
  if (given.DEMO === '1') refuseOpenDemo(given)
  else refuseProduction(given)
}

/** A demo that others can reach needs a secret and a password of its own. */
function refuseOpenDemo(given: Settings): void {
  const addresses = [given.PUBLIC_URL, ...given.HOSTS.map(({ app }) => app)]
  const address = addresses.find((each) => each !== undefined && !isLoopbackAddress(each))
  if (address === undefined) return
  const missing = [
    ...(isOwn(given.SESSION_SECRET, demoSecret) ? [] : ['SESSION_SECRET']),
    ...(isOwn(given.DEMO_PASSWORD, publishedPassword) ? [] : ['DEMO_PASSWORD']),
  ]
  if (missing.length === 0) return
  throw new AppError('start.demoReachable', { params: { address, names: missing } })
}

function refuseProduction(given: Settings): void {
  const { SESSION_SECRET, PUBLIC_URL, S3_SECRET_KEY } = given
  if (!SESSION_SECRET || !PUBLIC_URL) throw new AppError('start.productionSettings')
  const published = [
    ...(SESSION_SECRET === demoSecret ? ['SESSION_SECRET'] : []),
    ...(['DATABASE_URL', 'DATABASE_OWNER_URL'] as const).filter((name) =>
      databasePasswords.has(passwordIn(given[name])),
    ),
    ...(S3_SECRET_KEY === objectsPassword ? ['S3_SECRET_KEY'] : []),
  ]
  if (published.length === 0) return
  throw new AppError('start.publishedSecret', { params: { names: published } })
}

const isOwn = (given: string | undefined, published: string): boolean =>
  given !== undefined && given !== published

const passwordIn = (url: string | undefined): string =>
  url === undefined ? '' : decodeURIComponent(new URL(url).password)
