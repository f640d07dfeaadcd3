// @postgres: answers to an invitation at the same time
import { system } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { invitationDays } from '@yuncang/shared/nouns/membership-invitation/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statusAndReason, startApp, type TestApp } from '../../support/app.ts'
import { changeMember } from '../../support/members.ts'
import { newcomer } from '../../support/newcomer.ts'

const dayMs = 86_400_000
const password = 'Yuncang#2026'
let now = Date.parse('2026-03-02T02:00:00.000Z')
let app: TestApp

beforeAll(async () => {
  app = await startApp({ clock: () => new Date(now).toISOString() })
})
afterAll(() => app.close())

const place = { roleCodes: ['kf'], sections: ['保税仓储板块'], customerId: null }
const one = ({ id, version }: any) => ({ id, version })
const call = async (operation: string, input: object, as: string) =>
  statusAndReason(await app.call(operation, input, as))
const works = [200, undefined]
const over = [409, 'membershipInvitation.over']

const invite = (account: string, as = 'admin', more: object = {}) =>
  app.data('membershipInvitation.create', { account, ...place, ...more }, as)
const received = (as: string) => app.data('membershipInvitation.mine', {}, as)
const tenantsOf = async (as: string) =>
  (await app.data('session.tenants', {}, as)).map((each: any) => each.dataNode).toSorted()
const listed = async (account: string, as = 'admin') =>
  (await app.data('membershipInvitation.page', { account, size: 200 }, as)).records

