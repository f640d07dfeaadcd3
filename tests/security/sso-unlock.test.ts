import { system } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import {
  callbackOf,
  comeToCallback,
  locationOf,
  openBrowser,
  type Browser,
} from '../support/browser.ts'
import { oidcClient, startOutsideIssuer, type Claims } from '../support/outside-issuer.ts'

let outside: Awaited<ReturnType<typeof startOutsideIssuer>>
let app: TestApp

/** Comes back from the issuer as whom it describes; `address` is where the product sent the browser. */
async function answerOf(browser: Browser, address: string, claims: Claims, token?: string) {
  outside.say(claims)
  const asked = await fetch(address, { redirect: 'manual' })
  return browser.call('sso.codeCallback', callbackOf(asked.headers.get('location') ?? ''), token)
}

const locationAt = async (browser: Browser, path: string) =>
  locationOf(await browser.request('GET', path))

/** A browser in which somebody is signed in. */
async function signedInAs(sub: string) {
  const browser = openBrowser(app.app)
  const { body } = await answerOf(browser, await locationAt(browser, '/sso/authorize'), { sub })
  return { browser, token: String(body.data.accessToken) }
}

const stateOf = async (token: string): Promise<unknown> => {
  const { status, body } = await openBrowser(app.app).call('session.tenants', {}, token)
  return body.data?.reason ?? status
}
const lock = async (token: string, tenant = 'WMS_DEMO') => {
  const headers = { ...(await app.headersOf(undefined)), 'x-access-token': token }
  await app.call('session.lock', {}, undefined, { ...headers, 'tenant-node': tenant })
  expect(await stateOf(token)).toBe('session')
}
const unlockPath = '/sso/authorize?unlock=1&redirect_uri=/base/customer/index'
const justNow = () => Math.floor(Date.now() / 1000)
const countSessions = () =>
  app.services.db.read(system('test'), async (db) => (await db.select(db.t.session)).length)
const identities = async (): Promise<{ id: string; subject: string }[]> =>
  (await app.data('identity.page', { size: 200 }, 'multi@WMS_DEMO')).records

