import fastifyStatic from '@fastify/static'
import { AppError } from '@yuncang/shared/errors'
import { ownPath } from '../platform/return-address.ts'
import type { FastifyInstance } from 'fastify'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { homeOf } from '../platform/hosts.ts'

/** Where the built web client lies, seen from the bundle (dist/) and from the source (src/gateway/). */
const candidates = ['../../web/dist', '../../../web/dist'].map((path) =>
  join(import.meta.dirname, path),
)
const signInPages = new Set(['/login', '/codeCallback'])

/** Serves the web client: its files, one page for signing in, one for everything else outside /api. Who comes by
 * a name that is not ours is sent to the public address. */
export async function mountWeb(app: FastifyInstance, config: Config): Promise<void> {
  const root = candidates.find((path) => existsSync(join(path, 'index.html')))
  if (root) {
    await app.register(fastifyStatic, {
      root,
      index: false,
      preCompressed: true,
      wildcard: false,
      setHeaders: (reply, path) => {
        const isHashed = path.includes('/assets/')
        void reply.header(
          'cache-control',
          isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
        )
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const [path = '/'] = request.url.split('?')
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && !path.startsWith('/api/')
    if (!isPage || /\.\w+$/.test(path)) throw new AppError('request.notFound')
    const { publicUrl } = config
    if (publicUrl !== undefined && !homeOf(config, request.host)) {
      return reply.redirect(`${publicUrl}${ownPath(request.url, publicUrl) ?? '/'}`)
    }
    if (!root) throw new AppError('request.notFound')
    return reply.sendFile(signInPages.has(path) ? 'login.html' : 'index.html')
  })
}
