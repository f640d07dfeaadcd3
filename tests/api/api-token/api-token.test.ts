// @postgres: tokens that several instances know
import type { ApiTokenRecord } from '@yuncang/shared/nouns/api-token/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statusAndReason, startApp, type TestApp } from '../../support/app.ts'

let app: TestApp
let now = '2026-11-21T02:00:00.000Z'

beforeAll(async () => {
  app = await startApp({ clock: () => now })
})
afterAll(() => app.close())

const ok = [200, undefined]
const draft = (permissions: string[], more: object = {}) => ({
  name: '一号手持终端',
  permissions,
  days: 30,
  ...more,
})
const make = (
  permissions: string[],
  as = 'admin',
  more: object = {},
): Promise<{ record: ApiTokenRecord; token: string }> =>
  app.data('apiToken.create', draft(permissions, more), as)
/** Calls as a machine would: client credential, tenant and token. */
const by = (token: string, operation: string, input: object = {}, tenant = 'WMS_DEMO') =>
  app.call(operation, input, undefined, { 'x-access-token': token, 'tenant-node': tenant })
const listed = async (id: string, as = 'admin') =>
  (await app.data('apiToken.list', {}, as)).find((each: { id: string }) => each.id === id)

/** A second administrator, who can be disabled and changed. */
async function maker(account: string): Promise<string> {
  const person = { account, realName: '接口管理员', sections: [], roleCodes: ['admin'] }
  const { token } = await app.data('user.create', person, 'admin')
  await app.call('password.setByLink', { token, password: 'Yuncang#2026' })
  return `${account}@WMS_DEMO`
}
const personOf = async (account: string) =>
  (await app.data('user.page', { account, size: 200 }, 'admin')).records[0]

describe('an access token', () => {
  test('does what its rights name, in the name of its maker, and nothing else', async () => {
    const { token } = await make(['customer:read', 'customer:write'])
    expect(token).toMatch(/^yct_[\w-]{43}$/)
    expect(statusAndReason(await by(token, 'customer.page'))).toEqual(ok)
    expect(statusAndReason(await by(token, 'inventory.page'))).toEqual([403, 'access.denied'])
    const customer = { customerName: '令牌登记的客户', socialCreditCode: 'TOKEN-1', isVisual: 1 }
    const made = await by(token, 'customer.create', customer)
    expect(statusAndReason(made)).toEqual(ok)
    const history = await app.data('record.operations', { businessId: made.body.data.id }, 'kf')
    expect(history[0].realName).toBe('管理员 · 一号手持终端')
  })

  test('is shown once and kept as a hash', async () => {
    const { record, token } = await make(['customer:read'])
    expect(record).toMatchObject({ hint: token.slice(-4), state: 'active', lastUseTime: null })
    expect(JSON.stringify(await app.data('apiToken.list', {}, 'admin'))).not.toContain(token)
    const again = { 'idempotency-key': 'token-once' }
    const [first, second] = [
      await app.call('apiToken.create', draft(['customer:read']), 'admin', again),
      await app.call('apiToken.create', draft(['customer:read']), 'admin', again),
    ]
    expect(first.body.data.token).not.toBe('')
    expect(second.body.data).toMatchObject({ token: '', record: { id: first.body.data.record.id } })
  })

  test('says when it was used last, and from where', async () => {
    const { record, token } = await make(['customer:read'])
    await by(token, 'customer.page')
    expect(await listed(record.id)).toMatchObject({
      lastUseTime: '2026-11-21 10:00:00',
      lastUseAddress: '127.0.0.1',
    })
  })

  test('does nothing of a session, whatever its rights, and makes no tokens', async () => {
    const all: string[] = (await app.data('session.buttons', {}, 'admin')).flatMap((group: any) =>
      group.children.map(({ code }: { code: string }) => code),
    )
    for (const code of ['apiToken:manage', 'user:write', 'role:write']) {
      expect(all).toContain(code)
      expect(statusAndReason(await app.call('apiToken.create', draft([code]), 'admin'))).toEqual([
        403,
        'apiToken.beyond',
      ])
    }
    const { token } = await make(['customer:read', 'user:read', 'role:read'])
    for (const operation of ['session.tenants', 'session.refresh', 'session.logout']) {
      expect(statusAndReason(await by(token, operation))).toEqual([403, 'apiToken.peopleOnly'])
    }
    for (const operation of ['session.currentUser', 'session.lock', 'session.routes']) {
      expect(statusAndReason(await by(token, operation))).toEqual([403, 'apiToken.peopleOnly'])
    }
    expect(statusAndReason(await by(token, 'apiToken.list'))).toEqual([403, 'access.denied'])
    expect(statusAndReason(await by(token, 'apiToken.create', draft(['customer:read'])))).toEqual([
      403,
      'access.denied',
    ])
    // It is known as no session either, e.g. where a browser would show its cookie.
    expect(await app.services.sessions.find(token)).toBeUndefined()
  })

  test('is good for its own tenant only, and managed by its administrators only', async () => {
    const { record, token } = await make(['customer:read'])
    expect(statusAndReason(await by(token, 'customer.page', {}, 'WMS_ZJWL'))).toEqual([
      403,
      'tenant.foreign',
    ])
    expect(await listed(record.id, 'admin.zjwl')).toBeUndefined()
    const ended = { id: record.id, version: 1 }
    expect((await app.call('apiToken.revoke', ended, 'admin.zjwl')).status).toBe(409)
    expect(statusAndReason(await by(token, 'customer.page'))).toEqual(ok)
    expect(statusAndReason(await app.call('apiToken.list', {}, 'kf'))).toEqual([
      403,
      'access.denied',
    ])
  })

  test('ends at once on every instance when it is revoked', async () => {
    const { record, token } = await make(['customer:read'])
    const other = await app.another()
    const headers = { 'x-access-token': token, 'tenant-node': 'WMS_DEMO' }
    expect((await other.call('customer.page', {}, undefined, headers)).status).toBe(200)
    await app.data('apiToken.revoke', { id: record.id, version: 1 }, 'admin')
    expect(statusAndReason(await by(token, 'customer.page'))).toEqual([401, 'apiToken.refused'])
    await expect
      .poll(async () => statusAndReason(await other.call('customer.page', {}, undefined, headers)))
      .toEqual([401, 'apiToken.refused'])
    expect(await listed(record.id)).toMatchObject({ state: 'revoked', version: 2 })
    const again = await app.call('apiToken.revoke', { id: record.id, version: 2 }, 'admin')
    expect(statusAndReason(again)).toEqual([409, 'record.stale'])
    const history = await app.data('record.operations', { businessId: record.id }, 'admin')
    expect(history.map(({ action }: { action: string }) => action).sort()).toEqual([
      'create',
      'revoke',
    ])
  })

  test('ends by itself after its days', async () => {
    const { record, token } = await make(['customer:read'], 'admin', { days: 1 })
    expect(statusAndReason(await by(token, 'customer.page'))).toEqual(ok)
    const before = now
    now = '2026-11-22T02:00:00.000Z'
    expect(statusAndReason(await by(token, 'customer.page'))).toEqual([401, 'apiToken.refused'])
    now = before
    expect(record.expireTime).toBe('2026-11-22 10:00:00')
  })

  test.each(['yct_', `yct_${'a'.repeat(43)}`, 'yct_ü'])(
    'that nobody made is refused: %s',
    async (token) => {
      const answer = await by(encodeURI(token), 'customer.page')
      expect(statusAndReason(answer)).toEqual([401, 'apiToken.refused'])
    },
  )
})

