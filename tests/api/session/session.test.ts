import { system } from '@yuncang/db/handle'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

describe('the business section', () => {
  const current = async () => (await app.data('session.currentUser', {}, 'whwl')).currentGroup

  test('is the first until another of the own ones is chosen', async () => {
    expect(await current()).toBe('跨境电商板块')
    await app.data('session.saveSection', { ywbkName: '轮胎销售板块' }, 'whwl')
    expect(await current()).toBe('轮胎销售板块')
  })

  test('of somebody else is refused by name', async () => {
    const { status, body } = await app.call('session.saveSection', { ywbkName: '货代板块' }, 'whwl')
    expect([status, body.msg]).toEqual([403, '您不属于业务板块：货代板块'])
    expect(await current()).toBe('轮胎销售板块')
  })

  test('that a client starts with is not logged as a change, another one is', async () => {
    const changes = async () => {
      await app.services.calls.flush()
      const query = { size: 200, operation: 'session.saveSection' }
      return (await app.data('callLog.usualPage', query, 'admin.whwl')).total
    }
    const before = await changes()
    await app.data('session.saveSection', { ywbkName: await current() }, 'whwl')
    expect(await changes()).toBe(before)
    await app.data('session.saveSection', { ywbkName: '跨境电商板块' }, 'whwl')
    await app.data('session.saveSection', { ywbkName: '轮胎销售板块' }, 'whwl')
    expect(await changes()).toBe(before + 2)
  })

  test('comes in the query', async () => {
    const response = await app.app.inject({
      method: 'POST',
      url: `/api/lh-base/user/saveUserGroup?ywbkName=${encodeURIComponent('跨境电商板块')}`,
      headers: await app.headersOf('whwl'),
    })
    expect(response.json().code).toBe(200)
    expect(await current()).toBe('跨境电商板块')
  })
})

describe('accounts on the special list', () => {
  const flag = async (as: string) => (await app.data('session.currentUser', {}, as)).isSpecial
  const paramKey = 'account.special'

  test('get a flag, in the tenant that lists them, however they are written', async () => {
    expect(await flag('kf')).toBe(0)
    const { version } = await app.data(
      'param.set',
      { paramKey, paramValue: ' KF， sw', version: 0 },
      'admin',
    )
    expect([await flag('kf'), await flag('sw'), await flag('jf')]).toEqual([1, 1, 0])
    expect(await flag('kf.zjwl')).toBe(0)
    await app.data('param.reset', { paramKey, version }, 'admin')
    expect(await flag('kf')).toBe(0)
  })

  test('are accounts: anything else is refused', async () => {
    const input = { paramKey, paramValue: 'kf,,sw', version: 0 }
    const { status, body } = await app.call('param.set', input, 'admin')
    expect([status, body.data.reason]).toEqual([400, 'param.badValue'])
  })
})

describe('the menu', () => {
  test('is given level by level, as far as the person may see it', async () => {
    const top = await app.data('session.topMenu', {}, 'kf')
    expect(top.map((node: any) => node.path)).toEqual([
      '/wel',
      '/wms',
      '/base',
      '/contract',
      '/fee',
      '/report',
    ])
    expect(top.every((node: any) => node.children.length === 0)).toBe(true)
    const children = await app.data('session.menuChildren', { parentId: top[2].id }, 'kf')
    expect(children.map((node: any) => node.path)).toEqual([
      '/base/customer',
      '/base/product',
      '/base/storageLocation',
      '/base/carrier',
      '/base/fxRate',
    ])
    const { status } = await app.call('session.menuChildren', { parentId: top[2].id }, 'sj')
    expect(status).toBe(404)
  })
})

describe('login records', () => {
  const records = async (account: string) => {
    const rows = await app.services.db.read(system('test'), async (db) =>
      db.select(db.t.loginRecord),
    )
    return rows
      .filter((row) => row.account === account)
      .map(({ kind, way, tenant }) => [kind, way, tenant])
  }

  test('tell of coming into a tenant and of leaving, once each', async () => {
    await app.signIn('ck')
    expect(await records('ck')).toEqual([['signIn', 'account', null]])
    await app.data('loginRecord.saveSignIn', {}, 'ck')
    await app.data('loginRecord.saveSignIn', {}, 'ck')
    expect(await records('ck')).toEqual([['signIn', 'account', 'WMS_DEMO']])
    await app.data('loginRecord.saveSignOut', {}, 'ck')
    await app.data('session.logout', {}, 'ck')
    expect(await records('ck')).toEqual([
      ['signIn', 'account', 'WMS_DEMO'],
      ['signOut', '', 'WMS_DEMO'],
    ])
  })

  test('tell of a failed sign-in, and never name a tenant that the person does not belong to', async () => {
    const input = { account: 'gw', password: 'wrong', tenantId: 'WMS_ZJWL' }
    await app.call('session.token', input)
    expect(await records('gw')).toEqual([['failed', 'account', null]])
    const { body } = await app.call('loginRecord.saveSignIn', {}, 'gw@WMS_ZJWL')
    expect(body.code).toBe(200)
    expect((await records('gw')).at(-1)).toEqual(['signIn', 'account', null])
  })
})
