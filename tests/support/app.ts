import { buildApp, createServices } from '@yuncang/server/app'
import type { Config } from '@yuncang/server/config'
import { publishedPassword } from '@yuncang/server/config/published'
import { createLog } from '@yuncang/server/platform/log'
import type { Services } from '@yuncang/server/platform/services'
import { encodeInput } from '@yuncang/shared/gateway/encode'
import type { Route } from '@yuncang/shared/gateway/route'
import { routes } from '@yuncang/shared/routes'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { configAt, quickPasswords } from './config.ts'
import { engineOfRun, openTestDatabase } from './database.ts'
import { demo, type DemoOptions } from './demo.ts'

/*
 * The real application on a real database with the demo in it. `as` names an account: 'kf' works in WMS_DEMO,
 * 'kf.zjwl' in WMS_ZJWL, 'kf@WMS_ZJWL' knocks at a tenant that is not its own.
 */
export type Answer = {
  status: number
  body: { code: number; msg: string; data: any }
  headers: Record<string, unknown>
}

/** How a call was refused: the status and the reason. */
export const statusAndReason = ({ status, body }: Pick<Answer, 'status' | 'body'>): unknown[] => [
  status,
  body.data?.reason,
]

const credential = `Basic ${Buffer.from('yuncang-web:yuncang-web').toString('base64')}`
export const routeTable: Readonly<Record<string, Route>> = routes

export type TestApp = Awaited<ReturnType<typeof startApp>>

type Options = DemoOptions & {
  config?: Partial<Config>
  services?: Partial<Services>
}

export async function startApp({
  clock,
  config: given = {},
  services: others = {},
  history,
}: Options = {}) {
  const database = await openTestDatabase(engineOfRun, demo({ clock, history }))
  const logLines: string[] = []
  const config = configAt(database.folder, given)
  const log = createLog('info', { write: (line) => void logLines.push(line) })
  const pieces: Partial<Services> = {
    log,
    passwords: quickPasswords(),
    ...(clock && { clock }),
    ...others,
  }
  const services = createServices(config, database.db, pieces)
  const app = await buildApp(services)
  const face = faceOf(app)
  const instances: FastifyInstance[] = []
  return {
    ...face,
    services,
    /** Where it is, for what asks it behind the application's back. */
    database: { folder: database.folder, ownerUrl: database.ownerUrl },
    logLines,
    /** A second instance of the application on the same database. */
    async another() {
      const db = await database.another()
      const own = createServices(config, db, pieces)
      const second = await buildApp(own)
      instances.push(second)
      return { ...faceOf(second), services: own }
    },
    async close() {
      for (const each of [app, ...instances]) await each.close()
      await database.close()
    },
  }
}

export type Face = ReturnType<typeof faceOf>

