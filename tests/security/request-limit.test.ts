import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'

const perMinute = 5
let app: TestApp

beforeAll(async () => {
  app = await startApp({ config: { requestsPerMinute: perMinute } })
})
afterAll(() => app.close())

const from = (remoteAddress: string, url = '/api/lh-base/user/getCurrentUser') =>
  app.app.inject({ url, remoteAddress })

async function exhaust(address: string) {
  for (let n = 0; n < perMinute; n += 1) {
    const { statusCode } = await from(address)
    expect(statusCode).not.toBe(429)
  }
}

describe('requests of one address in a minute', () => {
  test('beyond the limit are refused with the seconds to wait', async () => {
    await exhaust('192.0.2.1')
    const refused = await from('192.0.2.1')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json()).toMatchObject({ code: 429, data: { reason: 'request.tooMany' } })
  })

  test('do not count for a neighbour', async () => {
    await exhaust('192.0.2.2')
    expect((await from('192.0.2.3')).statusCode).not.toBe(429)
  })

  test('of one /64 share a limit, in whatever form the address is written', async () => {
    await exhaust('2001:db8::1')
    expect((await from('2001:0db8:0:0:ffff::2')).statusCode).toBe(429)
    expect((await from('2001:db8:0:1::1')).statusCode).not.toBe(429)
  })

  test('never silence the probes of a load balancer', async () => {
    await exhaust('192.0.2.4')
    expect((await from('192.0.2.4', '/healthz')).statusCode).toBe(200)
    expect((await from('192.0.2.4', '/readyz')).statusCode).toBe(200)
  })

  test('count on paths that do not exist', async () => {
    await exhaust('192.0.2.5')
    expect((await from('192.0.2.5', '/api/lh-base/nothing')).statusCode).toBe(429)
  })
})
