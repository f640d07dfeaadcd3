// @postgres: rights that change at several instances
import { system } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
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
const find = async (account: string, as = 'admin') =>
  (await app.data('user.page', { account, size: 200 }, as)).records.find(
    (each: { account: string }) => each.account === account,
  )
const fieldsOf = (record: any, more: object = {}) => {
  const { id, version, realName, phone, roleCodes, sections, customerId } = record
  return { id, version, realName, phone, roleCodes, sections, customerId, ...more }
}
const one = (row: any) => ({ id: String(row.id), version: Number(row.version) })

/** Takes the role from everybody else, past the product. */
async function onlyAdmins(node: string, accounts: string[]): Promise<void> {
  await app.services.db.transaction(system('test'), async (tx) => {
    const people = new Map((await tx.select(tx.t.user)).map((row) => [row.id, row.account]))
    for (const row of await tx.select(tx.t.membership)) {
      if (row.tenantNode !== node || accounts.includes(people.get(row.userId) ?? '')) continue
      const { userId } = row
      await tx.remove(
        tx.t.membership,
        eq(tx.t.membership.userId, userId),
        eq(tx.t.membership.tenantNode, node),
      )
    }
  })
}

async function administratorsOf(node: string): Promise<string[]> {
  return app.services.db.read(system('test'), async (db) => {
    const active = new Set(
      (await db.select(db.t.user)).filter(({ status }) => status === 1).map(({ id }) => id),
    )
    return (await db.select(db.t.membership))
      .filter((row) => row.tenantNode === node && row.roleCodes.includes('admin'))
      .filter((row) => active.has(row.userId))
      .map(({ userId }) => userId)
  })
}

describe('a person', () => {
  test('comes by a link, with the roles given, and is seen in the own tenant only', async () => {
    const { user, token } = await app.data('user.create', newcomer(' Neu.Mann '), 'admin')
    expect(user).toMatchObject({ account: 'neu.mann', hasPassword: 0, status: 1, version: 1 })
    const input = { token, password: 'Yuncang#2026' }
    expect((await app.call('password.setByLink', input)).status).toBe(200)
    const { roleName } = await app.data('session.currentUser', {}, 'neu.mann@WMS_DEMO')
    expect(roleName).toBe('kf')
    expect(await find('neu.mann', 'admin.zjwl')).toBeUndefined()
    const foreign = fieldsOf(user, { realName: '别人' })
    expect((await call('user.update', foreign, 'admin.zjwl')).status).toBe(404)
    expect((await call('user.invite', { id: user.id }, 'admin.zjwl')).status).toBe(404)
    expect(statusAndReason(await call('user.page', {}, 'kf'))).toEqual([403, 'access.denied'])
    const history = await app.data('record.operations', { businessId: user.id }, 'admin')
    expect(history).toMatchObject([{ operateModule: 'YHGL', action: 'create', realName: '管理员' }])
  })

  test('is changed by version, and of two who do so one wins', async () => {
    const { user } = await app.data('user.create', newcomer('race'), 'admin')
    const answers = await Promise.all(
      ['甲', '乙'].map((realName) => call('user.update', fieldsOf(user, { realName }))),
    )
    expect(answers.map(statusAndReason).sort()).toEqual([
      [200, undefined],
      [409, 'record.stale'],
    ])
  })

  test('loses the session with the account, at once and on a second instance', async () => {
    const other = await app.another()
    const { user, token } = await app.data('user.create', newcomer('leaver'), 'admin')
    await app.call('password.setByLink', { token, password: 'Yuncang#2026' })
    await app.data('customer.search', { customerName: '青岛' }, 'leaver@WMS_DEMO')
    const headers = await app.headersOf('leaver@WMS_DEMO')
    const knock = async () =>
      (await other.app.inject({ url: '/api/lh-system/getTenantInfo', headers })).statusCode
    expect(await knock()).toBe(200)
    const locked = await app.data('user.setStatus', { ...one(user), status: 2 }, 'admin')
    expect(locked).toMatchObject({ status: 2, version: 2 })
    expect((await call('session.tenants', {}, 'leaver@WMS_DEMO')).status).toBe(401)
    expect(await aSecondLater(knock)).toBe(401)
    app.forget('leaver')
    await expect(app.signIn('leaver')).rejects.toThrow('账号已停用')
  })

  test('with roles beyond the own rights is neither made nor touched', async () => {
    const sysadmin = newcomer('climber', { roleCodes: ['sysadmin'] })
    expect(statusAndReason(await call('user.create', sysadmin))).toEqual([403, 'user.roleBeyond'])
    const multi = await find('multi')
    expect(statusAndReason(await call('user.invite', { id: multi.id }))).toEqual([
      403,
      'user.beyond',
    ])
    const humble = fieldsOf(multi, { roleCodes: ['kf'] })
    expect(statusAndReason(await call('user.update', humble))).toEqual([403, 'user.beyond'])
    const none = newcomer('nobody2', { roleCodes: ['nothing'] })
    expect(statusAndReason(await call('user.create', none))).toEqual([400, 'user.unknownRole'])
    const customer = newcomer('client', { roleCodes: ['kh'] })
    expect(statusAndReason(await call('user.create', customer))).toEqual([
      400,
      'user.customerRequired',
    ])
  })

  test('does not change the own roles or state', async () => {
    const own = await find('admin')
    const more = fieldsOf(own, { roleCodes: ['admin', 'kf'] })
    expect(statusAndReason(await call('user.update', more))).toEqual([403, 'user.ownRoles'])
    const away = { ...one(own), status: 2 }
    expect(statusAndReason(await call('user.setStatus', away))).toEqual([409, 'user.ownStatus'])
    expect(statusAndReason(await call('user.removeMember', one(own)))).toEqual([
      409,
      'user.ownStatus',
    ])
  })

  test('who is the last administrator stays one, also when two go for each other', async () => {
    await onlyAdmins('WMS_HD', ['admin.hd'])
    const { user, token } = await app.data(
      'user.create',
      newcomer('second', { roleCodes: ['admin'] }),
      'admin.hd',
    )
    await app.call('password.setByLink', { token, password: 'Yuncang#2026' })
    const first = await find('admin.hd', 'second@WMS_HD')
    const answers = await Promise.all([
      call('user.setStatus', { ...one(first), status: 2 }, 'second@WMS_HD'),
      call('user.update', fieldsOf(user, { roleCodes: ['kf'] }), 'admin.hd'),
    ])
    const won = answers.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    const admins = await administratorsOf('WMS_HD')
    expect(admins).toHaveLength(1)
  })
})

test('a section has exactly the people that were put into it', async () => {
  const people = await app.data('user.selectMap', { roleCode: 'lh' }, 'admin')
  const userIds = people.map(({ id }: { id: string }) => id)
  const membersOf = async (name: string) =>
    (await app.data('section.list', {}, 'admin'))
      .find((each: { name: string }) => each.name === name)
      .members.map(({ id }: { id: string }) => id)
  await app.data(
    'section.setMembers',
    { name: '堆场板块', userIds: [userIds[0]] },
    'multi@WMS_DEMO',
  )
  expect(await membersOf('堆场板块')).toEqual([userIds[0]])
  await app.data('section.setMembers', { name: '堆场板块', userIds: [] }, 'multi@WMS_DEMO')
  expect(await membersOf('堆场板块')).toEqual([])
})
