// @postgres: a lock that all instances hear of
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statusAndReason, startApp, type TestApp } from '../../support/app.ts'
import { aSecondLater } from '../../support/later.ts'

let app: TestApp
const platform = 'multi@WMS_DEMO'

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const tenantOf = async (dataNode: string) =>
  (await app.data('tenant.page', { dataNode, size: 200 }, platform)).records.find(
    (each: { id: string }) => each.id === dataNode,
  )

describe('a tenant', () => {
  const draft = {
    dataNode: 'WMS_NEU',
    name: '新仓（一号）',
    account: 'neuboss',
    realName: '新老板',
  }

  test('comes with its administrator, and is administered by the platform alone', async () => {
    const made = await app.data('tenant.create', { ...draft, hasJf: 1 }, platform)
    expect(made).toMatchObject({ account: 'neuboss', tenant: { members: 1, hasJf: 1, version: 1 } })
    const password = 'Yuncang#2026'
    expect((await app.call('password.setByLink', { token: made.token, password })).status).toBe(200)
    const { roleName } = await app.data('session.currentUser', {}, 'neuboss@WMS_NEU')
    expect(roleName).toBe('admin')
    expect(statusAndReason(await app.call('tenant.page', {}, 'admin'))).toEqual([
      403,
      'access.denied',
    ])
    const again = { ...draft, account: 'other' }
    expect((await app.call('tenant.create', again, platform)).status).toBe(409)
    const taken = { ...again, dataNode: 'WMS_OTHER', name: '别的仓', account: 'kf' }
    expect(statusAndReason(await app.call('tenant.create', taken, platform))).toEqual([
      409,
      'setup.accountTaken',
    ])
    expect(await tenantOf('WMS_OTHER')).toBeUndefined()
  })

  test('that is locked answers 423 at once on every instance, and its people go on elsewhere', async () => {
    const other = await app.another()
    const headers = await app.headersOf('kf.rzlg')
    const url = '/api/lh-base/user/getCurrentUser'
    const knock = async () => {
      const response = await other.app.inject({ url, headers })
      return [response.statusCode, response.json().data?.reason]
    }
    expect(await knock()).toEqual([200, undefined])
    const { version } = await tenantOf('WMS_RZLG')
    const lock = { id: 'WMS_RZLG', version, isLock: 1 }
    const both = await Promise.all([1, 2].map(() => app.call('tenant.setLocked', lock, platform)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(statusAndReason(await app.call('session.currentUser', {}, 'kf.rzlg'))).toEqual([
      423,
      'tenant',
    ])
    expect(await aSecondLater(knock)).toEqual([423, 'tenant'])
    expect((await app.call('session.currentUser', {}, 'multi@WMS_RZLG')).status).toBe(423)
    expect((await app.call('session.currentUser', {}, platform)).status).toBe(200)
    expect((await app.call('session.tenants', {}, 'kf.rzlg')).body.data[0].isLock).toBe(1)
    await app.data(
      'tenant.setLocked',
      { id: 'WMS_RZLG', version: version + 1, isLock: 0 },
      platform,
    )
    expect((await app.call('session.currentUser', {}, 'kf.rzlg')).status).toBe(200)
    const history = await app.data('tenant.history', { id: 'WMS_RZLG' }, platform)
    expect(history.map(({ action }: { action: string }) => action)).toEqual(['lock', 'unlock'])
  })

  test('is not locked by somebody who works in it', async () => {
    const own = { id: 'WMS_DEMO', version: 1, isLock: 1 }
    expect(statusAndReason(await app.call('tenant.setLocked', own, platform))).toEqual([
      409,
      'tenant.ownLock',
    ])
  })

  test('has a logo that is a small picture, for its own people', async () => {
    const set = (bytes: number[], version: number) =>
      app.call(
        'tenant.setBrand',
        { logo: `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`, version },
        'admin',
      )
    expect(statusAndReason(await set([1, 2, 3, 4], 0))).toEqual([400, 'tenant.logoShape'])
    const png = [0x89, 0x50, 0x4e, 0x47, 0x0d]
    expect((await set(png, 0)).body.data).toMatchObject({ version: 1 })
    expect(statusAndReason(await set(png, 0))).toEqual([409, 'record.stale'])
    expect((await app.data('tenant.brand', {}, 'kf')).logo).toContain('image/png')
    expect((await app.data('tenant.brand', {}, 'kf.zjwl')).logo).toBe('')
  })
})