describe('a locked session of somebody whom an outside issuer knows', () => {
  let one: Awaited<ReturnType<typeof signedInAs>>

  beforeAll(async () => {
    outside = await startOutsideIssuer()
    app = await startApp({ config: { outsideIssuer: outside.issuer, oidcClient } })
    for (const [sub, account] of [
      ['li', 'lh'],
      ['wang', 'ck'],
    ]) {
      await signedInAs(sub!)
      const { id } = (await identities()).find((each) => each.subject === sub)!
      await app.data('identity.bind', { id, version: 1, account }, 'multi@WMS_DEMO')
    }
    await app.services.db.transaction(system('test'), async (tx) => {
      await tx.update(tx.t.user, { passwordHash: '' }, eq(tx.t.user.account, 'lh'))
    })
  })
  beforeEach(async () => {
    one = await signedInAs('li')
    await lock(one.token)
  })
  afterAll(async () => {
    await app.close()
    await outside.stop()
  })

  test('tells its screen whose it is, and that no password of ours opens it', async () => {
    const ask = async (token: string) =>
      (await openBrowser(app.app).call('session.lockState', {}, token)).body.data
    expect(await ask(one.token)).toEqual({ realName: expect.any(String), hasPassword: false })
    expect(await ask(await app.signIn('kf'))).toMatchObject({ hasPassword: true })
  })

  test('is opened by proving oneself again; the others of that person stay locked', async () => {
    const other = await signedInAs('li')
    await lock(other.token)
    const before = await countSessions()
    const address = await locationAt(one.browser, unlockPath)
    expect(Object.fromEntries(new URL(address).searchParams)).toMatchObject({
      prompt: 'login',
      max_age: '0',
    })
    const proof = { sub: 'li', auth_time: justNow() }
    const { body, headers } = await answerOf(one.browser, address, proof, one.token)
    expect(body.data).toMatchObject({
      accessToken: one.token,
      expiresIn: expect.any(Number),
      redirectTo: '/base/customer/index',
    })
    expect(headers['set-cookie']).toBeUndefined()
    expect(await stateOf(one.token)).toBe(200)
    expect(await stateOf(other.token)).toBe('session')
    expect(await countSessions()).toBe(before)
  })

  test('is opened too where the issuer does not say when somebody signed in', async () => {
    const address = await locationAt(one.browser, unlockPath)
    expect((await answerOf(one.browser, address, { sub: 'li' }, one.token)).status).toBe(200)
    expect(await stateOf(one.token)).toBe(200)
  })

  test.each([['wang'], ['somebody new']])('stays locked when %s comes back', async (sub) => {
    const known = (await identities()).length
    const address = await locationAt(one.browser, unlockPath)
    const { status, body } = await answerOf(one.browser, address, { sub }, one.token)
    expect([status, body.msg]).toEqual([
      403,
      '验证的不是锁屏者本人，会话仍处于锁定状态，请由本人重新验证',
    ])
    expect(await stateOf(one.token)).toBe('session')
    expect(await identities()).toHaveLength(known)
  })

  test('stays locked when the issuer tells of a sign-in before', async () => {
    const address = await locationAt(one.browser, unlockPath)
    const proof = { sub: 'li', auth_time: justNow() - 120 }
    const { status, body } = await answerOf(one.browser, address, proof, one.token)
    expect([status, body.data.reason]).toEqual([400, 'signOn.notAgain'])
    expect(await stateOf(one.token)).toBe('session')
  })

  test('stays locked when the way to the issuer began at another session, or has none', async () => {
    const other = await signedInAs('li')
    await lock(other.token)
    for (const token of [other.token, undefined]) {
      const address = await locationAt(one.browser, unlockPath)
      const { body } = await answerOf(one.browser, address, { sub: 'li' }, token)
      expect(body.data.reason).toBe(token ? 'signOn.flowInvalid' : 'session.expired')
    }
    expect(await stateOf(one.token)).toBe('session')
    expect(await stateOf(other.token)).toBe('session')
  })

  test('ends when the code that opened it comes a second time', async () => {
    const asked = await fetch(await locationAt(one.browser, unlockPath), { redirect: 'manual' })
    const callback = callbackOf(asked.headers.get('location') ?? '')
    outside.say({ sub: 'li' })
    const come = () => one.browser.call('sso.codeCallback', callback, one.token)
    expect((await come()).status).toBe(200)
    expect((await come()).body.data.reason).toBe('signOn.replayed')
    expect(await stateOf(one.token)).toBe('session.expired')
  })

  test('signs out at the issuer as well', async () => {
    const { status, body } = await one.browser.call('sso.logoutAddress', {}, one.token)
    expect([status, body.data.url]).toEqual([200, expect.stringContaining('/endsession?')])
  })

  test('and no other asks for a second proof', async () => {
    const { browser } = await signedInAs('li')
    expect(await locationAt(browser, unlockPath)).not.toContain('prompt=login')
  })
})

describe('the bundled issuer, asked to have a locked session opened', () => {
  let aheadMs = 0
  let bundled: TestApp

  beforeAll(async () => {
    bundled = await startApp({ clock: () => new Date(Date.now() + aheadMs).toISOString() })
    app = bundled
  })
  afterAll(() => bundled.close())

  async function lockedBrowser() {
    const browser = openBrowser(app.app)
    const { body } = await browser.call('sso.codeCallback', await comeToCallback(browser))
    const token = String(body.data.accessToken)
    await lock(token)
    return { browser, token }
  }

  test('wants the password again, though it remembers the person', async () => {
    const { browser, token } = await lockedBrowser()
    const asked = await locationAt(browser, await locationAt(browser, unlockPath))
    const uid = new URL(asked, 'http://localhost').searchParams.get('uid')
    const login = { account: 'kf', password: 'Yuncang#2026', uid }
    const { redirectTo } = (await browser.call('session.token', login)).body.data
    const callback = callbackOf(await locationAt(browser, String(redirectTo)))
    expect((await browser.call('sso.codeCallback', callback, token)).body.data).toMatchObject({
      accessToken: token,
      redirectTo: '/base/customer/index',
    })
    expect(await stateOf(token)).toBe(200)
  })

  test('gives no proof when somebody takes the question out of the address', async () => {
    const { browser, token } = await lockedBrowser()
    aheadMs = 60_000
    const address = new URL(await locationAt(browser, unlockPath))
    address.searchParams.delete('prompt')
    address.searchParams.delete('max_age')
    const callback = callbackOf(await locationAt(browser, address.href))
    const { body } = await browser.call('sso.codeCallback', callback, token)
    expect(body.data.reason).toBe('signOn.notAgain')
    expect(await stateOf(token)).toBe('session')
  })
})
