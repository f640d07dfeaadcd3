import multipart from '@fastify/multipart'
import { AppError } from '@yuncang/shared/errors'
import { decoderOf, type RawRequest } from '@yuncang/shared/gateway/decode'
import type { Route, RouteTable } from '@yuncang/shared/gateway/route'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { rethrowCutShort, uploadLimit, withForm, withUpload } from '../files/upload.ts'
import type { Services } from '../platform/services.ts'
import { enterTenant, type RequestContext } from '../trpc/entry.ts'
import { parseInput } from '../trpc/errors.ts'
import type {
  DownloadHandler,
  FileHandlers,
  FormHandler,
  KeptFileHandler,
  UploadHandler,
} from '../trpc/files.ts'
import { abortIfClientGone } from '../trpc/client-gone.ts'
import { guarded } from '../trpc/repeats.ts'
import { wireConversion } from '../trpc/wire-values.ts'
import type { Ctx } from '../trpc/context.ts'
import { success } from './answers.ts'
import { callOf } from './call.ts'
import { asAttachment, sendKept } from './send-file.ts'

const partLimits = {
  fileSize: uploadLimit,
  files: 1,
  fields: 10,
  fieldSize: 1000,
  parts: 11,
  headerPairs: 50,
}

/** Mounts the lines of kind 'file': the same entry, rights, repeats and envelope as any other operation. */
export async function mountFiles(
  app: FastifyInstance,
  services: Services,
  table: RouteTable,
  handlers: FileHandlers,
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: partLimits })
    for (const [name, route] of Object.entries(table)) {
      if (route.kind !== 'file') continue
      const handler = handlers[name]
      if (!handler) throw new Error(`route '${name}' names no file handler`)
      if (handler.kind === 'upload') mountUpload(scope, services, { name, route, handler })
      else if (handler.kind === 'form') mountForm(scope, services, { name, route, handler })
      else mountDownload(scope, services, { name, route, handler })
    }
  })
}

/** RFC 2046 gives a boundary 1 to 70 characters; the parser fails beyond reason without one or with a long one. */
const boundary = /;\s*boundary=(?:"[^"]{1,70}"|[^\s;"]{1,70})\s*(?:;|$)/i

function assertForm(request: FastifyRequest): void {
  if (!request.isMultipart()) throw new AppError('upload.notMultipart')
  if (!boundary.test(request.headers['content-type'] ?? '')) throw new AppError('upload.noBoundary')
}

type Mounted<H> = { name: string; route: Route; handler: H }

function mountUpload(
  app: FastifyInstance,
  services: Services,
  { name, route, handler }: Mounted<UploadHandler>,
): void {
  app.route({
    method: route.method,
    url: route.path,
    bodyLimit: uploadLimit + 64 * 1024,
    config: { operation: name, isChange: true },
    handler: async (request, reply) => {
      const ctx = await enterTenant({ services, call: callOf(request, reply) }, name)
      assertForm(request)
      const part = await request.file().catch(rethrowCutShort)
      if (!part) throw new AppError('upload.noFile')
      const data = await withUpload(services.config.dataDir, part.file, part.filename, (upload) => {
        // Repeats are told by the content, not by where its copy lies.
        const { sha256, size } = upload
        const run = (inner: Ctx) => handler.run(inner, upload)
        return guarded(run)(ctx, { sha256, size })
      })
      return success(data)
    },
  })
}

function mountForm(
  app: FastifyInstance,
  services: Services,
  { name, route, handler }: Mounted<FormHandler>,
): void {
  const outward = wireConversion(handler.output, 'toWire')
  app.route({
    method: route.method,
    url: route.path,
    bodyLimit: uploadLimit + 512 * 1024,
    config: { operation: name },
    handler: async (request, reply) => {
      const ctx = await enterTenant({ services, call: callOf(request, reply) }, name)
      assertForm(request)
      const parts = request.parts({ limits: { ...partLimits, files: 2, parts: 12 } })
      const data = await withForm(services.config.dataDir, parts, (file, given) => {
        const fields = parseInput(handler.fields, given, ctx.call.locale)
        // As above.
        const { sha256, size } = file
        const run = (inner: Ctx) => handler.run(inner, file, fields)
        return guarded(run)(ctx, { sha256, size, fields })
      })
      return success(handler.output.parse(outward ? outward(data) : data))
    },
  })
}

function mountDownload(
  app: FastifyInstance,
  services: Services,
  { name, route, handler }: Mounted<DownloadHandler | KeptFileHandler>,
): void {
  const decode = decoderOf(route, { input: handler.input, output: z.null() })
  app.route({
    method: route.method,
    url: route.path,
    config: { operation: name },
    handler: async (request, reply) => {
      const requestContext: RequestContext = { services, call: callOf(request, reply) }
      const ctx = abortIfClientGone(await enterTenant(requestContext, name))
      // Fastify's parser gives strings and lists of strings; params are strings.
      const query = request.query as RawRequest['query']
      const params = request.params as RawRequest['params']
      const raw = decode({ params, query, body: request.body })
      const input = parseInput(handler.input, raw, ctx.call.locale)
      if (handler.kind === 'keptFile')
        return sendKept(request, reply, await handler.run(ctx, input))
      const file = await handler.run(ctx, input)
      return asAttachment(reply, file).send(file.stream)
    },
  })
}
