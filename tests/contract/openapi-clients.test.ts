import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Validator } from '@seriousme/openapi-schema-validator'
import { fileHandlers } from '@yuncang/server/composition/file-handlers'
import { appRouter } from '@yuncang/server/composition/router'
import { publishedPassword } from '@yuncang/server/config/published'
import { openApiOf } from '@yuncang/server/http/openapi'
import { build } from 'esbuild'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { generate } from 'openapi-typescript-codegen'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routeTable, startApp, type TestApp } from '../support/app.ts'

/* The document as others read it: two validators with nothing in common, and the client that a generator makes of it. */
const text = JSON.stringify(openApiOf(appRouter, routeTable, fileHandlers))

test('the document is valid by the schema of OpenAPI 3.1, and every reference leads somewhere', async () => {
  const { valid, errors } = await new Validator().validate(
    JSON.parse(text) as Record<string, unknown>,
  )
  expect([valid, errors]).toEqual([true, undefined])
})

test('the document is valid by the rules of another reader', async () => {
  const config = await createConfig({ extends: ['spec'] })
  const problems = await lintFromString({ source: text, config, absoluteRef: 'openapi.json' })
  const told = problems.map(({ ruleId, message, location }) => [
    ruleId,
    message,
    location[0]?.pointer,
  ])
  expect(told).toEqual([])
})

describe('a client that is generated from what the server answers', () => {
  type Answer = { code: number; msg: string; data: any } // of the envelope
  type Call = (given: Record<string, unknown>) => Promise<Answer>
  type Client = Record<string, Record<string, Call>>
  type Options = { BASE: string; HEADERS: Record<string, string> }

  /** Calls an operation by the names that the generator gave it; a refusal is told with its words. */
  const call = (client: Client, tag: string, name: string, given: Record<string, unknown>) =>
    client[tag]![name]!(given).catch((error: Error & { body?: unknown }) => {
      throw new Error(`${name}: ${JSON.stringify(error.body)}`, { cause: error })
    })

  const folder = mkdtempSync(join(tmpdir(), 'yuncang-client-'))
  let app: TestApp
  let address: string
  let makeClient: (options: Options) => Client

  beforeAll(async () => {
    app = await startApp()
    address = await app.app.listen({ port: 0, host: '127.0.0.1' })
    const document: unknown = await (await fetch(`${address}/api/openapi.json`)).json()
    const output = join(folder, 'client')
    await generate({
      input: document as Record<string, unknown>, // an object, by the tests above
      output,
      clientName: 'Client',
      useOptions: true,
      useUnionTypes: true,
    })
    const outfile = join(folder, 'client.mjs')
    await build({ entryPoints: [join(output, 'index.ts')], outfile, bundle: true, format: 'esm' })
    const made: unknown = await import(pathToFileURL(outfile).href)
    const { Client } = made as { Client: new (options: Options) => Client } // named above
    makeClient = (options) => new Client(options)
  }, 60_000)
  afterAll(async () => {
    await app.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test('signs in, reads its menu and a list, and saves', async () => {
    const basic = `Basic ${Buffer.from('yuncang-web:yuncang-web').toString('base64')}`
    const door = makeClient({ BASE: address, HEADERS: { authorization: basic } })
    const credentials = { account: 'kf', password: publishedPassword }
    const { data } = await call(door, 'session', 'sessionToken', { requestBody: credentials })
    const client = makeClient({
      BASE: address,
      HEADERS: {
        authorization: basic,
        'x-access-token': String(data.accessToken),
      },
    })
    const tenantNode = 'WMS_DEMO'
    const menu = await call(client, 'session', 'sessionRoutes', { tenantNode })
    expect(menu).toMatchObject({ code: 200 })
    expect(menu.data.some(({ children }: { children: unknown[] }) => children.length > 0)).toBe(
      true,
    )

    const found = await call(client, 'customer', 'customerPage', {
      tenantNode,
      requestBody: { customerName: '样例橡胶' },
    })
    const [{ id: customerId }] = found.data.records
    const made = await call(client, 'inboundOrder', 'inboundOrderCreate', {
      tenantNode,
      requestBody: {
        masterBillNo: 'GENERATED-1',
        customerId,
        inboundType: '1',
        expectDate: '2026-12-01',
        inboundProductList: [{ productName: 'TSR20', planPieces: 1, planNet: '1' }],
      },
    })
    expect(made).toMatchObject({ code: 200, data: { masterBillNo: 'GENERATED-1' } })
    const page = await call(client, 'inboundOrder', 'inboundOrderPage', {
      tenantNode,
      current: 1,
      size: 5,
      requestBody: { masterBillNo: 'GENERATED' },
    })
    expect(page.data.records).toMatchObject([{ id: made.data.id, masterBillNo: 'GENERATED-1' }])
  })
})
