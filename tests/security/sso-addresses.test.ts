import { explained } from '@yuncang/server/command'
import { readConfig } from '@yuncang/server/config'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { comeToCallback, locationOf, openBrowser } from '../support/browser.ts'
import { raw } from '../support/raw-request.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const strange = [
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://localhost.evil.example/',
  'http://localhost@evil.example/',
  '%2f%2fevil.example',
  '/%2f%2fevil.example',
  '/\t/evil.example',
  '/%09/evil.example',
  '/\r\nlocation: https://evil.example',
]

describe('no way in or out leads to another place', () => {
  test.each(strange)('%j as the page to return to', async (address) => {
    const browser = openBrowser(app.app)
    const { body } = await browser.call(
      'sso.codeCallback',
      await comeToCallback(browser, 'kf', address),
    )
    expect(body.data.redirectTo).toBe('/')
    const token = String(body.data.accessToken)
    const logout = await browser.call('sso.logoutAddress', { redirectUri: address }, token)
    const url = new URL(String(logout.body.data.url))
    expect([url.origin, url.searchParams.get('state')]).toEqual(['http://localhost', '/'])
    const out = await browser.request('GET', `/sso/loggedOut?state=${encodeURIComponent(address)}`)
    expect(locationOf(out)).toBe('http://localhost/')
  })

  test.each(['a b', 'x:y', 'x:99999', '[::1', 'a@b:c', 'x/y', '%zz', ''])(
    'and none from a host that is none: %j',
    async (host) => {
      for (const path of ['/sso/authorize', '/sso/loggedOut']) {
        const request = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`
        expect({ path, said: await raw(app, request) }).toMatchObject({
          said: expect.stringMatching(/^HTTP\/1.1 400 /),
        })
      }
    },
  )

  test('a parameter that comes twice', async () => {
    const browser = openBrowser(app.app)
    const twice = 'x=/a&x=https://evil.example'
    const began = await browser.request(
      'GET',
      `/sso/authorize?${twice.replaceAll('x', 'redirect_uri')}`,
    )
    expect(new URL(locationOf(began)).origin).toBe('http://localhost')
    const out = await browser.request('GET', `/sso/loggedOut?${twice.replaceAll('x=', 'state=')}`)
    expect(locationOf(out)).toBe('http://localhost/')
  })

  test('the issuer after signing out', async () => {
    const browser = openBrowser(app.app)
    const { body } = await browser.call('sso.codeCallback', await comeToCallback(browser))
    const token = String(body.data.accessToken)
    const { data } = (await browser.call('sso.logoutAddress', {}, token)).body
    const url = new URL(String(data.url))
    url.searchParams.set('post_logout_redirect_uri', 'https://evil.example/')
    const refused = await browser.request('GET', url.href)
    expect([refused.statusCode, refused.headers['location']]).toEqual([400, undefined])
  })
})

test('signing out at the issuer ends what it remembers, and comes back to the page', async () => {
  const browser = openBrowser(app.app)
  const { body } = await browser.call('sso.codeCallback', await comeToCallback(browser))
  const token = String(body.data.accessToken)
  const asked = { redirectUri: 'http://localhost/wel/index?a=1' }
  const { data } = (await browser.call('sso.logoutAddress', asked, token)).body
  expect((await browser.call('session.logout', {}, token)).status).toBe(200)

  const page = await browser.request('GET', String(data.url))
  const script = /<script>(.*)<\/script>/.exec(page.body)?.[1] ?? ''
  expect(script).toContain('click()')
  const { createHash } = await import('node:crypto')
  const hash = createHash('sha256').update(script).digest('base64')
  expect(page.headers['content-security-policy']).toContain(`'sha256-${hash}'`)
  const xsrf = /name="xsrf" value="(\w+)"/.exec(page.body)?.[1]
  const confirmed = await browser.request(
    'POST',
    '/oidc/session/end/confirm',
    `xsrf=${xsrf}&logout=yes`,
    { 'content-type': 'application/x-www-form-urlencoded' },
  )
  const back = await browser.request('GET', locationOf(confirmed))
  expect(locationOf(back)).toBe('http://localhost/wel/index?a=1')
  const again = await browser.request('GET', '/sso/authorize')
  expect(locationOf(await browser.request('GET', locationOf(again)))).toContain('/login?uid=')
})

test('without the token of an application the issuer asks before it signs out', async () => {
  const browser = openBrowser(app.app)
  await comeToCallback(browser)
  const page = await browser.request('GET', '/oidc/session/end')
  expect(page.body).toContain('确定要退出统一认证登录吗？')
  expect(page.body).not.toContain('<script>')
})

describe('a host', () => {
  const hosts = [
    { host: 'pre.example.com', env: 'test' as const, app: 'https://pre.example.com' },
    { host: 'inside:8080', env: 'dev' as const, app: 'http://inside:8080' },
  ]
  let known: TestApp

  beforeAll(async () => {
    known = await startApp({ config: { hosts, publicUrl: 'https://wms.example.com' } })
  })
  afterAll(() => known.close())

  const at = (host: string, address: string) => openBrowser(known.app, host).request('GET', address)
  const configAt = async (host: string) => (await at(host, '/app-config.json')).json()

  test('of the list has its own environment, issuer and address', async () => {
    expect(await configAt('pre.example.com')).toEqual({
      env: 'test',
      issuer: 'https://pre.example.com/oidc',
      app: 'https://pre.example.com',
      localLogin: true,
      demo: true,
      publicUrl: 'https://wms.example.com',
    })
    const inside = await configAt('inside:8080')
    expect(inside).toMatchObject({ env: 'dev', app: 'http://inside:8080' })
  })

  test('that is not listed is told the public address, and begins to sign on there', async () => {
    const answer = await configAt('10.0.0.7:8080')
    expect(answer.app).toBe('https://wms.example.com')
    const began = await at('10.0.0.7:8080', '/sso/authorize?redirect_uri=/wel/index')
    expect(locationOf(began)).toBe(
      'https://wms.example.com/sso/authorize?redirect_uri=%2Fwel%2Findex',
    )
    const page = await at('10.0.0.7:8080', '/wms/inboundOrder/index?current=2')
    expect(locationOf(page)).toBe('https://wms.example.com/wms/inboundOrder/index?current=2')
    expect((await at('10.0.0.7:8080', '/oidc/jwks')).statusCode).toBe(404)
  })

  test('behind TLS gets cookies for TLS only', async () => {
    const began = await at('wms.example.com', '/sso/authorize')
    expect(began.headers['set-cookie']).toContain('; Secure')
    const asked = await at('wms.example.com', locationOf(began))
    const cookies = [asked.headers['set-cookie']].flat()
    expect(cookies.length).toBeGreaterThan(2)
    for (const cookie of cookies) expect(cookie).toMatch(/; secure.*; httponly/i)
  })

  test('of this machine is known by one name', async () => {
    const browser = openBrowser(app.app, '127.0.0.1:8080')
    const page = encodeURIComponent('http://127.0.0.1:8080/wel/index')
    const began = await browser.request('GET', `/sso/authorize?redirect_uri=${page}`)
    expect(locationOf(began)).toBe(
      'http://localhost:8080/sso/authorize?redirect_uri=%2Fwel%2Findex',
    )
  })

  test('that nobody told us about gets no sign-on', async () => {
    const response = await openBrowser(app.app, 'evil.example').request('GET', '/sso/authorize')
    expect([response.statusCode, response.json().data.reason]).toEqual([400, 'signOn.unknownHost'])
  })
})

describe('the settings', () => {
  const good = { DEMO: '0', PUBLIC_URL: 'https://wms.example.com', SESSION_SECRET: 'x'.repeat(32) }
  const isRefused = (change: Record<string, string | undefined>) => {
    try {
      readConfig({ ...good, ...change })
      return 'taken'
    } catch (error) {
      return explained(error)
    }
  }

  test('of a real installation need a secret of its own and an address', () => {
    expect(isRefused({})).toBe('taken')
    expect(isRefused({ SESSION_SECRET: undefined })).toContain('SESSION_SECRET')
    expect(isRefused({ SESSION_SECRET: 'short' })).toContain('32 characters')
    expect(isRefused({ PUBLIC_URL: undefined })).toContain('PUBLIC_URL')
    expect(isRefused({ PUBLIC_URL: 'https://wms.example.com/app' })).toContain('without a path')
    const { sessionSecret } = readConfig({ DEMO: '1' })
    expect(isRefused({ SESSION_SECRET: sessionSecret })).toContain(
      'what everybody can read in the demo',
    )
  })

  test('of an outside issuer need a client, and https beyond this machine', () => {
    const OIDC_ISSUER = 'https://id.example.com'
    expect(isRefused({ OIDC_ISSUER })).toContain('OIDC_CLIENT_ID')
    expect(isRefused({ OIDC_ISSUER: 'http://id.example.com', OIDC_CLIENT_ID: 'a' })).toContain(
      'https',
    )
    const config = readConfig({ ...good, OIDC_ISSUER, OIDC_CLIENT_ID: 'a' })
    expect(config).toMatchObject({ outsideIssuer: OIDC_ISSUER, hasLocalLogin: false })
    const both = readConfig({ ...good, OIDC_ISSUER, OIDC_CLIENT_ID: 'a', LOCAL_LOGIN: '1' })
    expect(both.hasLocalLogin).toBe(true)
  })

  test('of hosts are a JSON list', () => {
    const entry = { host: 'a.example.com', env: 'test', app: 'https://a.example.com' }
    expect(readConfig({ ...good, HOSTS: JSON.stringify([entry]) }).hosts).toEqual([entry])
    expect(isRefused({ HOSTS: '{' })).toContain('HOSTS')
    expect(isRefused({ HOSTS: JSON.stringify([{ ...entry, env: 'moon' }]) })).toContain('HOSTS')
    expect(
      isRefused({ HOSTS: JSON.stringify([{ ...entry, issuer: 'https://i.example' }]) }),
    ).toContain('OIDC_CLIENT_ID')
  })
})
