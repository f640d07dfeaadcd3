import { procedureOf } from '@yuncang/server/http/rest'
import { secureAnswers } from '@yuncang/server/http/security-headers'
import { appRouter } from '@yuncang/server/composition/router'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerOf, routeTable, startApp, type TestApp } from '../support/app.ts'

/* What pages of others, and what is shown by ours, can do in a browser. */
let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const policyOf = (header: unknown) =>
  Object.fromEntries(
    String(header)
      .split(';')
      .map((directive) => directive.split(' '))
      .map(([name, ...sources]) => [name, sources]),
  )

describe('the content policy', () => {
  test('lets scripts of our own files run and nothing else, on every page', async () => {
    for (const url of ['/', '/login', '/wms/inventory', '/demo/outbox', '/no.such']) {
      const { headers } = await app.app.inject({ method: 'GET', url })
      const policy = policyOf(headers['content-security-policy'])
      expect(policy, url).toMatchObject({
        'script-src': ["'self'"],
        'default-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
        'frame-src': ["'none'"],
        'form-action': ["'self'"],
      })
    }
  })

  test('lets data run nothing at all', async () => {
    const { headers } = await app.app.inject({ method: 'GET', url: '/api/lh-system/getTenantInfo' })
    expect(policyOf(headers['content-security-policy'])['default-src']).toEqual(["'none'"])
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  test('has data fetched over TLS only where pages are', async () => {
    const ofScheme = async (publicUrl: string) => {
      const scratch = Fastify()
      await secureAnswers(scratch, { publicUrl, frameHosts: [] })
      scratch.get('/api/lh-system/x', (_request, reply) => reply.send(''))
      const { headers } = await scratch.inject('/api/lh-system/x')
      await scratch.close()
      return headers['strict-transport-security']
    }
    expect(await ofScheme('https://cloud.example')).toMatch(/^max-age=\d+/)
    expect(await ofScheme('http://localhost:8080')).toBeUndefined()
  })

  test('frames the hosts that the operator named', async () => {
    const scratch = Fastify()
    const frameHosts = ['https://outside.example']
    await secureAnswers(scratch, { publicUrl: undefined, frameHosts })
    scratch.get('/', (_request, reply) => reply.send(''))
    const { headers } = await scratch.inject('/')
    expect(policyOf(headers['content-security-policy'])['frame-src']).toEqual(frameHosts)
    await scratch.close()
  })
})

test('no page tells another site where somebody was', async () => {
  const { headers } = await app.app.inject({ method: 'GET', url: '/wms/inventory' })
  expect(headers['referrer-policy']).toBe('no-referrer')
})

test('no answer of ours is kept for the way back', async () => {
  for (const as of ['kf', undefined]) {
    const { headers } = await app.call('customer.page', {}, as)
    expect(headers['cache-control']).toBe('no-store')
  }
})

const changesByGet = Object.entries(routeTable)
  .filter(([name, { kind }]) => kind !== 'file' && procedureOf(appRouter, name).type === 'mutation')
  .flatMap(([name, route]) => [route, ...(route.alias ?? [])].map((face) => ({ ...face, name })))
  .filter(({ method }) => method === 'GET')
  .map(({ name, path }) => ({ name, url: path.replaceAll(/:\w+/g, 'nothing') }))

describe('a GET that changes something', () => {
  test('is one of those whose address is given so', () => {
    expect(changesByGet.map(({ name }) => name)).toContain('session.logout')
  })

  test.each(changesByGet)('$name is not for another site to trigger', async ({ url }) => {
    const own = await app.headersOf('admin')
    for (const site of ['cross-site', 'same-site']) {
      const headers = { ...own, 'sec-fetch-site': site }
      const { status, body } = answerOf(await app.app.inject({ method: 'GET', url, headers }))
      expect([status, body.data.reason]).toEqual([403, 'request.crossSite'])
    }
    // A link brings the cookie along, and no header.
    const cookie = `x-access-token=${own['x-access-token']}`
    const bare = await app.app.inject({ method: 'GET', url, headers: { cookie } })
    expect(bare.statusCode).toBe(403)
  })
})

test.each(['https://evil.example', 'null', 'http://localhost.evil.example'])(
  'a page of %s is granted nothing',
  async (origin) => {
    const asked = { origin, 'access-control-request-method': 'POST' }
    const url = '/api/lh-base/customer/list'
    for (const method of ['OPTIONS', 'POST'] as const) {
      const { headers } = await app.app.inject({ method, url, headers: asked })
      const granted = Object.keys(headers).filter((name) => name.startsWith('access-control-'))
      expect(granted).toEqual([])
    }
  },
)
