import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import {
  callbackOf,
  comeToCallback,
  comeToLogin,
  locationOf,
  openBrowser,
} from '../support/browser.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const browserAt = (host?: string) => openBrowser(app.app, host)
const right = 'Yuncang#2026'
const isSignedIn = async (token: string) =>
  (await browserAt().call('session.tenants', {}, token)).status === 200

describe('signing on at the bundled issuer', () => {
  test('leads from a page to the sign-in page, back with a code, and to a session', async () => {
    const browser = browserAt()
    const began = await browser.request(
      'GET',
      '/sso/authorize?redirect_uri=/wms/inboundOrder/index',
    )
    const authorize = new URL(locationOf(began))
    expect(authorize.origin + authorize.pathname).toBe('http://localhost/oidc/auth')
    expect(Object.fromEntries(authorize.searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: 'http://localhost/codeCallback',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(began.headers['set-cookie']).toMatch(
      /^sso-[\w-]{8}=[\w-]{43}; Path=\/api; Max-Age=600; HttpOnly; SameSite=Lax$/,
    )
    const asked = await browser.request('GET', authorize.href)
    expect(locationOf(asked)).toMatch(/^\/login\?uid=[\w-]{43}$/)
    const uid = locationOf(asked).split('=')[1]

    const wrong = await browser.call('session.token', { account: 'kf', password: 'x', uid })
    expect([wrong.status, wrong.body.data.reason]).toEqual([400, 'session.wrongCredentials'])
    const answer = await browser.call('session.token', { account: 'kf', password: right, uid })
    expect(answer.body).toMatchObject({ code: 200, data: { redirectTo: expect.any(String) } })
    expect(answer.body.data.accessToken).toBeUndefined()
    expect(answer.headers['set-cookie']).toBeUndefined()

    const resumed = await browser.request('GET', String(answer.body.data.redirectTo))
    expect(locationOf(resumed)).toMatch(/^http:\/\/localhost\/codeCallback\?code=/)
    const signedIn = await browser.call('sso.codeCallback', callbackOf(locationOf(resumed)))
    expect(signedIn.body).toMatchObject({
      code: 200,
      data: { expiresIn: 86_400, redirectTo: '/wms/inboundOrder/index' },
    })
    expect(signedIn.headers['set-cookie']).toMatch(/^x-access-token=[\w-]{43}; Path=\/;/)
    expect(await isSignedIn(String(signedIn.body.data.accessToken))).toBe(true)
  })

  test('asks for no password while the issuer remembers the person', async () => {
    const browser = browserAt()
    await comeToCallback(browser)
    const began = await browser.request('GET', '/sso/authorize')
    expect(locationOf(await browser.request('GET', locationOf(began)))).toContain('/codeCallback?')
  })

  test('two tabs of a browser do not disturb each other', async () => {
    const browser = browserAt()
    const uids = [await comeToLogin(browser), await comeToLogin(browser)]
    for (const uid of uids) {
      const answer = await browser.call('session.token', { account: 'kf', password: right, uid })
      const resumed = await browser.request('GET', String(answer.body.data.redirectTo))
      const callback = callbackOf(locationOf(resumed))
      expect((await browser.call('sso.codeCallback', callback)).status).toBe(200)
    }
  })

  test('refuses a person without any right before the issuer hears of it, and without a cookie', async () => {
    const browser = browserAt()
    const uid = await comeToLogin(browser)
    const { status, body } = await browser.call('session.token', {
      account: 'nobody',
      password: right,
      uid,
    })
    expect([status, body.msg]).toEqual([403, '您暂无权限登录智慧云仓操作平台'])
    expect(browser.cookie('x-access-token')).toBeUndefined()
  })

  test('a sign-in page that somebody else opened cannot be answered from here', async () => {
    const uid = await comeToLogin(browserAt())
    const { status, body } = await browserAt().call('session.token', {
      account: 'kf',
      password: right,
      uid,
    })
    expect([status, body.data.reason]).toEqual([400, 'signOn.loginExpired'])
  })
})

describe('the callback refuses', () => {
  test.each([
    ['a state that nobody began', { state: 'x'.repeat(43) }],
    ['another case of the address', { redirectUri: 'http://localhost/codecallback' }],
    ['a slash more', { redirectUri: 'http://localhost/codeCallback/' }],
    ['another port', { redirectUri: 'http://localhost:8080/codeCallback' }],
    ['a parameter more', { redirectUri: 'http://localhost/codeCallback?a=1' }],
    ['another issuer', { iss: 'https://evil.example' }],
  ])('%s', async (_name, change) => {
    const browser = browserAt()
    const callback = await comeToCallback(browser)
    const { status, body, headers } = await browser.call('sso.codeCallback', {
      ...callback,
      ...change,
    })
    expect([status, body.data.reason]).toEqual([400, 'signOn.flowInvalid'])
    expect(headers['set-cookie']).toBeUndefined()
  })

  test('a code in another browser than the one that began', async () => {
    const callback = await comeToCallback(browserAt())
    const { body } = await browserAt().call('sso.codeCallback', callback)
    expect(body.data.reason).toBe('signOn.flowInvalid')
  })

  test('a made-up code, and uses the flow up with it', async () => {
    const browser = browserAt()
    const callback = await comeToCallback(browser)
    const wrong = await browser.call('sso.codeCallback', { ...callback, code: 'made-up' })
    expect([wrong.status, wrong.body.data.reason]).toEqual([400, 'signOn.refused'])
    const late = await browser.call('sso.codeCallback', callback)
    expect(late.body.data.reason).toBe('signOn.flowInvalid')
  })

  test('the code of another flow, whose verifier is not this one', async () => {
    const browser = browserAt()
    const [first, second] = [await comeToCallback(browser), await comeToCallback(browser)]
    const { body } = await browser.call('sso.codeCallback', { ...second, code: first.code })
    expect(body.data.reason).toBe('signOn.refused')
  })

  test('a code that was here before, and ends the session that came of it', async () => {
    const browser = browserAt()
    const callback = await comeToCallback(browser)
    const first = await browser.call('sso.codeCallback', callback)
    const accessToken = String(first.body.data.accessToken)
    expect(await isSignedIn(accessToken)).toBe(true)
    const again = await browser.call('sso.codeCallback', callback)
    expect([again.status, again.body.data.reason]).toEqual([400, 'signOn.replayed'])
    expect(await isSignedIn(accessToken)).toBe(false)
  })

  test('all but one of ten at once, and leaves no session behind', async () => {
    const browser = browserAt()
    const callback = await comeToCallback(browser)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => browser.call('sso.codeCallback', callback)),
    )
    const tokens = answers.flatMap(({ body }): string[] => body.data.accessToken ?? [])
    expect(tokens.length).toBeLessThanOrEqual(1)
    for (const token of tokens) expect(await isSignedIn(token)).toBe(false)
  })
})

