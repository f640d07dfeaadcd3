import type { Config } from '../config.ts'

/** What the name in the address bar stands for (docs/domain/access.md#hosts). */
export type Home = {
  readonly env: Config['appEnv']
  /** Origin of the application. */
  readonly app: string
  readonly issuer: string
  readonly isBundled: boolean
}

type Settings = Pick<Config, 'hosts' | 'publicUrl' | 'outsideIssuer' | 'appEnv'>

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])
/** The path of our own issuer below the application's origin. */
export const issuerPath = '/oidc'

const bundledAt = (app: string) => `${app}${issuerPath}`

function homeAt(settings: Settings, app: string, given: Partial<Home> = {}): Home {
  const issuer = given.issuer ?? settings.outsideIssuer ?? bundledAt(app)
  return {
    env: given.env ?? settings.appEnv,
    app,
    issuer,
    isBundled: issuer === bundledAt(app),
  }
}

/**
 * The home of a request's host: a listed one, the public address, or, when none is set, the loopback origin under its
 * one name. Undefined for a host that nobody told us about.
 */
export function homeOf(settings: Settings, host: string): Home | undefined {
  if (!URL.canParse(`http://${host}`)) return undefined
  const isOf = (app: string) => new URL(app).host === hostAs(app, host)
  const listed = settings.hosts.find((each) => each.host === host || isOf(each.app))
  if (listed) return homeAt(settings, listed.app, { env: listed.env, ...issuerOf(listed) })
  const { publicUrl } = settings
  if (publicUrl !== undefined) return isOf(publicUrl) ? homeAt(settings, publicUrl) : undefined
  const { hostname, port } = new URL(`http://${host}`)
  if (!loopback.has(hostname)) return undefined
  return homeAt(settings, new URL(`http://localhost:${port || '80'}`).origin)
}

const issuerOf = ({ issuer }: { issuer?: string | undefined }) => (issuer ? { issuer } : {})

/** A host without the port that its scheme implies. */
const hostAs = (app: string, host: string): string =>
  new URL(`${new URL(app).protocol}//${host}`).host

/** Whether the page stands at the application's own origin, where its cookies are. */
export const isAtHome = (home: Home, host: string): boolean =>
  new URL(home.app).host === hostAs(home.app, host)