let made = 0
/** Somebody of another tenant, with a password. */
async function stranger() {
  made += 1
  const account = `guest${made}`
  const { user, token } = await app.data('user.create', newcomer(account), 'admin.zjwl')
  await app.data('password.setByLink', { token, password })
  return { account, as: `${account}@WMS_ZJWL`, user }
}
describe('an invitation', () => {
  test('tells nothing of whether there is such an account', async () => {
    const { account, as } = await stranger()
    const shape = ({ id: _id, account: _account, ...rest }: any) => rest
    const known = await app.call('membershipInvitation.create', { account, ...place }, 'admin')
    const unknown = await app.call(
      'membershipInvitation.create',
      { account: 'there-is-none', ...place },
      'admin',
    )
    expect(shape(known.body.data)).toEqual(shape(unknown.body.data))
    expect(known.body.msg).toBe(unknown.body.msg)
    await app.data('membershipInvitation.decline', one(known.body.data), as)
    const both = [...(await listed(account)), ...(await listed('there-is-none'))].map(shape)
    expect(both[0]).toEqual(both[1])
    expect(both[0]).toMatchObject({ state: 1, version: 1, inviterName: '管理员' })
    for (const { body } of [known, unknown])
      expect(await call('membershipInvitation.withdraw', one(body.data), 'admin')).toEqual(works)
  })

  test('is answered by the person, who is in the tenant at once', async () => {
    const { account, as, user } = await stranger()
    const sent = await invite(` ${account.toUpperCase()} `)
    expect(await received(as)).toMatchObject([
      {
        id: sent.id,
        tenantName: expect.any(String),
        inviterName: '管理员',
        roleNames: ['客服单证'],
      },
    ])
    expect(await received('kf.zjwl')).toEqual([])
    const link = (await app.data('user.invite', { id: user.id }, 'admin.zjwl')).token
    expect(await call('membershipInvitation.accept', one(sent), 'kf.zjwl')).toEqual([
      404,
      'record.notFound',
    ])
    expect(await tenantsOf(as)).toEqual(['WMS_ZJWL'])
    await app.data('membershipInvitation.accept', one(sent), as)
    expect(await tenantsOf(as)).toEqual(['WMS_DEMO', 'WMS_ZJWL'])
    expect(await received(as)).toEqual([])
    expect(await listed(account)).toMatchObject([{ state: 2 }])
    expect(await call('password.setByLink', { token: link, password }, '')).toEqual([
      400,
      'password.linkDead',
    ])
    const actionsIn = async (admin: string) =>
      (await app.data('record.operations', { businessId: user.id }, admin)).map(
        (each: any) => each.action,
      )
    expect(await actionsIn('admin')).toContain('join')
    expect(await actionsIn('admin.zjwl')).toContain('joinElsewhere')
    expect(await call('membershipInvitation.create', { account, ...place }, 'admin')).toEqual([
      409,
      'membershipInvitation.isMember',
    ])
  })

  test('that is declined does not come back until the tenant asks again', async () => {
    const { account, as } = await stranger()
    const sent = await invite(account)
    await app.data('membershipInvitation.decline', one(sent), as)
    expect(await received(as)).toEqual([])
    expect(await call('membershipInvitation.accept', one(sent), as)).toEqual(over)
    expect(await tenantsOf(as)).toEqual(['WMS_ZJWL'])
    const again = await invite(account)
    expect((await listed(account)).map((each: any) => each.state).toSorted()).toEqual([1, 3])
    expect(await call('membershipInvitation.accept', one(again), as)).toEqual(works)
  })

  test('ends by being withdrawn, after some days, and is nothing to an account made later', async () => {
    const { account, as } = await stranger()
    const withdrawn = await invite(account)
    await app.data('membershipInvitation.withdraw', one(withdrawn), 'admin')
    expect(await call('membershipInvitation.accept', one(withdrawn), as)).toEqual(over)
    expect(await call('membershipInvitation.withdraw', one(withdrawn), 'admin')).toEqual([
      409,
      'membershipInvitation.notOpen',
    ])
    await invite('later.one')
    now += 1000
    const { token } = await app.data('user.create', newcomer('later.one'), 'admin.zjwl')
    await app.data('password.setByLink', { token, password })
    expect(await received('later.one@WMS_ZJWL')).toEqual([])
    const late = await invite(account)
    now += invitationDays * dayMs
    for (const each of [account, 'admin', 'admin.zjwl', 'kf.zjwl']) app.forget(each)
    expect(await received(as)).toEqual([])
    expect(await call('membershipInvitation.accept', one(late), as)).toEqual(over)
    expect((await listed(account)).map((each: any) => each.state).toSorted()).toEqual([3, 4])
  })

  test('does no more than its sender may when it is answered', async () => {
    const { account, as } = await stranger()
    const { user, token } = await app.data(
      'user.create',
      newcomer('deputy', { roleCodes: ['admin'] }),
      'admin',
    )
    await app.data('password.setByLink', { token, password })
    const sent = await invite(account, 'deputy@WMS_DEMO')
    const lapsed = [409, 'membershipInvitation.lapsed']
    await changeMember(app.services, 'deputy', { roleCodes: ['kf'] })
    expect(await call('membershipInvitation.accept', one(sent), as)).toEqual(lapsed)
    await changeMember(app.services, 'deputy', { roleCodes: ['admin'] })
    await app.data('user.setStatus', { ...one(user), status: 0 }, 'admin')
    expect(await call('membershipInvitation.accept', one(sent), as)).toEqual(lapsed)
    const beyond = { account, ...place, roleCodes: ['sysadmin'] }
    expect(await call('membershipInvitation.create', beyond, 'admin')).toEqual([
      403,
      'user.roleBeyond',
    ])
  })

  test('of a locked tenant is not answered', async () => {
    const { account, as } = await stranger()
    const sent = await invite(account, 'admin.hd')
    const setLocked = (isLock: 0 | 1) =>
      app.services.db.transaction(system('test'), async (tx) => {
        await tx.update(tx.t.tenant, { isLock }, eq(tx.t.tenant.dataNode, 'WMS_HD'))
      })
    await setLocked(1)
    expect(await received(as)).toEqual([])
    const refused = await call('membershipInvitation.accept', one(sent), as)
    await setLocked(0)
    expect(refused).toEqual([409, 'membershipInvitation.tenantLocked'])
  })

  test('is answered once, and not after it was withdrawn at the same time', async () => {
    const { account, as } = await stranger()
    const sent = await invite(account)
    const twice = await Promise.all(
      [1, 2].map(() => call('membershipInvitation.accept', one(sent), as)),
    )
    expect(twice.toSorted()).toEqual([works, over])
    const other = await stranger()
    const contested = await invite(other.account)
    const [accepted, withdrawn] = await Promise.all([
      call('membershipInvitation.accept', one(contested), other.as),
      call('membershipInvitation.withdraw', one(contested), 'admin'),
    ])
    expect([accepted, withdrawn].filter(([status]) => status === 200)).toHaveLength(1)
    const isIn = (await tenantsOf(other.as)).includes('WMS_DEMO')
    expect(isIn).toBe(accepted[0] === 200)
    const both = await Promise.all(
      ['admin', 'multi@WMS_DEMO'].map((by) =>
        call('membershipInvitation.create', { account: 'wanted', ...place }, by),
      ),
    )
    expect(both).toContainEqual(works)
    expect((await listed('wanted')).filter((each: any) => each.state === 1)).toHaveLength(1)
  })
})
