import fastifyStatic from '@fastify/static'
import { AppError } from '@yuncang/shared/errors'
import { ownPath } from '../platform/return-address.ts'
import type { FastifyInstance } from 'fastify'
import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { homeOf } from '../platform/hosts.ts'

/** Where the built web client lies, seen from the bundle (dist/) and from the source (src/http/). */
const candidates = ['../../web/dist', '../../../web/dist'].map((path) =>
  join(import.meta.dirname, path),
)
const builtWeb = () => candidates.find((path) => existsSync(join(path, 'index.html')))
const signInPages = new Set(['/login', '/codeCallback'])
const pageName = /([^/]+\.html)(?:\.\w+)?$/

/**
 * Tags of the pages by their content. Clients ask by them whether there is a new version, and replicas that were
 * unpacked at different times must not look like two.
 */
function tagsOf(root: string): (path: string) => string | undefined {
  const pages = readdirSync(root).filter((name) => name.endsWith('.html'))
  const tags = new Map(
    pages.map((name) => [name, `W/"${hash('sha256', readFileSync(join(root, name)))}"`]),
  )
  return (path) => tags.get(pageName.exec(path)?.[1] ?? '')
}

/** Serves the web client: its files, one page for signing in, one for everything else outside /api. Who comes by
 * a name that is not ours is sent to the public address. */
export async function mountWeb(
  app: FastifyInstance,
  config: Config,
  root = builtWeb(),
): Promise<void> {
  const tagOf = root === undefined ? () => undefined : tagsOf(root)
  if (root !== undefined) {
    // A route per file would be hundreds of them, which every start waits for: the few that have fixed names only.
    await app.register(fastifyStatic, {
      root,
      index: false,
      preCompressed: true,
      wildcard: false,
      globIgnore: ['assets/**', '**/*.br'],
      setHeaders: (reply, path) => {
        const tag = tagOf(path)
        if (tag !== undefined) void reply.header('etag', tag)
        void reply.header('cache-control', 'no-cache')
      },
    })
    // Their names change with what they hold.
    await app.register(fastifyStatic, {
      root: join(root, 'assets'),
      prefix: '/assets/',
      decorateReply: false,
      index: false,
      preCompressed: true,
      setHeaders: (reply) =>
        void reply.header('cache-control', 'public, max-age=31536000, immutable'),
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
    if (root === undefined) throw new AppError('request.notFound')
    const page = signInPages.has(path) ? 'login.html' : 'index.html'
    if (request.headers['if-none-match'] === tagOf(page)) return reply.code(304).send()
    return reply.sendFile(page)
  })
}
