import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'

const token = 'a token of the collector'
let app: TestApp
let guarded: TestApp

beforeAll(async () => {
  app = await startApp()
  await app.signIn('sh')
  guarded = await startApp({ config: { metricsToken: token } })
})
afterAll(async () => {
  await app.close()
  await guarded.close()
})

const scrape = (of: TestApp, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  of.app.inject({ url: '/metrics', headers, remoteAddress })

/** Figures by name and labels. */
const figuresOf = (text: string) =>
  new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [
        line.slice(0, line.lastIndexOf(' ')),
        Number(line.slice(line.lastIndexOf(' ') + 1)),
      ]),
  )

describe('figures of operation', () => {
  test('count requests by operation and outcome, and nothing else of them', async () => {
    const before = figuresOf((await scrape(app)).body)
    await app.data('customer.page', { customerName: '样例橡胶' }, 'kf')
    await app.call('customer.page', { size: 1000 }, 'kf')
    const { body, headers } = await scrape(app)
    const after = figuresOf(body)
    const grown = (status: string) => {
      const name = `yuncang_http_request_seconds_count{operation="customer.page",status="${status}"}`
      return (after.get(name) ?? 0) - (before.get(name) ?? 0)
    }
    expect([grown('2xx'), grown('4xx')]).toEqual([1, 1])
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(body).not.toMatch(/WMS_|kf|样例|\/api\//)
  })

  test('tell of the process, the database, the outbox and the people signed in', async () => {
    const figures = figuresOf((await scrape(app)).body)
    const engine = app.services.db.engine
    expect(figures.get('process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
    expect(figures.get('yuncang_outbox_waiting')).toBe(0)
    expect(figures.get('yuncang_sessions_open')).toBeGreaterThan(0)
    expect(figures.get(`yuncang_db_waiting{kind="write",engine="${engine}"}`)).toBe(0)
    expect(figures.get('yuncang_db_work_seconds_count{kind="write"}')).toBeGreaterThan(0)
    expect(figures.has('yuncang_db_wait_seconds_sum{kind="read"}')).toBe(true)
  })

  test('are cumulative: each bucket holds those below it, the last one all', async () => {
    const series = [...figuresOf((await scrape(app)).body)].filter(([name]) =>
      /^yuncang_db_work_seconds_bucket\{.*kind="read"/.test(name),
    )
    expect(series.length).toBe(14)
    const counts = series.map(([, count]) => count)
    expect(counts).toEqual(counts.toSorted((one, other) => one - other))
    expect(series.at(-1)?.[0]).toContain('le="+Inf"')
  })

  test('are for this machine alone while there is no token', async () => {
    expect((await scrape(app)).statusCode).toBe(200)
    expect((await scrape(app, {}, '::ffff:127.0.0.1')).statusCode).toBe(200)
    expect((await scrape(app, {}, '192.0.2.1')).statusCode).toBe(403)
    expect((await scrape(app, { 'x-forwarded-for': '192.0.2.1' })).statusCode).toBe(403)
  })

  test('are for whoever has the token when there is one', async () => {
    const bearer = { authorization: `Bearer ${token}` }
    expect((await scrape(guarded, bearer, '192.0.2.1')).statusCode).toBe(200)
    expect((await scrape(guarded)).statusCode).toBe(403)
    expect((await scrape(guarded, { authorization: token })).statusCode).toBe(403)
    expect((await scrape(guarded, { authorization: `Bearer ${token}x` })).statusCode).toBe(403)
  })
})
