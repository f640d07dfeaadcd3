import { system } from '@yuncang/db/handle'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startApp, type Face, type TestApp } from '../support/app.ts'
import { aSecondLater } from '../support/later.ts'

const right = 'Yuncang#2026'
let now: string
let app: TestApp
const later = (ms: number) => {
  now = new Date(Date.parse(now) + ms).toISOString()
}
const start = async (endsIdleSessions = false) => {
  app = await startApp({ clock: () => now, config: { endsIdleSessions } })
}

beforeEach(async () => {
  now = '2026-11-21T04:00:00.000Z'
  await start()
})
afterEach(() => app.close())

const reasonOf = async (operation: string, as: string, input = {}, face: Face = app) => {
  const { status, body } = await face.call(operation, input, as)
  return [status, body.data?.reason]
}

/** A second sign-in of the same person, as another browser has it. */
async function anotherSession(account: string, tenant = 'WMS_DEMO') {
  const { accessToken } = await app.data('session.token', { account, password: right })
  const { authorization } = await app.headersOf(undefined)
  return {
    authorization: authorization!,
    'x-access-token': String(accessToken),
    'tenant-node': tenant,
  }
}
const statusOf = async (headers: Record<string, string>, face: Face = app) =>
  (await face.call('session.currentUser', {}, undefined, headers)).status

describe('refesh', () => {
  test('answers the same token with what is left of the day, and never more', async () => {
    const token = await app.signIn('kf')
    later(6_000_000)
    const { body, headers } = await app.call('session.refresh', {}, 'kf')
    expect(body.data).toEqual({ accessToken: token, expiresIn: 80_400 })
    expect(headers['set-cookie']).toContain(`x-access-token=${token}; Path=/; Max-Age=80400;`)
    later(80_399_000)
    expect((await app.data('session.refresh', {}, 'kf')).expiresIn).toBe(1)
    later(1001)
    expect((await app.call('session.refresh', {}, 'kf')).status).toBe(401)
  })

  test('without SESSION_IDLE an unused session lives its day', async () => {
    await app.signIn('kf')
    later(80_000_000)
    expect((await app.call('session.currentUser', {}, 'kf')).status).toBe(200)
  })
})

describe('with SESSION_IDLE=1', () => {
  beforeEach(async () => {
    await app.close()
    await start(true)
  })
  /** A second instance remembers nothing of the session. */
  const ask = async () => {
    const headers = await app.headersOf('kf')
    return statusOf(headers, await app.another())
  }

  test('a session ends 6000 seconds after its last use', async () => {
    await app.signIn('kf')
    later(5_999_000)
    expect(await ask()).toBe(200)
    later(5_999_000)
    expect(await ask()).toBe(200)
    later(6_001_000)
    expect(await ask()).toBe(401)
  })

  test('refesh is use, and the day still ends it', async () => {
    await app.signIn('kf')
    for (let i = 0; i < 14; i += 1) {
      later(5_999_000)
      expect((await app.call('session.refresh', {}, 'kf')).status).toBe(200)
    }
    later(2_500_000)
    expect(await ask()).toBe(401)
  })
})

describe('a locked session', () => {
  test('does nothing but unlock, sign out and refesh, on a second instance too', async () => {
    const other = await app.another()
    expect(await reasonOf('customer.page', 'kf', {}, app)).toEqual([200, undefined])
    await app.data('session.lock', {}, 'kf')
    for (const operation of ['customer.page', 'session.tenants', 'session.lock', 'customer.export'])
      expect(await reasonOf(operation, 'kf')).toEqual([423, 'session'])
    const headers = await app.headersOf('kf')
    expect(await aSecondLater(() => statusOf(headers, other))).toBe(423)
    expect(await reasonOf('session.refresh', 'kf')).toEqual([200, undefined])
    expect(await statusOf(await anotherSession('kf'))).toBe(200)
    await app.data('session.unlock', { password: right }, 'kf')
    expect(await reasonOf('customer.page', 'kf')).toEqual([200, undefined])
    await app.data('session.lock', {}, 'kf')
    expect(await reasonOf('session.logout', 'kf')).toEqual([200, undefined])
  })

  test('is not opened by guessing: the waits of the sign-in hold', async () => {
    await app.data('session.lock', {}, 'kf')
    const unlock = (password: string) => reasonOf('session.unlock', 'kf', { password })
    for (let i = 0; i < 5; i += 1)
      expect(await unlock('wrong')).toEqual([400, 'session.wrongPassword'])
    expect(await unlock(right)).toEqual([429, 'session.wait'])
    later(1001)
    expect(await unlock(right)).toEqual([200, undefined])
  })

  test('of somebody without a password here is opened by single sign-on only', async () => {
    await app.signIn('kf')
    await app.services.db.transaction(system('test'), async (tx) => {
      await tx.update(tx.t.user, { passwordHash: '' })
    })
    const input = { password: right }
    expect(await reasonOf('session.unlock', 'kf', input)).toEqual([409, 'session.noPassword'])
  })
})

describe('every session of a person', () => {
  test('but the one in use ends with a new password', async () => {
    const other = await anotherSession('kf')
    const elsewhere = await app.another()
    expect([await statusOf(other), await statusOf(other, elsewhere)]).toEqual([200, 200])
    const change = (oldPassword: string, newPassword: string) =>
      reasonOf('password.change', 'kf', { oldPassword, newPassword })
    const better = 'a longer one than before'
    expect(await change('wrong', better)).toEqual([400, 'session.wrongPassword'])
    expect(await change(right, right)).toEqual([400, 'password.asBefore'])
    expect(await change(right, 'short')).toEqual([400, 'request.invalid'])
    expect(await change(right, better)).toEqual([200, undefined])
    expect(await statusOf(other)).toBe(401)
    expect(await aSecondLater(() => statusOf(other, elsewhere))).toBe(401)
    expect(await reasonOf('session.currentUser', 'kf')).toEqual([200, undefined])
    const signIn = (password: string) => app.call('session.token', { account: 'kf', password })
    expect((await signIn(right)).status).toBe(400)
    expect((await signIn(better)).status).toBe(200)
  })

  test('is dead within a second when the person is disabled, however that came about', async () => {
    const other = await app.another()
    const headers = await anotherSession('kf')
    expect([await statusOf(headers), await statusOf(headers, other)]).toEqual([200, 200])
    await app.services.db.transaction(system('test'), async (tx) => {
      await tx.update(tx.t.user, { status: 0 })
    })
    expect(await aSecondLater(() => statusOf(headers))).toBe(401)
    expect(await aSecondLater(() => statusOf(headers, other))).toBe(401)
  })
})
