import { AppError } from '@yuncang/shared/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { CustomFetch } from 'openid-client'
import { issuerPath } from '../platform/hosts.ts'
import type { Services } from '../platform/services.ts'
import type { Issuer } from '../platform/sign-on.ts'
import { mountPages } from './client/pages.ts'

/** Serves both sides of single sign-on: the bundled issuer below /oidc, the ways to and from an issuer below /sso. */
export async function mountSignOn(app: FastifyInstance, services: Services): Promise<void> {
  services.signOn.callInside(inProcess(app))
  mountPages(app, services)
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The issuer reads its bodies itself.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.route({
      method: ['GET', 'POST', 'OPTIONS'],
      url: `${issuerPath}/*`,
      config: { operation: 'sso.issuer' },
      handler: async (request, reply) => {
        const issuer = await services.signOn.issuerAt(request.host)
        if (!issuer) throw new AppError('request.notFound')
        await handOver(request, reply, issuer)
      },
    })
  })
}

/** Passes the bare request on, with our headers on its answer and the origin that we know it came to. */
async function handOver(
  request: FastifyRequest,
  reply: FastifyReply,
  issuer: Issuer,
): Promise<void> {
  const { protocol, host } = new URL(issuer.app)
  const raw: IncomingMessage & { originalUrl?: string } = request.raw
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value)
  reply.hijack()
  raw.headers['x-forwarded-proto'] = protocol.slice(0, -1)
  raw.headers['x-forwarded-host'] = host
  raw.originalUrl = raw.url ?? ''
  raw.url = raw.originalUrl.slice(issuerPath.length)
  await issuer.handler(raw, reply.raw)
}

/** openid-client's requests to the bundled issuer, without a network. */
const inProcess =
  (app: FastifyInstance): CustomFetch =>
  async (address, { method, headers, body }) => {
    const { host, pathname, search } = new URL(address)
    const answer = await app.inject({
      // openid-client asks by GET and POST.
      method: method as 'GET' | 'POST',
      url: `${pathname}${search}`,
      headers: { ...headers, host },
      ...(body instanceof URLSearchParams && { payload: body.toString() }),
    })
    const received = Object.entries(answer.headers).map(([name, value]) => [name, String(value)])
    return new Response(new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: Object.fromEntries(received) as Record<string, string>, // pairs of text
    })
  }
