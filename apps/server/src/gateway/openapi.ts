import type { AnyRouter } from '@trpc/server'
import type { Contract } from '@yuncang/shared/contracts/wire'
import { pathKeys } from '@yuncang/shared/gateway/decode'
import type { Route, RouteTable } from '@yuncang/shared/gateway/route'
import { tokenName } from '@yuncang/shared/gateway/token'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { accessOf } from '../trpc/entry.ts'
import { fileHandlers } from '../trpc/file-handlers.ts'
import { mountViewer } from './api-viewer.ts'
import { procedureOf } from './rest.ts'

type Schema = Record<string, unknown> & {
  properties?: Record<string, Schema>
  required?: string[]
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Schema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  // A JSON schema by its own definition; zod's type allows booleans where ours never has them.
  return rest as Schema
}

const envelopeOf = (data: Schema) => ({
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: { code: { type: 'integer' }, msg: { type: 'string' }, data },
})

/** The OpenAPI 3.1 document of the route table, read from the contracts themselves. */
export function openApiOf(router: AnyRouter, table: RouteTable) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, route] of Object.entries(table)) {
    const operation =
      route.kind === 'file' ? fileOperation(name, route) : jsonOperation(router, name, route)
    for (const [index, face] of [route, ...(route.alias ?? [])].entries()) {
      const path = face.path.replace(/:(\w+)/g, '{$1}')
      const operationId = index === 0 ? name : `${name}.${index + 1}`
      ;(paths[path] ??= {})[face.method.toLowerCase()] = { operationId, ...operation }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: '智慧云仓操作平台', version: '0.1.0' },
    security: [{ client: [], session: [] }],
    paths,
    components: {
      securitySchemes: {
        client: { type: 'http', scheme: 'basic', description: 'yuncang-web:yuncang-web' },
        session: { type: 'apiKey', in: 'header', name: tokenName },
      },
    },
  }
}

const common = (name: string) => ({
  tags: [name.split('.')[0]],
  summary: name,
  description: `Access: ${accessOf(name)}`,
})

function jsonOperation(router: AnyRouter, name: string, route: Route) {
  const { contract } = procedureOf(router, name)
  return {
    ...common(name),
    ...requestOf(route, contract),
    responses: {
      200: {
        description: 'ok',
        content: {
          'application/json': { schema: envelopeOf(schemaOf(contract.output, 'output')) },
        },
      },
    },
  }
}

function requestOf(route: Route, contract: Contract) {
  const input = schemaOf(contract.input, 'input')
  const inPath = pathKeys(route.path)
  const isInQuery = (key: string) => route.method === 'GET' || (route.query ?? []).includes(key)
  const required = input.required ?? []
  const properties = Object.entries(input.properties ?? {})
  const inBody = properties.filter(([key]) => !inPath.includes(key) && !isInQuery(key))
  const tenant = { name: 'tenant-node', in: 'header', required: false, schema: { type: 'string' } }
  const parameters = properties
    .filter(([key]) => inPath.includes(key) || isInQuery(key))
    .map(([name, schema]) => ({
      name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: inPath.includes(name) || required.includes(name),
      schema,
    }))
  const body = {
    type: 'object',
    properties: Object.fromEntries(inBody),
    required: required.filter((key) => inBody.some(([name]) => name === key)),
  }
  const schema = route.bodyKey ? (Object.fromEntries(inBody)[route.bodyKey] ?? body) : body
  return {
    parameters: [tenant, ...parameters],
    ...(inBody.length > 0 && {
      requestBody: { content: { 'application/json': { schema } } },
    }),
  }
}

function fileOperation(name: string, route: Route) {
  const handler = fileHandlers[name]
  const file = { type: 'string', format: 'binary' }
  if (handler?.kind === 'download' || handler?.kind === 'keptFile') {
    return {
      ...common(name),
      ...requestOf(route, { input: handler.input, output: z.null() }),
      responses: {
        200: { description: 'the file', content: { 'application/octet-stream': { schema: file } } },
      },
    }
  }
  const form = { type: 'object', properties: { file }, required: ['file'] }
  return {
    ...common(name),
    requestBody: { content: { 'multipart/form-data': { schema: form } } },
    responses: {
      200: { description: 'ok', content: { 'application/json': { schema: envelopeOf({}) } } },
    },
  }
}

/** The document, and a page to read and try it. Both are made when somebody first asks: a server need not keep them. */
export function mountOpenApi(app: FastifyInstance, router: AnyRouter, table: RouteTable): void {
  let document: ReturnType<typeof openApiOf> | undefined
  app.get('/api/openapi.json', async () => (document ??= openApiOf(router, table)))
  mountViewer(app, { page: '/api/docs', document: '/api/openapi.json' })
}
