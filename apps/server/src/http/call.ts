import { repeatGuard } from '@yuncang/shared/kernel/repeat'
import { AppError } from '@yuncang/shared/errors'
import { tokenName } from '@yuncang/shared/gateway/token'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { timingSafeEqual } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Call } from '../trpc/context.ts'
import { localeOf } from './answers.ts'

/** The web client's credential: public by nature, it tells our clients from strangers' forms. */
const credential = Buffer.from(`Basic ${Buffer.from('yuncang-web:yuncang-web').toString('base64')}`)

const text = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(', ') : value

function hasCredential(header: string | undefined): boolean {
  const given = Buffer.from(header ?? '')
  return given.length === credential.length && timingSafeEqual(given, credential)
}

function cookiesOf(header: string | undefined): ReadonlyMap<string, string> {
  const pairs = (header ?? '').split(';').map((pair) => pair.split('='))
  return new Map(
    pairs.map(([name = '', ...value]): [string, string] => [name.trim(), value.join('=').trim()]),
  )
}
/** The token of the header, or of the cookie where a browser opens a page by itself. */
export const tokenOf = ({ headers }: FastifyRequest): string | undefined =>
  text(headers[tokenName]) ??
  new RegExp(`(?:^|;\\s*)${tokenName}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1]

/** The other end has left before its answer was through. */
const isCutShort = (response: ServerResponse): boolean =>
  response.destroyed && !response.writableFinished

/** The request's own 'close' comes as soon as its body is read, so the response is asked. */
function signalOf(response: ServerResponse): AbortSignal {
  const controller = new AbortController()
  const look = () => {
    if (isCutShort(response)) controller.abort(new AppError('request.gone'))
  }
  response.once('close', look)
  look()
  return controller.signal
}

/** What a request brings along, read from its headers once. */
export function callOf(request: FastifyRequest, reply: FastifyReply): Call {
  const { headers } = request
  const setCookie = (value: string, seconds: number) => {
    const secure = request.protocol === 'https' ? '; Secure' : ''
    const attributes = `Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
    void reply.header('set-cookie', `${tokenName}=${value}; ${attributes}`)
  }
  const size = Number(headers['content-length'] ?? 0)
  return {
    requestId: request.id,
    locale: localeOf(headers['accept-language']),
    address: request.ip,
    host: request.host,
    // Few calls look at them. A function and no getter: an object with a getter of its own has a shape of its own for
    // V8, which makes everything that touches it slow and keeps the request in memory until a full collection.
    cookies: () => cookiesOf(headers.cookie),
    token: text(headers[tokenName]),
    tenantNode: text(headers['tenant-node']),
    hasClientCredential: hasCredential(headers.authorization),
    isGone: () => isCutShort(reply.raw),
    signal: () => signalOf(reply.raw),
    idempotencyKey: text(headers['idempotency-key']),
    preventRepeat: headers['prevent-repeat'] === 'true' && size <= repeatGuard.largestBytes,
    setSessionCookie: setCookie,
    removeSessionCookie: () => setCookie('', 0),
    noteActor: (actor) => {
      request.actor = actor
    },
    leaveUnlogged: () => {
      request.isUnlogged = true
    },
  }
}

/** A GET that changes something is not for other sites to trigger (docs/domain/resilience.md#requests). */
export function assertSameSite(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') throw new AppError('request.crossSite')
}
