import multipart from '@fastify/multipart'
import { AppError } from '@yuncang/shared/errors'
import { decoderOf, type RawRequest } from '@yuncang/shared/gateway/decode'
import type { Route, RouteTable } from '@yuncang/shared/gateway/route'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { uploadLimit, withUpload } from '../files/upload.ts'
import type { Services } from '../platform/services.ts'
import { enterTenant, type Arrival } from '../trpc/entry.ts'
import { parseInput } from '../trpc/errors.ts'
import { fileHandlers } from '../trpc/file-handlers.ts'
import type { DownloadHandler, UploadHandler } from '../trpc/files.ts'
import { guarded } from '../trpc/repeats.ts'
import { success } from './answers.ts'
import { callOf } from './call.ts'

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
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: partLimits })
    for (const [name, route] of Object.entries(table)) {
      if (route.kind !== 'file') continue
      const handler = fileHandlers[name]
      if (!handler) throw new Error(`route '${name}' names no file handler`)
      if (handler.kind === 'upload') mountUpload(scope, services, name, route, handler)
      else mountDownload(scope, services, name, route, handler)
    }
  })
}

function mountUpload(
  app: FastifyInstance,
  services: Services,
  name: string,
  route: Route,
  handler: UploadHandler,
): void {
  app.route({
    method: route.method,
    url: route.path,
    bodyLimit: uploadLimit + 64 * 1024,
    config: { operation: name, isChange: true },
    handler: async (request, reply) => {
      const ctx = await enterTenant({ services, call: callOf(request, reply) }, name)
      if (!request.isMultipart()) throw new AppError('upload.notMultipart')
      const part = await request.file()
      if (!part) throw new AppError('upload.noFile')
      const data = await withUpload(services.config.dataDir, part.file, part.filename, (upload) => {
        // Repeats are told by the content, not by where its copy lies.
        const { sha256, size } = upload
        return guarded(() => handler.run(ctx, upload))(ctx, { sha256, size })
      })
      return success(data)
    },
  })
}

function mountDownload(
  app: FastifyInstance,
  services: Services,
  name: string,
  route: Route,
  handler: DownloadHandler,
): void {
  const decode = decoderOf(route, { input: handler.input, output: z.null() })
  app.route({
    method: route.method,
    url: route.path,
    config: { operation: name },
    handler: async (request, reply) => {
      const arrival: Arrival = { services, call: callOf(request, reply) }
      const ctx = await enterTenant(arrival, name)
      // Fastify's parser gives strings and lists of strings; params are strings.
      const query = request.query as RawRequest['query']
      const params = request.params as RawRequest['params']
      const raw = decode({ params, query, body: request.body })
      const file = await handler.run(ctx, parseInput(handler.input, raw, ctx.call.locale))
      return sendFile(reply, file)
    },
  })
}

function sendFile(reply: FastifyReply, file: Awaited<ReturnType<DownloadHandler['run']>>) {
  const plain = file.name.replace(/[^\x20-\x7e]|["\\]/g, '_')
  const encoded = encodeURIComponent(file.name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16)}`,
  )
  return reply
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`)
    .header('x-content-type-options', 'nosniff')
    .type(file.type)
    .send(file.stream)
}