/** Ways to call an application as a client would. */
function faceOf(app: FastifyInstance) {
  const tokens = new Map<string, string>()

  async function signIn(account: string): Promise<string> {
    const known = tokens.get(account)
    if (known) return known
    const { body } = await call('session.token', { account, password: publishedPassword })
    if (body.code !== 200) throw new Error(`${account} could not sign in: ${body.msg}`)
    const token = String(body.data.accessToken)
    tokens.set(account, token)
    return token
  }

  async function headersOf(as: string | undefined): Promise<Record<string, string>> {
    if (!as) return { authorization: credential }
    const [account = '', foreign] = as.split('@')
    const tenantNode = foreign ?? tenantOf(account)
    return {
      authorization: credential,
      'x-access-token': await signIn(account),
      ...(tenantNode && { 'tenant-node': tenantNode }),
    }
  }

  async function call(
    operation: string,
    input: object = {},
    as?: string,
    headers: Record<string, string> = {},
    face?: Pick<Route, 'method' | 'path'>,
  ): Promise<Answer> {
    const route = { ...routeTable[operation]!, ...face }
    const { url, body } = encodeInput(route, input)
    const response = await app.inject({
      method: route.method,
      url,
      headers: { ...(await headersOf(as)), ...headers },
      ...(body !== undefined && { payload: body as object }), // an object of input keys
    })
    return answerOf(response)
  }

  return {
    app,
    call,
    signIn,
    headersOf,
    forget: (account: string) => tokens.delete(account),
    /** The data of a call that has to succeed. */
    async data(operation: string, input: object = {}, as?: string): Promise<any> {
      const { body } = await call(operation, input, as)
      if (body.code !== 200) throw new Error(`${operation}: ${JSON.stringify(body)}`)
      return body.data
    },
    async upload(
      operation: string,
      bytes: Uint8Array,
      name: string,
      as?: string,
      headers: Record<string, string> = {},
    ): Promise<Answer> {
      const boundary = 'test-boundary'
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
      const payload = Buffer.concat([
        Buffer.from(head),
        bytes,
        Buffer.from(`\r\n--${boundary}--\r\n`),
      ])
      const response = await app.inject({
        method: 'POST',
        url: routeTable[operation]!.path,
        payload,
        headers: {
          ...(await headersOf(as)),
          ...headers,
          'content-type': `multipart/form-data; boundary=${boundary}`,
        },
      })
      return answerOf(response)
    },
    /** A form with fields and files; a field may come after the file. */
    async form(
      operation: string,
      { fields = {}, cut = 0, fieldsFirst = false, ...files }: SentForm,
      as?: string,
      headers: Record<string, string> = {},
    ): Promise<Answer> {
      const boundary = 'test-boundary'
      const payload = formBody(boundary, { fields, files, fieldsFirst })
      const response = await app.inject({
        method: 'POST',
        url: routeTable[operation]!.path,
        payload: payload.subarray(0, payload.length - cut),
        headers: {
          ...(await headersOf(as)),
          ...headers,
          'content-type': `multipart/form-data; boundary=${boundary}`,
        },
      })
      return answerOf(response)
    },
    async download(operation: string, input: object, as: string): Promise<Buffer> {
      const route = routeTable[operation]!
      const { url, body } = encodeInput(route, input)
      const response = await app.inject({
        method: route.method,
        url,
        headers: await headersOf(as),
        ...(body !== undefined && { payload: body as object }), // an object of input keys
      })
      return response.rawPayload
    },
  }
}

export type SentFile = { name: string; bytes: Uint8Array }
export type SentForm = {
  fields?: object
  /** So many bytes are missing at the end. */
  cut?: number
  file?: SentFile
  /** A part that no form of the product has. */
  thumbnail?: SentFile
  fieldsFirst?: boolean
}

type Form = {
  fields: object
  files: Record<string, SentFile | undefined>
  fieldsFirst: boolean
}

function formBody(boundary: string, { fields, files, fieldsFirst }: Form): Buffer {
  const parts: Uint8Array[] = []
  const start = (disposition: string) =>
    parts.push(Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${disposition}`))
  const addFields = () => {
    for (const [name, value] of Object.entries(fields)) {
      start(`name="${name}"\r\n\r\n${String(value)}\r\n`)
    }
  }
  if (fieldsFirst) addFields()
  for (const [name, file] of Object.entries(files)) {
    if (!file) continue
    start(`name="${name}"; filename="${file.name}"\r\ncontent-type: image/png\r\n\r\n`)
    parts.push(file.bytes, Buffer.from('\r\n'))
  }
  if (!fieldsFirst) addFields()
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])
}

/** An answer with its envelope; a file stands for success. */
export const answerOf = (response: LightMyRequestResponse): Answer => ({
  status: response.statusCode,
  body: String(response.headers['content-type']).startsWith('application/json')
    ? response.json()
    : { code: response.statusCode, msg: '', data: null },
  headers: response.headers,
})

/** The tenant of a demo account, by its suffix. */
export function tenantOf(account: string): string | undefined {
  if (account === 'multi' || account === 'nobody') return undefined
  if (account === 'whwl') return 'WMS_WHWL'
  const suffix = account.split('.')[1]
  return suffix ? `WMS_${suffix.toUpperCase()}` : 'WMS_DEMO'
}