describe('the issuer itself', () => {
  const authorize = (change: Record<string, string | undefined>) => {
    const params = {
      client_id: 'yuncang-web',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: 'http://localhost/codeCallback',
      code_challenge: 'x'.repeat(43),
      code_challenge_method: 'S256',
      ...change,
    }
    const given = Object.entries(params).flatMap(([key, value]) => (value ? [[key, value]] : []))
    return browserAt().request('GET', `/oidc/auth?${new URLSearchParams(given).toString()}`)
  }

  test.each([
    'http://localhost/codecallback',
    'http://localhost/codeCallback/',
    'http://localhost:81/codeCallback',
    'http://localhost/codeCallback?a=1',
    'https://evil.example/codeCallback',
  ])('sends nobody to %s', async (address) => {
    const response = await authorize({ redirect_uri: address })
    expect([response.statusCode, response.headers['location']]).toEqual([400, undefined])
    expect(response.body).toContain('登录未能继续')
  })

  test('wants PKCE, by S256', async () => {
    for (const change of [{ code_challenge: undefined }, { code_challenge_method: 'plain' }]) {
      const location = locationOf(await authorize(change))
      expect(new URL(location).searchParams.get('error')).toBe('invalid_request')
    }
  })

  test('shows public keys only, and offers no development pages', async () => {
    const { keys } = (await browserAt().request('GET', '/oidc/jwks')).json()
    expect(keys).toMatchObject([{ alg: 'ES256', use: 'sig', crv: 'P-256' }])
    expect(keys[0]).not.toHaveProperty('d')
    for (const path of ['/oidc/interaction/x', '/oidc/me', '/oidc/reg', '/oidc/debug'])
      expect((await browserAt().request('GET', path)).statusCode).toBe(404)
  })

  test('answers a stranger to the token address with an error of its own', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: '*/*' }
    const response = await browserAt().request(
      'POST',
      '/oidc/token',
      'grant_type=password',
      headers,
    )
    expect([response.statusCode, response.json().error]).toEqual([400, 'invalid_request'])
    expect(response.headers['x-content-type-options']).toBe('nosniff')
  })

  test('keeps neither code nor token nor session in the open', async () => {
    const { system } = await import('@yuncang/db/handle')
    const browser = browserAt()
    const { code, state } = await comeToCallback(browser)
    const secrets = [code, state, browser.cookie('oidc-session')!]
    const rows = await app.services.db.read(system('test'), async (db) => [
      await db.select(db.t.oidcRecord),
      await db.select(db.t.signOnFlow),
      await db.select(db.t.oidcKey),
    ])
    const stored = JSON.stringify(rows)
    expect(stored).toContain('AuthorizationCode')
    for (const secret of secrets) expect(stored).not.toContain(secret)
    expect(stored).not.toMatch(/\\?"d\\?":/)
    for (const secret of secrets) expect(app.logLines.join('')).not.toContain(secret)
  })
})
