import helmet from '@fastify/helmet'
import type { Config } from '../config.ts'
import Fastify, { type FastifyInstance } from 'fastify'

/** No script but our own files; styles inline, which the component library writes at run time. */
const contentSecurity = (isHttps: boolean, frameHosts: readonly string[]) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    // Only what an operator named may stand in a frame of ours (/myiframe).
    frameSrc: frameHosts.length > 0 ? [...frameHosts] : ["'none'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    ...(isHttps && { upgradeInsecureRequests: [] }),
  },
})

type Settings = Pick<Config, 'publicUrl' | 'frameHosts'>

/** Helmet's headers, asked for once: they are the same for every answer, and building them costs more than a read. */
async function headersOfHelmet({
  publicUrl,
  frameHosts,
}: Settings): Promise<Record<string, string>> {
  const isHttps = publicUrl?.startsWith('https:') ?? false
  const scratch = Fastify()
  await scratch.register(helmet, {
    contentSecurityPolicy: contentSecurity(isHttps, frameHosts),
    strictTransportSecurity: isHttps,
  })
  scratch.get('/', (_request, reply) => reply.send(''))
  const { headers } = await scratch.inject('/')
  await scratch.close()
  const own = new Set(['content-length', 'date', 'connection', 'content-type'])
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !own.has(name))
      .map(([name, value]) => [name, String(value)]),
  )
}

/** A call's answer is data: nothing in it may run, be framed, be taken for another type or be read by another site. */
export const headersOfData = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}
const strictTransport = 'strict-transport-security'

/** What a page may do is said with the page; a script or style only keeps its type, and is for our pages. */
const headersOfAssets = {
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

/** Puts the security headers on every answer. */
export async function secureAnswers(app: FastifyInstance, settings: Settings): Promise<void> {
  const ofPages = await headersOfHelmet(settings)
  const transport = ofPages[strictTransport]
  const alike = transport === undefined ? {} : { [strictTransport]: transport }
  const ofData = { ...headersOfData, ...alike }
  const ofAssets = { ...headersOfAssets, ...alike }
  const headersFor = (url: string) => {
    if (url.startsWith('/api/')) return ofData
    return url.startsWith('/assets/') ? ofAssets : ofPages
  }
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headersFor(request.url))
    done()
  })
}
