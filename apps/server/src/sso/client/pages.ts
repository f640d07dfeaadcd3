import { AppError } from '@yuncang/shared/errors'
import { ownPath } from '../../platform/return-address.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { tokenOf } from '../../http/call.ts'
import { homeOf, isAtHome, type Home } from '../../platform/hosts.ts'
import { createRequestRate } from '../../platform/request-rate.ts'
import type { Services } from '../../platform/services.ts'
import { beginFlow, flowCookie, flowSeconds } from './flow.ts'
import { loggedOutPath } from './registration.ts'

const authorizePath = '/sso/authorize'
/** Every start writes a row, so there are fewer than of other requests. */
const startsPerMinute = 600

type Query = Record<string, string | string[] | undefined>

/** The addresses that browsers visit on their way to an issuer and back from signing out there. */
export function mountPages(app: FastifyInstance, services: Services): void {
  const { config } = services
  const countStart = createRequestRate(Math.min(startsPerMinute, config.requestsPerMinute))
  app.get<{ Querystring: Query }>(
    authorizePath,
    { config: { operation: 'sso.authorize' } },
    async (request, reply) => {
      countStart(request.ip)
      const home = homeOf(config, request.host) ?? publicHome(services)
      const asked = request.query['redirect_uri']
      // Cookies have to be set where the callback will find them.
      if (!isAtHome(home, request.host)) return goHome(reply, home, asked, services)
      const returnTo = ownPath(asked, home.app) ?? '/'
      const lockedHash = await lockedSession(services, request)
      const begun = await beginFlow(services, home, { returnTo, lockedHash })
      const secure = home.app.startsWith('https:') ? '; Secure' : ''
      const cookie = `${flowCookie(begun.state)}=${begun.browser}`
      const attributes = `Path=/api; Max-Age=${flowSeconds}; HttpOnly; SameSite=Lax${secure}`
      return reply
        .header('set-cookie', `${cookie}; ${attributes}`)
        .header('cache-control', 'no-store')
        .redirect(begun.address)
    },
  )
  app.get<{ Querystring: Query }>(
    loggedOutPath,
    { config: { operation: 'sso.loggedOut' } },
    async (request, reply) => {
      const home = homeOf(config, request.host) ?? publicHome(services)
      const path = ownPath(request.query['state'], home.app) ?? '/'
      return reply.header('cache-control', 'no-store').redirect(`${home.app}${path}`)
    },
  )
}

/** The session to open, where the lock screen asks for that: the browser's own, as long as it is locked. */
async function lockedSession(
  { sessions }: Services,
  request: FastifyRequest<{ Querystring: Query }>,
): Promise<string | null> {
  const token = request.query['unlock'] === '1' ? tokenOf(request) : undefined
  const session = token && (await sessions.find(token))
  return session && session.isLocked ? session.tokenHash : null
}

function publicHome({ config }: Services): Home {
  const home = config.publicUrl && homeOf(config, new URL(config.publicUrl).host)
  if (!home) throw new AppError('signOn.unknownHost')
  return home
}

function goHome(reply: FastifyReply, home: Home, asked: unknown, { config }: Services) {
  const path = ownPath(asked, home.app) ?? pathAt(asked, config)
  const query = new URLSearchParams({ redirect_uri: path }).toString()
  return reply.redirect(`${home.app}${authorizePath}?${query}`)
}

/** The page of a whole address that names one of our hosts by another name, e.g. 127.0.0.1 for localhost. */
function pathAt(asked: unknown, config: Services['config']): string {
  if (typeof asked !== 'string' || !URL.canParse(asked)) return '/'
  const { origin, host } = new URL(asked)
  return (homeOf(config, host) && ownPath(asked, origin)) ?? '/'
}
