// @postgres: links made, ended and used at the same time
import { afterAll, beforeAll, expect, test } from 'vitest'
import { statusAndReason, startApp, type TestApp } from '../../support/app.ts'
import { changeMember } from '../../support/members.ts'
import { newcomer } from '../../support/newcomer.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const first = 'Yuncang#2026'
const works = [200, undefined]
const isDead = [400, 'password.linkDead']

const use = async (token: string, password = 'chosen by link') =>
  statusAndReason(await app.call('password.setByLink', { token, password }))

let made = 0
/** Somebody with a password, and a way to make further links. */
async function colleague(more: object = {}, by = 'admin') {
  made += 1
  const account = `link${made}`
  const { user, token } = await app.data('user.create', newcomer(account, more), by)
  await app.data('password.setByLink', { token, password: first })
  const link = async (as = by): Promise<string> =>
    (await app.data('user.invite', { id: user.id }, as)).token
  return { account, user, link }
}

/** What an administrator's form holds of somebody. */
const fieldsOf = ({ id, version, realName, phone, roleCodes, sections, customerId }: any) => ({
  id,
  version,
  realName,
  phone,
  roleCodes,
  sections,
  customerId,
})

test('of a person one lives at a time, also when two are made at once', async () => {
  const { link } = await colleague()
  const [before, after] = [await link(), await link()]
  expect(await use(before)).toEqual(isDead)
  expect(await use(after)).toEqual(works)
  const both = await Promise.all([link(), link()])
  const answers = [await use(both[0]), await use(both[1])]
  expect(answers).toContainEqual(works)
  expect(answers).toContainEqual(isDead)
})

test('ends with a change of the password', async () => {
  const { account, link } = await colleague()
  const token = await link()
  const change = { oldPassword: first, newPassword: 'one of my own' }
  await app.data('password.change', change, `${account}@WMS_DEMO`)
  expect(await use(token)).toEqual(isDead)
})

test('ends with a change of roles or customer, and with the membership', async () => {
  const { user, link } = await colleague()
  const changed = await link()
  const roleCodes = ['ck']
  const after = await app.data('user.update', { ...fieldsOf(user), roleCodes }, 'admin')
  expect(await use(changed)).toEqual(isDead)
  const renamed = await link()
  await app.data('user.update', { ...fieldsOf(after), realName: '改名' }, 'admin')
  expect(await use(renamed)).toEqual(works)
  const removed = await link()
  await app.data('user.removeMember', { id: user.id, version: 3 }, 'admin')
  expect(await use(removed)).toEqual(isDead)
})

test('does no more than its maker may when it is used', async () => {
  const { account, link } = await colleague()
  const deputy = await colleague({ roleCodes: ['admin'] })
  const as = `${deputy.account}@WMS_DEMO`

  const ofWhoLostTheRight = await link(as)
  await changeMember(app.services, deputy.account, { roleCodes: ['kf'] })
  expect(await use(ofWhoLostTheRight)).toEqual(isDead)
  await changeMember(app.services, deputy.account, { roleCodes: ['admin'] })

  const forWhoRose = await link(as)
  await changeMember(app.services, account, { roleCodes: ['sysadmin'] })
  expect(await use(forWhoRose)).toEqual(isDead)
  await changeMember(app.services, account, { roleCodes: ['kf'] })

  const ofWhoIsLocked = await link(as)
  const locked = { id: deputy.user.id, version: 1, status: 2 }
  await app.data('user.setStatus', locked, 'admin')
  expect(await use(ofWhoIsLocked)).toEqual(isDead)
  await app.data('user.setStatus', { ...locked, version: 2, status: 1 }, 'admin')
  app.forget(deputy.account)

  const ofWhoLeft = await link(as)
  await app.data('user.removeMember', { id: deputy.user.id, version: 3 }, 'admin')
  expect(await use(ofWhoLeft)).toEqual(isDead)
})
