import { firstTenant } from '@yuncang/server/setup/first-tenant'
import { setup } from '@yuncang/shared/nouns/setup/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'

const hour = 3_600_000
const password = 'a password of my own'
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

const make = (more: object = {}) =>
  firstTenant(
    app.services,
    setup.parse({ tenant: 'WMS_NEW', name: '新租户', account: ' Boss ', ...more }),
  )
const set = (token: string, given = password) =>
  app.call('password.setByLink', { token, password: given })
const signIn = (given: string) => app.call('session.token', { account: 'boss', password: given })

describe('a new tenant', () => {
  test('has an administrator who sets a password by a link and comes in', async () => {
    const { account, token } = await make()
    expect(account).toBe('boss')
    expect((await signIn('')).status).toBe(400)
    expect((await set(token)).body.code).toBe(200)
    const { body } = await signIn(password)
    const headers = {
      ...(await app.headersOf(undefined)),
      'x-access-token': String(body.data.accessToken),
      'tenant-node': 'WMS_NEW',
    }
    const user = await app.call('session.currentUser', {}, undefined, headers)
    expect(user.body.data).toMatchObject({ roleName: 'admin', groupName: '保税仓储板块' })
  })

  test.each([
    [{ tenant: 'WMS_DEMO' }, '租户 WMS_DEMO 或名称“新租户”已存在，未作任何改动'],
    [{ name: '培训租户' }, '租户 WMS_NEW 或名称“培训租户”已存在，未作任何改动'],
    [{ account: 'KF' }, '账号 kf 已存在，未作任何改动'],
  ])('%o is refused', async (more, sentence) => {
    await expect(make(more)).rejects.toThrow(sentence)
    await make()
    await expect(make()).rejects.toThrow('已存在')
  })

  test('needs a code of the right form', () => {
    for (const tenant of ['wms_new', 'WMS_', 'NEW', 'WMS_TOOLONGTOOLONG'])
      expect(setup.safeParse({ tenant, name: 'x', account: 'x' }).success).toBe(false)
  })
})

describe('a link to set a password', () => {
  test('works once, however often it is used at the same time', async () => {
    const { token } = await make()
    const answers = await Promise.all([set(token), set(token), set(token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    expect((await set(token)).body.msg).toBe('链接无效、已使用或已过期，请联系管理员重新获取')
  })

  test('works for 24 hours', async () => {
    const first = await make()
    later(24 * hour)
    expect((await set(first.token)).body.data.reason).toBe('password.linkDead')
    const second = await make({ tenant: 'WMS_NEWER', name: '更新的租户', account: 'boss2' })
    later(24 * hour - 1000)
    expect((await set(second.token)).status).toBe(200)
  })

  test('keeps working after a password that is too short or the account itself', async () => {
    const { token } = await make({ account: 'bossboss' })
    expect((await set(token, 'short')).body.msg).toBe('新密码至少 8 个字符')
    expect((await set(token, 'BossBoss')).body.data.reason).toBe('password.isAccount')
    expect((await set(token)).status).toBe(200)
  })

  test('ends the sessions of whom it is for', async () => {
    const { token } = await make()
    await set(token)
    const { accessToken } = (await signIn(password)).body.data
    const headers = { ...(await app.headersOf(undefined)), 'x-access-token': String(accessToken) }
    const ask = async () => (await app.call('session.tenants', {}, undefined, headers)).status
    expect(await ask()).toBe(200)
    const { system } = await import('@yuncang/db/handle')
    const { makeLink } = await import('@yuncang/server/modules/password/service/link')
    const again = await app.services.db.transaction(system('test'), async (tx) => {
      const { eq } = await import('@yuncang/db/sql')
      const [user] = await tx.select(tx.t.user, eq(tx.t.user.account, 'boss'))
      return makeLink(tx, user!.id, now)
    })
    expect((await set(again, 'another password')).status).toBe(200)
    expect(await ask()).toBe(401)
  })

  test('is guessed by nobody, and its token stands in no log', async () => {
    const { token } = await make()
    expect((await set('x'.repeat(43))).status).toBe(400)
    await set(token)
    expect(app.logLines.join('')).not.toContain(token)
  })
})
