import { networkOf } from '@yuncang/server/platform/network'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'

let now: string
let app: TestApp
const later = (ms: number) => {
  now = new Date(Date.parse(now) + ms).toISOString()
}

beforeEach(async () => {
  now = '2026-11-21T04:00:00.000Z'
  app = await startApp({ clock: () => now })
})
afterEach(() => app.close())

const tryAs = (account: string, password: string, more: object = {}) =>
  app.call('session.token', { account, password, ...more })
const right = 'Yuncang#2026'

describe('signing in', () => {
  test('gives a random token of 256 bits and the cookie for a day', async () => {
    const first = await tryAs('kf', right)
    const second = await tryAs('kf', right)
    expect(first.body.data.accessToken).toMatch(/^[\w-]{43}$/)
    expect(second.body.data.accessToken).not.toBe(first.body.data.accessToken)
    expect(first.headers['set-cookie']).toMatch(
      /^x-access-token=[\w-]{43}; Path=\/; Max-Age=86400; SameSite=Lax$/,
    )
  })

  test('takes account and password from the query as well, and keeps both out of the log', async () => {
    const url = `/api/lh-auth/token?account=kf&password=${encodeURIComponent(right)}&type=account`
    const response = await app.app.inject({
      method: 'POST',
      url,
      headers: await app.headersOf(undefined),
    })
    expect(response.json().code).toBe(200)
    const log = app.logLines.join('')
    expect(log).toContain('session.token')
    for (const secret of [
      right,
      encodeURIComponent(right),
      response.json().data.accessToken,
      'yuncang-web',
    ]) {
      expect(log).not.toContain(secret)
    }
  })

  test('says the same of an unknown account, a wrong password and a tenant of somebody else', async () => {
    const answers = [
      await tryAs('nobody-at-all', right),
      await tryAs('kf', 'wrong'),
      await tryAs('kf', right, { tenantId: 'WMS_ZJWL' }),
    ]
    for (const { status, body } of answers) {
      expect([status, body.msg]).toEqual([400, '账号或密码不正确'])
    }
  })

  test('refuses a person without any right, with its sentence and no cookie', async () => {
    const { status, body, headers } = await tryAs('nobody', right)
    expect([status, body.msg]).toEqual([403, '您暂无权限登录智慧云仓操作平台'])
    expect(headers['set-cookie']).toBeUndefined()
  })

  test('refuses a locked tenant that was asked for', async () => {
    const { status, body } = await tryAs('kf.lock', right, { tenantId: 'WMS_LOCK' })
    expect([status, body.msg]).toEqual([423, '租户已被锁定，无法登录，请联系管理员！'])
  })

  test('after five wrong passwords even the right one waits, twice as long each time; neighbours do not', async () => {
    for (let i = 0; i < 5; i += 1) expect((await tryAs('kf', 'wrong')).status).toBe(400)
    const held = await tryAs(' KF ', right)
    expect([held.status, held.headers['retry-after']]).toEqual([429, '1'])
    expect((await tryAs('sh', right)).status).toBe(200)
    later(1001)
    expect((await tryAs('kf', 'wrong')).status).toBe(400)
    expect((await tryAs('kf', right)).headers['retry-after']).toBe('2')
    later(2001)
    expect((await tryAs('kf', right)).status).toBe(200)
    expect((await tryAs('kf', 'wrong')).status).toBe(400)
  })

  test('a clock that is put back makes no wait longer than it was set', async () => {
    for (let i = 0; i < 5; i += 1) await tryAs('kf', 'wrong')
    later(-30_000)
    expect((await tryAs('kf', right)).headers['retry-after']).toBe('1')
    later(-3_600_000)
    expect((await tryAs('kf', 'wrong')).status).toBe(400)
    expect((await tryAs('kf', right)).headers['retry-after']).toBe('2')
    later(2001)
    expect((await tryAs('kf', right)).status).toBe(200)
  })

  test('addresses are counted by their network', () => {
    expect(networkOf('203.0.113.77')).toBe('203.0.113.0/24')
    expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.0/24')
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
    expect(networkOf('2001:db8:1:2::1')).toBe('2001:db8:1:2::/64')
    expect(networkOf('::1')).toBe('0:0:0:0::/64')
  })
})

describe('a session', () => {
  test('ends after a day to the second', async () => {
    const token = await app.signIn('ck')
    const headers = { ...(await app.headersOf(undefined)), 'x-access-token': token }
    later(86_399_000)
    expect((await app.call('session.tenants', {}, undefined, headers)).status).toBe(200)
    later(1001)
    expect((await app.call('session.tenants', {}, undefined, headers)).status).toBe(401)
  })

  test('a sign-out that another site triggers by a link is refused', async () => {
    const headers = { ...(await app.headersOf('ck')), 'sec-fetch-site': 'cross-site' }
    const response = await app.app.inject({
      method: 'GET',
      url: '/api/lh-base/user/logout',
      headers,
    })
    expect(response.statusCode).toBe(403)
    expect((await app.call('session.tenants', {}, 'ck')).status).toBe(200)
  })

  test('is stored as a hash: the database never holds the token', async () => {
    const token = await app.signIn('ck')
    const { system } = await import('@yuncang/db/handle')
    const rows = await app.services.db.read(system('test'), async (db) => db.select(db.t.session))
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})
