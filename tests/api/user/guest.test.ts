import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statusAndReason, startApp, type TestApp } from '../../support/app.ts'
import { changeMember } from '../../support/members.ts'
import { newcomer } from '../../support/newcomer.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const password = 'Yuncang#2026'
const place = { roleCodes: ['kf'], sections: ['保税仓储板块'], customerId: null }
const one = ({ id, version }: any) => ({ id, version })
const call = async (operation: string, input: object, as: string) =>
  statusAndReason(await app.call(operation, input, as))
const works = [200, undefined]
const tenantsOf = async (as: string) =>
  (await app.data('session.tenants', {}, as)).map((each: any) => each.dataNode).toSorted()

let made = 0
/** Somebody of another tenant, who was invited to the first and came. */
async function guest(more: object = {}) {
  made += 1
  const account = `guest${made}`
  const as = `${account}@WMS_ZJWL`
  const { token } = await app.data('user.create', newcomer(account), 'admin.zjwl')
  await app.data('password.setByLink', { token, password })
  const wanted = { account, ...place, ...more }
  const sent = await app.data('membershipInvitation.create', wanted, 'admin')
  await app.data('membershipInvitation.accept', one(sent), as)
  const member = async (admin = 'admin') =>
    (await app.data('user.page', { account }, admin)).records[0]
  return { account, as, member }
}

describe('a guest', () => {
  const elsewhere = [409, 'user.elsewhere']

  test('has name, phone, state and password from the home tenant alone', async () => {
    const { account, member } = await guest()
    const before = await member('admin.zjwl')
    const named = { ...one(before), realName: before.realName, phone: '13900001111', ...place }
    expect(await call('user.update', named, 'admin.zjwl')).toEqual(works)
    const here = await member()
    expect(here).toMatchObject({ isOwn: 0, isElsewhere: 1, phone: '' })
    const fields = { ...one(here), realName: here.realName, phone: '', ...place }
    expect(await call('user.setStatus', { ...one(here), status: 2 }, 'admin')).toEqual(elsewhere)
    expect(await call('user.invite', { id: here.id }, 'admin')).toEqual(elsewhere)
    expect(await call('user.update', { ...fields, realName: '改名' }, 'admin')).toEqual(elsewhere)
    for (const phone of ['13900001111', '13900002222'])
      expect(await call('user.update', { ...fields, phone }, 'admin')).toEqual(elsewhere)
    expect(await call('user.update', { ...fields, roleCodes: ['ck'] }, 'admin')).toEqual(works)

    const home = await member('admin.zjwl')
    expect(home).toMatchObject({ isOwn: 1, isElsewhere: 1 })
    const renamed = { ...one(home), realName: '新名', phone: '13900003333', ...place }
    expect(await call('user.update', renamed, 'admin.zjwl')).toEqual(works)
    expect(await call('user.invite', { id: home.id }, 'admin.zjwl')).toEqual(works)
    const off = { id: home.id, version: home.version + 1, status: 0 }
    expect(await call('user.setStatus', off, 'admin.zjwl')).toEqual(works)
    app.forget(account)
    await expect(app.signIn(account)).rejects.toThrow('账号已停用')
  })

  test('who administers here stands in nobody’s way at home', async () => {
    const { member } = await guest({ roleCodes: ['admin'] })
    const home = await member('admin.zjwl')
    const off = { ...one(home), status: 0 }
    expect(await call('user.setStatus', off, 'admin.zjwl')).toEqual(works)
  })

  test('is not enough for a tenant, which keeps an administrator of its own', async () => {
    const [last] = (await app.data('user.page', { account: 'admin.hd' }, 'admin.hd')).records
    const [guestAdmin] = (await app.data('user.page', { account: 'multi' }, 'admin.hd')).records
    expect(guestAdmin).toMatchObject({ isOwn: 0, roleCodes: expect.arrayContaining(['admin']) })
    const lastAdmin = [409, 'user.lastAdmin']
    expect(await call('user.setStatus', { ...one(last), status: 2 }, 'multi@WMS_HD')).toEqual(
      lastAdmin,
    )
    expect(await call('user.removeMember', one(last), 'multi@WMS_HD')).toEqual(lastAdmin)
  })

  test('leaves each tenant by itself, and who has left all comes back to the home tenant', async () => {
    const { account, member, as } = await guest()
    await app.data('user.removeMember', one(await member('admin.zjwl')), 'admin.zjwl')
    expect(await tenantsOf(as)).toEqual(['WMS_DEMO'])
    const taken = [409, 'user.accountTaken']
    expect(await call('user.create', newcomer(account), 'admin.zjwl')).toEqual(taken)
    expect(await call('user.invite', { id: (await member()).id }, 'admin')).toEqual(elsewhere)
    await app.data('user.removeMember', one(await member()), 'admin')
    expect(await call('user.create', newcomer(account), 'admin')).toEqual(taken)
    const { user, token } = await app.data('user.create', newcomer(account), 'admin.zjwl')
    expect(user).toMatchObject({ account, isOwn: 1, isElsewhere: 0 })
    expect(await call('password.setByLink', { token, password }, '')).toEqual(works)
  })

  test('whose name is taken is refused in the same words, whoever has it', async () => {
    const messages = await Promise.all(
      ['kf', 'kf.zjwl', 'nobody'].map(async (account) => {
        const { status, body } = await app.call('user.create', newcomer(account), 'admin')
        return [status, body.msg]
      }),
    )
    expect(new Set(messages.map(String)).size).toBe(1)
    expect(messages[0]).toEqual([409, '该账号名已被占用，请换一个；若是其他企业的人员，请发送邀请'])
  })

  test('who administers the platform elsewhere gets no password from the home tenant', async () => {
    const { account, member } = await guest()
    await changeMember(app.services, account, { roleCodes: ['sysadmin'] })
    const home = await member('admin.zjwl')
    expect(await call('user.invite', { id: home.id }, 'admin.zjwl')).toEqual([403, 'user.beyond'])
  })
})