describe('the token of somebody', () => {
  test('who is disabled stops, and goes on when they are back', async () => {
    const as = await maker('token.maker')
    const { record, token } = await make(['customer:read'], as)
    expect(statusAndReason(await by(token, 'customer.page'))).toEqual(ok)
    const setStatus = async (status: number) => {
      const { id, version } = await personOf('token.maker')
      await app.data('user.setStatus', { id, version, status }, 'admin')
    }
    await setStatus(0)
    expect(statusAndReason(await by(token, 'customer.page'))).toEqual([401, 'apiToken.refused'])
    expect((await listed(record.id)).state).toBe('idle')
    await setStatus(1)
    expect(statusAndReason(await by(token, 'customer.page'))).toEqual(ok)
  })

  test('who loses a right loses it too', async () => {
    const as = await maker('token.stripped')
    const { token } = await make(['customer:read', 'log:read'], as)
    expect(statusAndReason(await by(token, 'loginRecord.page'))).toEqual(ok)
    const { id, version, realName, phone, sections, customerId } = await personOf('token.stripped')
    const changed = { id, version, realName, phone, sections, customerId, roleCodes: ['kf'] }
    await app.data('user.update', changed, 'admin')
    expect(statusAndReason(await by(token, 'customer.page'))).toEqual(ok)
    expect(statusAndReason(await by(token, 'loginRecord.page'))).toEqual([403, 'access.denied'])
  })

  test('who leaves the tenant stops', async () => {
    const as = await maker('token.leaver')
    const { token } = await make(['customer:read'], as)
    const { id, version } = await personOf('token.leaver')
    await app.data('user.removeMember', { id, version }, 'admin')
    expect(statusAndReason(await by(token, 'customer.page'))).toEqual([401, 'apiToken.refused'])
  })
})
