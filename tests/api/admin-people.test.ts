import { system } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const reasonOf = ({ status, body }: { status: number; body: any }) => [status, body.data?.reason]
const call = (operation: string, input: object, as = 'admin') => app.call(operation, input, as)
const draft = (account: string, more: object = {}) => ({
  account,
  realName: '新同事',
  roleCodes: ['kf'],
  sections: ['保税仓储板块'],
  ...more,
})
const find = async (account: string, as = 'admin') =>
  (await app.data('user.page', { account, size: 200 }, as)).records.find(
    (each: { account: string }) => each.account === account,
  )
const fieldsOf = (record: any, more: object = {}) => {
  const { id, version, realName, phone, roleCodes, sections, customerId } = record
  return { id, version, realName, phone, roleCodes, sections, customerId, ...more }
}
const rights = async (as: string): Promise<string[]> =>
  (await app.data('session.buttons', {}, as)).flatMap((group: any) =>
    group.children.map((leaf: { code: string }) => leaf.code),
  )

describe('a person', () => {
  test('comes by a link, with the roles given, and is seen in the own tenant only', async () => {
    const { user, token } = await app.data('user.create', draft(' Neu.Mann '), 'admin')
    expect(user).toMatchObject({ account: 'neu.mann', hasPassword: 0, status: 1, version: 1 })
    const input = { token, password: 'Yuncang#2026' }
    expect((await app.call('password.setByLink', input)).status).toBe(200)
    const { roleName } = await app.data('session.currentUser', {}, 'neu.mann@WMS_DEMO')
    expect(roleName).toBe('kf')
    expect(await find('neu.mann', 'admin.zjwl')).toBeUndefined()
    const foreign = fieldsOf(user, { realName: '别人' })
    expect((await call('user.update', foreign, 'admin.zjwl')).status).toBe(404)
    expect((await call('user.invite', { id: user.id }, 'admin.zjwl')).status).toBe(404)
    expect(reasonOf(await call('user.page', {}, 'kf'))).toEqual([403, 'access.denied'])
    const history = await app.data('record.operations', { businessId: user.id }, 'admin')
    expect(history).toMatchObject([{ operateModule: 'YHGL', action: 'create', realName: '管理员' }])
  })

  test('is changed by version, and of two who do so one wins', async () => {
    const { user } = await app.data('user.create', draft('race'), 'admin')
    const answers = await Promise.all(
      ['甲', '乙'].map((realName) => call('user.update', fieldsOf(user, { realName }))),
    )
    expect(answers.map(reasonOf).sort()).toEqual([
      [200, undefined],
      [409, 'record.stale'],
    ])
  })

  test('loses the session with the account, at once and on a second instance', async () => {
    const other = await app.another()
    const { user, token } = await app.data('user.create', draft('leaver'), 'admin')
    await app.call('password.setByLink', { token, password: 'Yuncang#2026' })
    await app.data('customer.search', { customerName: '青岛' }, 'leaver@WMS_DEMO')
    const headers = await app.headersOf('leaver@WMS_DEMO')
    const knock = async () =>
      (await other.app.inject({ url: '/api/lh-system/getTenantInfo', headers })).statusCode
    expect(await knock()).toBe(200)
    const locked = await app.data('user.setStatus', { ...one(user), status: 2 }, 'admin')
    expect(locked).toMatchObject({ status: 2, version: 2 })
    expect((await call('session.tenants', {}, 'leaver@WMS_DEMO')).status).toBe(401)
    await expect.poll(knock).toBe(401)
    app.forget('leaver')
    await expect(app.signIn('leaver')).rejects.toThrow('账号已停用')
  })

  test('with roles beyond the own rights is neither made nor touched', async () => {
    const sysadmin = draft('climber', { roleCodes: ['sysadmin'] })
    expect(reasonOf(await call('user.create', sysadmin))).toEqual([403, 'user.roleBeyond'])
    const multi = await find('multi')
    expect(reasonOf(await call('user.invite', { id: multi.id }))).toEqual([403, 'user.beyond'])
    const humble = fieldsOf(multi, { roleCodes: ['kf'] })
    expect(reasonOf(await call('user.update', humble))).toEqual([403, 'user.beyond'])
    const none = draft('nobody2', { roleCodes: ['nothing'] })
    expect(reasonOf(await call('user.create', none))).toEqual([400, 'user.unknownRole'])
    const customer = draft('client', { roleCodes: ['kh'] })
    expect(reasonOf(await call('user.create', customer))).toEqual([400, 'user.customerRequired'])
  })

  test('of two tenants is named, locked and given a password by the platform alone', async () => {
    const shared = draft('kf.zjwl')
    expect(reasonOf(await call('user.create', shared))).toEqual([409, 'user.accountElsewhere'])
    const joined = await app.data('user.create', { ...shared, isExisting: 1 }, 'admin')
    expect(joined).toMatchObject({ token: null, user: { isElsewhere: 1 } })
    const { user } = joined
    const renamed = fieldsOf(user, { realName: '改名' })
    for (const [operation, input] of [
      ['user.update', renamed],
      ['user.setStatus', { ...one(user), status: 2 }],
      ['user.invite', { id: user.id }],
    ] as const)
      expect(reasonOf(await call(operation, input))).toEqual([409, 'user.elsewhere'])
    const moved = fieldsOf(user, { roleCodes: ['ck'] })
    expect((await call('user.update', moved)).status).toBe(200)
    expect(
      (await app.call('user.removeMember', { ...one(user), version: 2 }, 'admin')).status,
    ).toBe(200)
    expect(await find('kf.zjwl')).toBeUndefined()
    expect(await find('kf.zjwl', 'admin.zjwl')).toMatchObject({ roleCodes: ['kf'] })
  })

  test('does not change the own roles or state', async () => {
    const own = await find('admin')
    const more = fieldsOf(own, { roleCodes: ['admin', 'kf'] })
    expect(reasonOf(await call('user.update', more))).toEqual([403, 'user.ownRoles'])
    const away = { ...one(own), status: 2 }
    expect(reasonOf(await call('user.setStatus', away))).toEqual([409, 'user.ownStatus'])
    expect(reasonOf(await call('user.removeMember', one(own)))).toEqual([409, 'user.ownStatus'])
  })

  test('who is the last administrator stays one, also when two go for each other', async () => {
    await onlyAdmins('WMS_HD', ['admin.hd'])
    const { user, token } = await app.data(
      'user.create',
      draft('second', { roleCodes: ['admin'] }),
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

describe('a role', () => {
  const base = { nameZh: '夜班', permissions: ['customer:read', 'inventory:read'] }
  const create = (more: object, as = 'admin') => call('role.create', { ...base, ...more }, as)

  test('of the tenant gives exactly its rights, and a change bites at once on every instance', async () => {
    const other = await app.another()
    expect((await create({ roleCode: 'night' })).body.data).toMatchObject({ isOwn: 1, version: 1 })
    const { token } = await app.data('user.create', draft('owl', { roleCodes: ['night'] }), 'admin')
    await app.call('password.setByLink', { token, password: 'Yuncang#2026' })
    expect(await rights('owl@WMS_DEMO')).toEqual(['customer:read', 'inventory:read'])
    const headers = await app.headersOf('owl@WMS_DEMO')
    const ask = async () =>
      (await other.app.inject({ url: '/api/lh-base/user/list', headers })).statusCode
    expect(await ask()).toBe(403)
    const change = { ...base, roleCode: 'night', version: 1, permissions: ['user:read'] }
    expect((await call('role.update', change)).body.data).toMatchObject({ version: 2, members: 1 })
    expect(await rights('owl@WMS_DEMO')).toEqual(['user:read'])
    await expect.poll(ask).toBe(200)
    const remove = { roleCode: 'night', version: 2 }
    expect(reasonOf(await call('role.remove', remove))).toEqual([409, 'role.inUse'])
  })

  test('with admin in its code, a known code or an odd one is refused', async () => {
    for (const roleCode of ['admin2', 'SubAdmin', 'my-ADMIN'])
      expect(reasonOf(await create({ roleCode }))).toEqual([400, 'role.codeAdmin'])
    expect(reasonOf(await create({ roleCode: 'KF' }))).toEqual([409, 'role.codeTaken'])
    expect((await create({ roleCode: '1x' })).status).toBe(400)
    const beyond = { roleCode: 'god', permissions: ['tenant:manage'] }
    expect(reasonOf(await create(beyond))).toEqual([403, 'role.beyond'])
    const unknown = { roleCode: 'odd', permissions: ['nothing:known'] }
    expect(reasonOf(await create(unknown))).toEqual([400, 'role.unknownPermission'])
  })

  test('of the platform is changed for this tenant alone, and comes back', async () => {
    const update = (version: number, as = 'admin') =>
      call('role.update', { ...base, roleCode: 'mg', version }, as)
    const both = await Promise.all([update(0), update(0)])
    expect(both.map(reasonOf).sort()).toEqual([
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
    expect(answers.map(reasonOf).sort()).toEqual([
      [200, undefined],
      [409, 'record.stale'],
    ])
  })

  test('of administrators is fixed, and nobody changes one of their own', async () => {
    const change = (roleCode: string, as: string) =>
      call('role.update', { ...base, roleCode, version: 0 }, as)
    expect(reasonOf(await change('admin', 'trainer'))).toEqual([409, 'role.fixed'])
    expect(reasonOf(await change('trainer', 'trainer'))).toEqual([403, 'role.own'])
    expect(reasonOf(await change('kf', 'kf'))).toEqual([403, 'access.denied'])
  })
})

describe('the menu', () => {
  const codesOf = async (as: string): Promise<string[]> =>
    (await app.data('session.routes', {}, as)).flatMap(function all(node: any): string[] {
      return [node.code, ...node.children.flatMap(all)]
    })

  test('shows what the tenant has made of it, and what it takes back', async () => {
    const hidden = { code: 'wms.inventory', version: 0, nameZh: '在库', isHidden: 1, sort: 3 }
    const { version } = await app.data('menu.update', hidden, 'admin')
    expect(await codesOf('kf')).not.toContain('wms.inventory')
    expect(await codesOf('kf.zjwl')).toContain('wms.inventory')
    expect(reasonOf(await call('menu.update', hidden))).toEqual([409, 'record.stale'])
    await app.data('menu.remove', { code: 'wms.inventory', version }, 'admin')
    expect(await codesOf('kf')).toContain('wms.inventory')
    const businessId = 'menu-wms.inventory'
    const done = await app.data('record.operations', { businessId }, 'admin')
    expect(done.map(({ action }: any) => action).sort()).toEqual(['remove', 'update'])
    expect(await app.data('record.audits', { businessId }, 'admin')).toEqual([])
  })

  const nodeOf = async (as: string, code: string) =>
    (await app.data('session.routes', {}, as))
      .flatMap(function all(node: any): any[] {
        return [node, ...node.children.flatMap(all)]
      })
      .find((node: any) => node.code === code)

  test('tells how a page behaves as the platform gives it, and as the tenant has set it', async () => {
    const usual = { keepAlive: true, isTab: true, isAuth: true, roles: [], target: '' }
    expect(await nodeOf('kf', 'base.product')).toMatchObject({
      keepAlive: 1,
      group: [],
      query: {},
      meta: { i18n: 'base.product', ...usual },
    })
    expect(await nodeOf('admin', 'system.instruction')).toMatchObject({
      group: ['/system/instructionDetail'],
    })
    const set = {
      i18n: 'product.title',
      keepAlive: 0,
      isTab: 0,
      isAuth: 0,
      roles: ['kf', 'sw'],
      groupPaths: ['/base/sku'],
      query: 'type=1&name=%E8%83%B6',
    }
    const names = { code: 'base.product', version: 0, nameZh: '商品管理' }
    const { version } = await app.data('menu.update', { ...names, ...set }, 'admin')
    expect(await nodeOf('kf', 'base.product')).toMatchObject({
      keepAlive: 0,
      group: ['/base/sku'],
      query: { type: '1', name: '胶' },
      meta: {
        i18n: 'product.title',
        keepAlive: false,
        isTab: false,
        isAuth: false,
        roles: ['kf', 'sw'],
      },
    })
    const record = (await app.data('menu.list', {}, 'admin')).find(
      ({ code }: any) => code === 'base.product',
    )
    expect(record).toMatchObject(set)
    await app.data('menu.remove', { code: 'base.product', version }, 'admin')
    for (const [field, value] of [
      ['groupPaths', ['a,b']],
      ['groupPaths', ['/']],
      ['query', '?a=1'],
      ['roles', ['a,b']],
      ['target', '_top'],
    ] as const) {
      const { status } = await call('menu.update', { ...names, [field]: value })
      expect([field, value, status]).toEqual([field, value, 400])
    }
  })

  test('holds links of the tenant below its folders, and never loses its own page', async () => {
    const link = { nameZh: '海关', path: 'http://www.customs.gov.cn/', parentId: 'menu-wms' }
    const { code } = await app.data('menu.create', link, 'admin')
    expect(await codesOf('kf')).toContain(code)
    const inWindow = { ...link, nameZh: '海事', target: '_blank' }
    const other = await app.data('menu.create', inWindow, 'admin')
    expect((await nodeOf('kf', String(other.code))).meta).toMatchObject({
      target: '_blank',
      isTab: true,
    })
    const below = { ...link, parentId: 'menu-wms-inventory' }
    expect(reasonOf(await call('menu.create', below))).toEqual([400, 'menu.parent'])
    expect((await call('menu.create', { ...link, path: 'javascript:alert(1)' })).status).toBe(400)
    const away = { code: 'system.menu', version: 0, nameZh: '菜单', isHidden: 1 }
    expect(reasonOf(await call('menu.update', away))).toEqual([409, 'menu.vital'])
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
