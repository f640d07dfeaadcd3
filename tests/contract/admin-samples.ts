import { system } from '@yuncang/db/handle'
import type { TestApp } from '../support/app.ts'
import type { Sample } from './samples.ts'

/** What the administration has to work on. */
export type AdminWorld = {
  person: { id: string; version: number }
  other: { id: string; version: number }
  dictionary: { open: string; own: string; removable: string }
  costCenter: string
  invoiceCode: string
  callId: string
  apiToken: { id: string; version: number }
  outboxId: string
  tenant: { id: string; version: number }
}

export const sampleUser = (account: string) => ({
  account,
  realName: '样例用户',
  roleCodes: ['kf'],
  sections: ['保税仓储板块'],
})
const entry = { code: 'PACK_TYPE', dictLabel: '样例包装' }
const role = { nameZh: '样例角色', permissions: ['customer:read'] }

export async function adminWorld(app: TestApp): Promise<AdminWorld> {
  const person = await app.data('user.create', sampleUser('sample1'), 'admin')
  const other = await app.data('user.create', sampleUser('sample2'), 'admin')
  const own = await app.data('dictionary.create', { ...entry, dictValue: 'OWN0' }, 'admin')
  const spare = await app.data('dictionary.create', { ...entry, dictValue: 'OWN9' }, 'admin')
  const entries = await app.data('dictionary.ofCode', { code: 'PACK_TYPE' }, 'admin')
  await app.data('role.create', { roleCode: 'sample0', ...role }, 'admin')
  await app.data('role.create', { roleCode: 'sample9', ...role }, 'admin')
  const link = { nameZh: '样例链接', path: 'https://example.com/' }
  await app.data('menu.create', link, 'admin')
  await app.services.calls.flush()
  const calls = await app.data('callLog.usualPage', {}, 'admin')
  const tenants = await app.data('tenant.page', { dataNode: 'WMS_SAMPLE' }, 'multi@WMS_DEMO')
  const named = { code: 'S0', name: '样例' }
  const machine = { name: '样例接口', permissions: ['inventory:read'], days: 30 }
  return {
    person: person.user,
    other: other.user,
    dictionary: { open: entries[0].id, own: own.id, removable: spare.id },
    costCenter: (await app.data('costCenter.create', named, 'sw')).id,
    invoiceCode: (await app.data('invoiceCode.create', named, 'sw')).id,
    apiToken: (await app.data('apiToken.create', machine, 'admin')).record,
    callId: calls.records[0].id,
    outboxId: await waitingMessage(app),
    tenant: tenants.records[0],
  }
}

async function waitingMessage(app: TestApp): Promise<string> {
  const id = app.services.ids()
  const time = app.services.clock()
  const message = { channel: 'mail' as const, recipient: 'a@b.cn', subject: '', text: '' }
  await app.services.db.transaction(system('test'), (tx) =>
    tx.insert(tx.t.outbox, {
      id,
      tenantNode: 'WMS_DEMO',
      message,
      channel: 'mail',
      recipient: 'a***@b.cn',
      status: 2,
      attempts: 8,
      dueTime: time,
      expireTime: '2099-01-01T00:00:00.000Z',
      createTime: time,
      lastError: 'down',
    }),
  )
  return id
}

const platform = 'multi@WMS_DEMO'
const admin = (world: { admin: AdminWorld }) => world.admin

