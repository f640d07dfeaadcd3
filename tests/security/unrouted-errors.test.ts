import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Route } from '@yuncang/shared/gateway/route'
import { routeTable, startApp, type TestApp } from '../support/app.ts'
import { envelopeOf, raw } from '../support/raw-request.ts'

let app: TestApp
/** Has no patience with what arrives slowly. */
let hurried: TestApp

beforeAll(async () => {
  app = await startApp()
  hurried = await startApp({
    config: { arrival: { headersMs: 400, requestMs: 800, checkMs: 50 } },
  })
})
afterAll(() => Promise.all([app.close(), hurried.close()]))

describe('requests that never become a call still get the envelope', () => {
  const holdsEnvelope = (answer: string, code: number) => {
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${code} `))
    expect(envelopeOf(answer)).toMatchObject({
      code,
      msg: expect.stringMatching(/[\u4e00-\u9fff]/),
    })
    expect(answer).not.toMatch(/FST_|node_modules|at .*\.ts/)
    expect(answer).toMatch(/x-content-type-options: nosniff/i)
    expect(answer).toMatch(/content-security-policy: default-src 'none'/i)
  }

  test.each([
    ['a request line that is none', 'HELLO\r\n\r\n', 400],
    [
      'headers beyond all measure',
      `GET / HTTP/1.1\r\nHost: x\r\nx-big: ${'a'.repeat(40_000)}\r\n\r\n`,
      431,
    ],
    ['an address that cannot be decoded', 'GET /api/lh-base/%zz HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['one outside of the calls', 'GET /%zz HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    [
      'a path value that is too long',
      `POST /api/lh-base/customer/getCustomerInfo/${'x'.repeat(601)} HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n`,
      414,
    ],
    ['no name of a host', 'GET /api/lh-base/x HTTP/1.1\r\n\r\n', 400],
    ['a tunnel', 'CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n', 404],
    [
      'an expectation that nobody meets',
      'GET / HTTP/1.1\r\nHost: x\r\nExpect: a miracle\r\n\r\n',
      417,
    ],
  ])('%s', async (_name, bytes, code) => holdsEnvelope(await raw(app, bytes), code))

  test.each([
    [
      'a body that never arrives',
      'POST /api/lh-auth/token HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a',
    ],
    ['headers that never end', 'GET / HTTP/1.1\r\nHost: x\r\nx-slow: '],
  ])('%s', async (_name, bytes) => holdsEnvelope(await raw(hurried, bytes), 408))

  test('an address without a call is 404', async () => {
    const response = await app.app.inject({ method: 'GET', url: '/api/lh-base/nothing/here' })
    expect([response.statusCode, response.json().data.reason]).toEqual([404, 'request.notFound'])
  })
})

describe('bodies', () => {
  const send = async (payload: string, type = 'application/json') => {
    const headers = { ...(await app.headersOf('kf')), 'content-type': type }
    const response = await app.app.inject({
      method: 'POST',
      url: '/api/lh-base/customer/list',
      payload,
      headers,
    })
    return [response.statusCode, response.json().data?.reason]
  }

  test.each([
    ['{"a":', 400, 'request.badJson'],
    [`${'['.repeat(5000)}${']'.repeat(5000)}`, 400, 'request.tooDeep'],
    ['{"__proto__":{"x":1}}', 400, 'request.invalid'],
    ['{"constructor":{"prototype":{"x":1}}}', 400, 'request.invalid'],
    ['[]', 400, 'request.invalid'],
    ['"x"', 400, 'request.invalid'],
    ['{"customerName":"a\\u0000b"}', 400, 'request.badText'],
    ['{"customerName":"\\ud800"}', 400, 'request.badText'],
    [`{"customerName":"${'x'.repeat(2 * 1024 * 1024)}"}`, 413, 'request.tooLarge'],
  ])('%.40s is refused', async (payload, status, reason) => {
    expect(await send(payload)).toEqual([status, reason])
    expect(({} as Record<string, unknown>)['x']).toBeUndefined()
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json\ta',
    'application/jsonx',
    'application/json; charset=gbk',
    'application/json;charset="utf-16"',
  ])('%s is no type that is taken', async (type) => {
    expect((await send('{}', type))[0]).toBe(415)
  })
})

describe('bodies of another encoding', () => {
  const send = (payload: Buffer, face: Pick<Route, 'method' | 'path'>) =>
    app.app.inject({
      method: face.method,
      url: face.path,
      payload,
      headers: { ...headers, 'content-type': 'application/json; charset=UTF-8' },
    })
  let headers: Record<string, string>
  beforeAll(async () => {
    headers = await app.headersOf('kf')
  })

  test('that say they are UTF-8 are refused, and not stored with replacement characters', async () => {
    const gbk = Buffer.concat([
      Buffer.from('{"customerName":"'),
      Buffer.from([0xc7, 0xe0, 0xb5, 0xba]),
      Buffer.from('"}'),
    ])
    const answer = await send(gbk, routeTable['customer.page']!)
    expect([answer.statusCode, answer.json().data]).toEqual([400, { reason: 'request.badText' }])
  })
})

test.each([
  ['/api/trpc/none', {}, 415, 'request.unsupported'],
  ['/api/trpc/none', { 'content-type': 'application/json' }, 404, 'request.notFound'],
])('what tRPC refuses at %s has a code of ours', async (url, type, status, reason) => {
  const headers = { ...(await app.headersOf('kf')), ...type }
  const answer = await app.app.inject({ method: 'POST', url, headers, payload: '' })
  expect([answer.statusCode, answer.json().error.data.reason]).toEqual([status, reason])
})

describe('what tRPC refuses before a procedure is called is said in our form', () => {
  const json = { 'content-type': 'application/json' }
  const cases: [string, object, number, string][] = [
    [
      'a change by GET',
      { method: 'GET', url: '/api/trpc/customer.create?input={}' },
      404,
      'request.notFound',
    ],
    [
      'a question by POST',
      { method: 'POST', url: '/api/trpc/customer.page', headers: json, payload: '{}' },
      404,
      'request.notFound',
    ],
    [
      'nothing that is known',
      { method: 'GET', url: '/api/trpc/customer.nothing' },
      404,
      'request.notFound',
    ],
    [
      'input that is no JSON',
      { method: 'GET', url: '/api/trpc/customer.page?input={' },
      400,
      'request.badJson',
    ],
    [
      'a body that is no JSON',
      { method: 'POST', url: '/api/trpc/customer.create', headers: json, payload: '{"a":' },
      400,
      'request.badJson',
    ],
    [
      'a batch that is no list',
      { method: 'GET', url: '/api/trpc/customer.page?batch=1&input={' },
      400,
      'request.badJson',
    ],
    [
      '21 calls in one',
      {
        method: 'GET',
        url: `/api/trpc/${Array(21).fill('customer.page').join(',')}?batch=1&input={}`,
      },
      400,
      'request.malformed',
    ],
    [
      'another method',
      { method: 'PUT', url: '/api/trpc/customer.page', headers: json, payload: '{}' },
      404,
      'request.notFound',
    ],
  ]
  test.each(cases)('%s', async (_name, request, status, reason) => {
    for (const [locale, script] of [
      ['zh', /[\u4e00-\u9fff]/],
      ['en', /^[\x20-\x7e]+$/],
    ] as const) {
      const headers = { 'accept-language': locale, ...(await app.headersOf('kf')) }
      const asked = request as { headers?: object }
      const answer = await app.app.inject({ ...asked, headers: { ...headers, ...asked.headers } })
      const said = answer.json()
      const {
        error = { message: said.msg, data: said.data && { code: said.code, ...said.data } },
      } = Array.isArray(said) ? said[0] : said
      expect([answer.statusCode, error.data]).toEqual([status, { code: status, reason }])
      expect(error.message).toMatch(script)
    }
  })
})

test('what goes wrong inside stays inside: 500 says no more than that', async () => {
  const broken = {
    ...app.services.db,
    read: () => Promise.reject(new Error('select secret from /srv/app/x.ts')),
  }
  Object.assign(app.services, { db: broken })
  const { status, body } = await app.call('customer.page', {}, 'kf').finally(() => undefined)
  expect([status, body.msg]).toEqual([500, '服务器异常'])
  expect(JSON.stringify(body)).not.toMatch(/secret|\.ts/)
})
