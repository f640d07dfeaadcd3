import type { AnyRouter } from '@trpc/server'
import type { Contract } from '@yuncang/shared/kernel/wire'
import { pathKeys } from '@yuncang/shared/gateway/decode'
import type { Route, RouteTable } from '@yuncang/shared/gateway/route'
import { tokenName } from '@yuncang/shared/gateway/token'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { accessOf } from '../trpc/entry.ts'
import type { FileHandler, FileHandlers } from '../trpc/files.ts'
import { mountViewer } from './api-viewer.ts'
import { createSchemas, type Schema } from './json-schemas.ts'
import { procedureOf } from './rest.ts'

type Schemas = ReturnType<typeof createSchemas>

const envelopeOf = (data: Schema) => ({
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: { code: { type: 'integer' }, msg: { type: 'string' }, data },
})

/** The OpenAPI 3.1 document of the route table, read from the contracts themselves. */
export function openApiOf(router: AnyRouter, table: RouteTable, handlers: FileHandlers) {
  const paths: Record<string, Record<string, unknown>> = {}
  const schemas = createSchemas()
  for (const [name, route] of Object.entries(table)) {
    const operation =
      route.kind === 'file'
        ? fileOperation(schemas, name, route, handlers[name])
        : jsonOperation(schemas, router, name, route)
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
      schemas: schemas.components,
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

function jsonOperation(schemas: Schemas, router: AnyRouter, name: string, route: Route) {
  const { contract } = procedureOf(router, name)
  return {
    ...common(name),
    ...requestOf(schemas, route, contract),
    responses: {
      200: {
        description: 'ok',
        content: {
          'application/json': { schema: envelopeOf(schemas.of(contract.output, 'output')) },
        },
      },
    },
  }
}

function requestOf(schemas: Schemas, route: Route, contract: Contract) {
  const input = schemas.of(contract.input, 'input')
  const inPath = pathKeys(route.path)
  const isInQuery = (key: string) => route.method === 'GET' || (route.query ?? []).includes(key)
  const required = input.required ?? []
  const properties = Object.entries(input.properties ?? {})
  // What may stand in either place is told in both: a password has no business in an address.
  const isInBody = (key: string) => route.filters === 'queryOrBody' || !isInQuery(key)
  const inBody = properties.filter(([key]) => !inPath.includes(key) && isInBody(key))
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
    required: required.filter((key) => !isInQuery(key) && inBody.some(([name]) => name === key)),
  }
  const schema = route.bodyKey ? (Object.fromEntries(inBody)[route.bodyKey] ?? body) : body
  return {
    parameters: [tenant, ...parameters],
    ...(inBody.length > 0 && {
      requestBody: { content: { 'application/json': { schema } } },
    }),
  }
}

function fileOperation(
  schemas: Schemas,
  name: string,
  route: Route,
  handler: FileHandler | undefined,
) {
  const file = { type: 'string', format: 'binary' }
  if (handler?.kind === 'download' || handler?.kind === 'keptFile') {
    return {
      ...common(name),
      ...requestOf(schemas, route, { input: handler.input, output: z.null() }),
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
export function mountOpenApi(
  app: FastifyInstance,
  router: AnyRouter,
  table: RouteTable,
  handlers: FileHandlers,
): void {
  let document: ReturnType<typeof openApiOf> | undefined
  app.get('/api/openapi.json', async () => (document ??= openApiOf(router, table, handlers)))
  mountViewer(app, { page: '/api/docs', document: '/api/openapi.json' })
}