export const adminSamples: Record<string, Sample> = {
  'tenant.page': { as: platform, input: () => ({ current: 1, size: 2, isLock: 0 }) },
  'tenant.create': {
    as: platform,
    input: (_world, turn) => ({
      dataNode: `WMS_NEW${turn}`,
      name: `新租户 ${turn}`,
      account: `boss${turn}`,
      realName: '新管理员',
    }),
  },
  'tenant.update': {
    as: platform,
    input: (world) => ({
      id: 'WMS_SAMPLE',
      version: admin(world).tenant.version,
      name: '样例租户',
    }),
  },
  'tenant.setLocked': { as: platform, input: () => ({ id: 'WMS_HD', version: 1, isLock: 0 }) },
  'tenant.history': { as: platform, input: () => ({ id: 'WMS_SAMPLE' }) },
  'tenant.brand': { as: 'kf' },
  'tenant.setBrand': { as: 'admin', input: () => ({ logo: '', version: 0 }) },
  'user.page': { as: 'admin', input: () => ({ current: 1, size: 2, roleCode: 'kf' }) },
  'user.selectMap': { as: 'kf', input: () => ({ roleCode: 'ck' }) },
  'user.create': { as: 'admin', input: (_world, turn) => sampleUser(`person${turn}`) },
  'user.update': {
    as: 'admin',
    input: (world) => {
      const { account: _account, ...fields } = sampleUser('')
      return { ...fields, id: admin(world).person.id, version: 1 }
    },
  },
  'user.setStatus': {
    as: 'admin',
    input: (world) => ({ id: admin(world).other.id, version: 1, status: 2 }),
  },
  'user.invite': { as: 'admin', input: (world) => ({ id: admin(world).person.id }) },
  'user.removeMember': {
    as: 'admin',
    input: (world) => ({ id: admin(world).other.id, version: 2 }),
  },
  'section.list': { as: 'admin' },
  'section.setMembers': { as: 'admin', input: () => ({ name: '堆场板块', userIds: [] }) },
  'apiToken.list': { as: 'admin' },
  'apiToken.create': {
    as: 'admin',
    input: () => ({ name: '样例手持终端', permissions: ['inventory:read'], days: 30 }),
  },
  'apiToken.revoke': {
    as: 'admin',
    input: (world) => ({ id: admin(world).apiToken.id, version: 1 }),
  },
  'setting.get': { as: 'kf' },
  'setting.save': { as: 'kf', input: () => ({ mode: 'dark', isCompact: true }) },
  'role.list': { as: 'admin' },
  'role.create': {
    as: 'admin',
    input: (_world, turn) => ({ roleCode: `sample${turn}`, ...role }),
  },
  'role.update': { as: 'admin', input: () => ({ roleCode: 'sample9', version: 1, ...role }) },
  'role.remove': { as: 'admin', input: () => ({ roleCode: 'sample0', version: 1 }) },
  'menu.list': { as: 'admin' },
  'menu.create': {
    as: 'admin',
    input: () => ({ nameZh: '海关网站', path: 'http://www.customs.gov.cn/' }),
  },
  'menu.update': {
    as: 'admin',
    input: () => ({ code: 'wms.inventory', version: 0, nameZh: '在库', sort: 3 }),
  },
  'menu.remove': { as: 'admin', input: () => ({ code: 'wms.inventory', version: 1 }) },
  'dictionary.find': { as: 'kf', input: () => ({ code: 'ORDER_STATUS' }) },
  'dictionary.findByTenant': { as: 'kf', input: () => ({ code: 'PACK_TYPE' }) },
  'dictionary.map': { as: 'kf', input: () => ({ code: 'PACK_TYPE' }) },
  'dictionary.page': { as: 'admin', input: () => ({ current: 1, size: 2, code: 'PACK_TYPE' }) },
  'dictionary.get': { as: 'admin', input: (world) => ({ id: admin(world).dictionary.open }) },
  'dictionary.ofCode': { as: 'admin', input: () => ({ code: 'PACK_TYPE' }) },
  'dictionary.codes': { as: 'admin' },
  'dictionary.create': {
    as: 'admin',
    input: (_world, turn) => ({ ...entry, dictValue: `OWN${turn}` }),
  },
  'dictionary.update': {
    as: 'admin',
    input: (world) => ({ id: admin(world).dictionary.own, version: 1, dictLabel: '另一种包装' }),
  },
  'dictionary.setShown': {
    as: 'admin',
    input: (world) => ({ id: admin(world).dictionary.own, version: 3, isShow: 0 }),
  },
  'dictionary.setLocked': {
    as: 'admin',
    input: (world) => ({ id: admin(world).dictionary.own, version: 2, isLock: 0 }),
  },
  'dictionary.remove': {
    as: 'admin',
    input: (world) => ({ ids: [admin(world).dictionary.removable], code: 'PACK_TYPE' }),
  },
  'dictionary.import': {
    as: 'admin',
    input: () => ({ code: 'PACK_TYPE', entries: [{ dictValue: 'IN1', dictLabel: '导入' }] }),
  },
  'dictionary.sync': { as: 'admin', input: () => ({ code: 'PACK_TYPE' }) },
  'costCenter.list': { as: 'jf', input: () => ({ forbiddenStatusSearch: 0 }) },
  'costCenter.page': { as: 'sw', input: () => ({ current: 1, size: 2 }) },
  'costCenter.create': {
    as: 'sw',
    input: (_world, turn) => ({ code: `C${turn}`, name: '仓储部' }),
  },
  'costCenter.update': {
    as: 'sw',
    input: (world) => ({ id: admin(world).costCenter, version: 1, code: 'S0', name: '仓储二部' }),
  },
  'invoiceCode.list': { as: 'jf', input: () => ({ name: '仓储', forbiddenStatusSearch: 0 }) },
  'invoiceCode.page': { as: 'sw', input: () => ({ current: 1, size: 2 }) },
  'invoiceCode.create': {
    as: 'sw',
    input: (_world, turn) => ({ code: `F${turn}`, name: '仓储服务' }),
  },
  'invoiceCode.update': {
    as: 'sw',
    input: (world) => ({ id: admin(world).invoiceCode, version: 1, code: 'S0', name: '装卸服务' }),
  },
  'containerSize.all': { as: 'kf' },
  'workFlow.rules': { as: 'kf' },
  'workFlow.flows': { as: 'kf' },
  'workFlow.steps': { as: 'kf', input: () => ({ flowCode: 'RKDD' }) },
  'callLog.usualPage': { as: 'admin', input: () => ({ current: 1, size: 2, account: 'admin' }) },
  'callLog.usual': { as: 'admin', input: (world) => ({ id: admin(world).callId }) },
  'callLog.apiPage': { as: 'admin', input: () => ({ current: 1, size: 2, statusFrom: 200 }) },
  'callLog.api': { as: 'admin', input: (world) => ({ id: admin(world).callId }) },
  'loginRecord.page': { as: 'admin', input: () => ({ current: 1, size: 2, kind: 'signIn' }) },
  'outbox.page': { as: 'admin', input: () => ({ current: 1, size: 2, status: 2 }) },
  'outbox.retry': { as: 'admin', input: (world) => ({ id: admin(world).outboxId }) },
}
