// @postgres: rights that change at several instances
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statusAndReason, startApp, type TestApp } from '../../support/app.ts'
import { newcomer } from '../../support/newcomer.ts'
import { aSecondLater } from '../../support/later.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const call = (operation: string, input: object, as = 'admin') => app.call(operation, input, as)
const rights = async (as: string): Promise<string[]> =>
  (await app.data('session.buttons', {}, as)).flatMap((group: any) =>
    group.children.map((leaf: { code: string }) => leaf.code),
  )

describe('a role', () => {
  const base = { nameZh: '夜班', permissions: ['customer:read', 'inventory:read'] }
  const create = (more: object, as = 'admin') => call('role.create', { ...base, ...more }, as)

  test('of the tenant gives exactly its rights, and a change bites at once on every instance', async () => {
    const other = await app.another()
    expect((await create({ roleCode: 'night' })).body.data).toMatchObject({ isOwn: 1, version: 1 })
    const { token } = await app.data(
      'user.create',
      newcomer('owl', { roleCodes: ['night'] }),
      'admin',
    )
    await app.call('password.setByLink', { token, password: 'Yuncang#2026' })
    expect(await rights('owl@WMS_DEMO')).toEqual(['customer:read', 'inventory:read'])
    const headers = await app.headersOf('owl@WMS_DEMO')
    const ask = async () =>
      (await other.app.inject({ url: '/api/lh-base/user/list', headers })).statusCode
    expect(await ask()).toBe(403)
    const change = { ...base, roleCode: 'night', version: 1, permissions: ['user:read'] }
    expect((await call('role.update', change)).body.data).toMatchObject({ version: 2, members: 1 })
    expect(await rights('owl@WMS_DEMO')).toEqual(['user:read'])
    expect(await aSecondLater(ask)).toBe(200)
    const remove = { roleCode: 'night', version: 2 }
    expect(statusAndReason(await call('role.remove', remove))).toEqual([409, 'role.inUse'])
  })

  test('with admin in its code, a known code or an odd one is refused', async () => {
    for (const roleCode of ['admin2', 'SubAdmin', 'my-ADMIN'])
      expect(statusAndReason(await create({ roleCode }))).toEqual([400, 'role.codeAdmin'])
    expect(statusAndReason(await create({ roleCode: 'KF' }))).toEqual([409, 'role.codeTaken'])
    expect((await create({ roleCode: '1x' })).status).toBe(400)
    const beyond = { roleCode: 'god', permissions: ['tenant:manage'] }
    expect(statusAndReason(await create(beyond))).toEqual([403, 'role.beyond'])
    const unknown = { roleCode: 'odd', permissions: ['nothing:known'] }
    expect(statusAndReason(await create(unknown))).toEqual([400, 'role.unknownPermission'])
  })

  test('of the platform is changed for this tenant alone, and comes back', async () => {
    const update = (version: number, as = 'admin') =>
      call('role.update', { ...base, roleCode: 'mg', version }, as)
    const both = await Promise.all([update(0), update(0)])
    expect(both.map(statusAndReason).sort()).toEqual([
      [200, undefined],
      [409, 'record.stale'],
    ])
    expect(await rights('mg')).toEqual([...base.permissions])
    expect(await rights('mg.zjwl')).toContain('outboundOrder:gate')
    const listed = await app.data('role.list', {}, 'admin')
    const row = listed.find(({ roleCode }: { roleCode: string }) => roleCode === 'mg')
    expect(row).toMatchObject({ isOwn: 1, isPlatform: 1, members: 2, version: 1 })
    expect((await call('role.remove', { roleCode: 'mg', version: 1 })).status).toBe(200)
    expect(await rights('mg')).toContain('outboundOrder:gate')
  })

  test('two administrators who change it at once get one version and one conflict', async () => {
    await create({ roleCode: 'twice' })
    const change = (nameZh: string) =>
      call('role.update', { ...base, roleCode: 'twice', version: 1, nameZh })
    const answers = await Promise.all([change('甲'), change('乙')])
    expect(answers.map(statusAndReason).sort()).toEqual([
      [200, undefined],
      [409, 'record.stale'],
    ])
  })

  test('of administrators is fixed, and nobody changes one of their own', async () => {
    const change = (roleCode: string, as: string) =>
      call('role.update', { ...base, roleCode, version: 0 }, as)
    expect(statusAndReason(await change('admin', 'trainer'))).toEqual([409, 'role.fixed'])
    expect(statusAndReason(await change('trainer', 'trainer'))).toEqual([403, 'role.own'])
    expect(statusAndReason(await change('kf', 'kf'))).toEqual([403, 'access.denied'])
  })
})
