import type { AnyProcedure, AnyRouter } from '@trpc/server'
import { decoderOf, type Decoder, type RawRequest } from '@yuncang/shared/gateway/decode'
import type { Contract } from '@yuncang/shared/kernel/wire'
import type { Route, RouteTable } from '@yuncang/shared/gateway/route'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Services } from '../platform/services.ts'
import { accessOf, type RequestContext } from '../trpc/entry.ts'
import type { OperationMeta } from '../trpc/operation.ts'
import { success } from './answers.ts'
import { assertSameSite, callOf } from './call.ts'
import { assertText } from './json-body.ts'

const megabyte = 1024 * 1024
export const bodyLimits = { normal: megabyte, large: 9 * megabyte }

/** Mounts every line of the table as a route that calls the procedure of its name. Throws for a line without one. */
export function mountRest(
  app: FastifyInstance,
  services: Services,
  router: AnyRouter,
  table: RouteTable,
): void {
  for (const [name, route] of Object.entries(table)) {
    if (route.kind === 'file') continue
    const procedure = procedureOf(router, name)
    for (const face of [route, ...(route.alias ?? [])]) {
      mount(app, services, { name, route, procedure, ...face })
    }
  }
}

/** The procedure behind a line, its access level checked against the registry of access. */
export function procedureOf(router: AnyRouter, name: string) {
  // `_def.procedures` holds procedures by their full names; this is the one place that looks inside tRPC.
  const procedure = (router._def.procedures as Record<string, AnyProcedure | undefined>)[name]
  if (!procedure) throw new Error(`route '${name}' names no procedure`)
  // Every procedure is made by trpc/operation.ts, which sets this.
  const meta = procedure._def.meta as OperationMeta
  const access = accessOf(name)
  const accessLevel = access === 'public' ? 'open' : access === 'session' ? 'session' : 'tenant'
  if (meta.accessLevel !== accessLevel)
    throw new Error(`'${name}' is registered as ${access} but built ${meta.accessLevel}`)
  return { type: procedure._def.type, contract: meta.contract, pipeline: meta.pipeline }
}

type Mounted = {
  name: string
  route: Route
  method: Route['method']
  path: string
  procedure: ReturnType<typeof procedureOf>
}

function mount(app: FastifyInstance, services: Services, face: Mounted): void {
  const { name, route, method, path, procedure } = face
  const decode = decoderOf({ ...route, method }, procedure.contract, path)
  const isChangeByGet = method === 'GET' && procedure.type === 'mutation'
  app.route({
    method,
    url: path,
    bodyLimit: route.body === 'large' ? bodyLimits.large : bodyLimits.normal,
    config: { operation: name, isChange: procedure.type === 'mutation' },
    // One record is smaller than what compressing it costs.
    ...(!isList(procedure.contract) && { compress: false }),
    handler: async (request, reply) => {
      if (isChangeByGet) assertSameSite(request)
      const ctx: RequestContext = { services, call: callOf(request, reply) }
      const input = readInput(decode, request)
      const data = await procedure.pipeline(ctx, name, input)
      return success(data)
    },
  })
}

const isList = ({ output }: Contract) =>
  output instanceof z.ZodArray || (output instanceof z.ZodObject && 'records' in output.shape)

/** Decodes when asked to: who calls is judged before what they send. */
function readInput(decode: Decoder, request: FastifyRequest): () => Record<string, unknown> {
  return () => {
    // Fastify's parser gives strings and lists of strings; params are strings.
    const query = request.query as RawRequest['query']
    const params = request.params as RawRequest['params']
    for (const value of Object.values(params)) assertText(value)
    for (const value of Object.values(query)) {
      if (typeof value === 'string') assertText(value)
      else value?.forEach(assertText)
    }
    return decode({ params, query, body: request.body })
  }
}
