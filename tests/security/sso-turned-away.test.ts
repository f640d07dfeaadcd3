import { system } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import {
  callbackOf,
  comeToCallback,
  comeToLogin,
  locationOf,
  openBrowser,
  type Browser,
} from '../support/browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const rowOf = async (account: string) => {
  const { records } = await app.data('user.page', { account, size: 200 }, 'admin')
  return records.find((row: { account: string }) => row.account === account)
}
async function setStatus(account: string, status: 0 | 1): Promise<void> {
  const { id, version } = await rowOf(account)
  await app.data('user.setStatus', { id, version, status }, 'admin')
}
/** As by an administrator of each tenant, for an account that is in one only. */
const loseTenants = (account: string) =>
  app.services.db.transaction(system('test'), async (tx) => {
    const [user] = await tx.select(tx.t.user, eq(tx.t.user.account, account))
    await tx.remove(tx.t.membership, eq(tx.t.membership.userId, user!.id))
  })

/** A browser in which somebody works. */
async function atWork(account: string): Promise<Browser> {
  const browser = openBrowser(app.app)
  const { body } = await browser.call('sso.codeCallback', await comeToCallback(browser, account))
  expect(body.code).toBe(200)
  return browser
}

/** Where a browser gets to whose page has lost its session. */
async function cameTo(browser: Browser): Promise<URL> {
  const began = await browser.request('GET', '/sso/authorize?redirect_uri=/wel/index')
  const asked = await browser.request('GET', locationOf(began))
  expect(asked.statusCode).toBe(303)
  return new URL(locationOf(asked), 'http://localhost')
}

describe('somebody whom the issuer remembers and who may not come in any more', () => {
  test.each([
    ['was disabled', 'lh', () => setStatus('lh', 0), 'disabled'],
    ['lost every tenant', 'gw', () => loseTenants('gw'), 'noRight'],
  ])('%s: comes to the sign-in page, which says so', async (_name, account, fall, refused) => {
    const browser = await atWork(account)
    await fall()
    const { pathname, searchParams } = await cameTo(browser)
    expect([pathname, searchParams.get('refused')]).toEqual(['/login', refused])
    // Somebody else may sign in there, and is not taken for the one before.
    const uid = searchParams.get('uid')
    const answer = await browser.call('session.token', {
      account: 'kf',
      password: 'Yuncang#2026',
      uid,
    })
    const resumed = await browser.request('GET', String(answer.body.data.redirectTo))
    const signedIn = await browser.call('sso.codeCallback', callbackOf(locationOf(resumed)))
    expect(signedIn.body.code).toBe(200)
  })

  test('is told once: the issuer remembers them no longer', async () => {
    const browser = await atWork('ck')
    await setStatus('ck', 0)
    expect((await cameTo(browser)).searchParams.get('refused')).toBe('disabled')
    expect((await cameTo(browser)).searchParams.has('refused')).toBe(false)
    await setStatus('ck', 1)
    expect((await comeToCallback(browser, 'ck')).code).not.toBe('')
  })

  test('disabled between the code and its exchange, learns why', async () => {
    const browser = openBrowser(app.app)
    const callback = await comeToCallback(browser, 'sw')
    await setStatus('sw', 0)
    const { status, body } = await browser.call('sso.codeCallback', callback)
    expect([status, body.data.reason]).toEqual([403, 'session.disabled'])
  })

  test('a wrong password never learns that an account is disabled, nor does a stranger', async () => {
    await setStatus('jf', 0)
    const browser = openBrowser(app.app)
    const uid = await comeToLogin(browser)
    const tried = async (account: string, password: string) => {
      const { status, body } = await browser.call('session.token', { account, password, uid })
      return [status, body.data.reason]
    }
    expect(await tried('jf', 'wrong')).toEqual([400, 'session.wrongCredentials'])
    expect(await tried('jf', 'Yuncang#2026')).toEqual([403, 'session.disabled'])
  })
})
