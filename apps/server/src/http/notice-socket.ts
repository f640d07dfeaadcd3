import { getFrom } from '@yuncang/shared/kernel/expected'
import websocket from '@fastify/websocket'
import { AppError } from '@yuncang/shared/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from '@fastify/websocket'
import type { IncomingMessage } from 'node:http'
import type { Config } from '../config.ts'
import { createArrivals } from '../modules/notice/service/arrivals.ts'
import { createNoticeHub, socketsAtMost } from '../modules/notice/service/hub.ts'
import type { Line, Seat } from '../modules/notice/service/listener.ts'
import { homeOf } from '../platform/hosts.ts'
import type { Services } from '../platform/services.ts'
import { localeOf } from './answers.ts'
import { tokenOf } from './call.ts'
import { sayLastWords } from './last-words.ts'

const socketPath = '/api/lh-wms/websocket/'
const messageAtMost = 64 * 1024
const checkMs = 5000
const farewellMs = 1000

/** Only this address changes to another protocol; anywhere else the wish for one is ignored, as HTTP has it. */
export const isSocketWanted = ({ url = '', headers }: IncomingMessage): boolean =>
  url.startsWith(socketPath) && headers.upgrade?.toLowerCase() === 'websocket'

/**
 * The socket of notices (docs/domain/records.md#notices). Everybody is judged before the upgrade: the page by its
 * origin, the person by the cookie. The path says nothing: it only has to be the person's own.
 */
export async function mountNoticeSocket(app: FastifyInstance, services: Services): Promise<void> {
  const hub = createNoticeHub(services)
  const countArrival = createArrivals(services.clock)
  const seats = new WeakMap<FastifyRequest, Seat>()
  const checks = setInterval(() => {
    hub
      .checkListeners()
      .catch((error: unknown) => services.log.error({ err: error }, 'sockets not checked'))
  }, checkMs).unref()
  await app.register(websocket, {
    options: { maxPayload: messageAtMost, perMessageDeflate: false },
    // In place of the library's, which says nothing of coming back.
    preClose: (done) => {
      clearInterval(checks)
      hub.close()
      const { clients } = app.websocketServer
      // Who does not take the hint must not hold the stop up.
      const cut = setTimeout(() => clients.forEach((each) => each.terminate()), farewellMs)
      app.websocketServer.close(() => {
        clearTimeout(cut)
        done()
      })
    },
  })
  // Who asks for the socket in a manner that is none.
  app.websocketServer.on('wsClientError', (_error, socket) =>
    sayLastWords(socket, 'request.malformed', { 'sec-websocket-version': '13' }),
  )
  app.get<{ Params: { address: string } }>(
    `${socketPath}:address`,
    {
      websocket: true,
      config: { operation: 'notice.socket' },
      preValidation: async (request) => {
        assertOwnPage(services.config, request)
        const seat = await seatOf(services, request, request.params.address)
        if (hub.isFull(seat.userId)) {
          throw new AppError('notice.tooManySockets', { params: { max: socketsAtMost } })
        }
        countArrival()
        seats.set(request, seat)
      },
    },
    (socket, request) => {
      // Set above, for every request that comes here.
      const { hear, leave } = hub.join(getFrom(seats, request), lineOf(socket))
      socket.on('message', (data, isBinary) => {
        // ws gives a Buffer unless it is told otherwise.
        hear(isBinary ? '' : (data as Buffer).toString())
      })
      socket.on('close', leave)
      // Frames that are too large or malformed: ws closes the socket by itself.
      socket.on('error', leave)
    },
  )
}

const lineOf = (socket: WebSocket): Line => ({
  send: (text) => socket.send(text),
  waiting: () => socket.bufferedAmount,
  close: (end, reason) => socket.close(end, reason),
  cut: () => socket.terminate(),
})

/** A browser says which page opens a socket, and sends its cookies along for any. Refuses foreign pages with 403. */
function assertOwnPage(config: Config, request: FastifyRequest): void {
  const { origin } = request.headers
  const isOwn =
    origin !== undefined &&
    URL.canParse(origin) &&
    (new URL(origin).host === request.host || homeOf(config, request.host)?.app === origin)
  if (!isOwn) throw new AppError('notice.foreignOrigin')
}

/** Who asks, and for which of their tenants. Refuses with 401, 403 for a path that is not theirs, 423. */
async function seatOf(services: Services, request: FastifyRequest, address: string): Promise<Seat> {
  const token = tokenOf(request)
  if (!token) throw new AppError('session.required')
  const session = await services.sessions.find(token)
  if (!session) throw new AppError('session.expired')
  const { user, tokenHash, expireTime } = session
  const own = [...session.memberships.values()].find(
    ({ tenant }) => tenant.dataNode + user.id === address,
  )
  if (!own) throw new AppError('notice.foreignSocket')
  const { tenant, roles } = own
  if (tenant.isLock) throw new AppError('tenant')
  const rights = await services.roles.rightsOf(tenant.dataNode, roles)
  if (!rights.permissions.has('notice:read')) throw new AppError('access.denied')
  const locale = localeOf(request.headers['accept-language'])
  return { tenant: tenant.dataNode, userId: user.id, token, tokenHash, expireTime, locale }
}
