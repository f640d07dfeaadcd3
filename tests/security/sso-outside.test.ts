import { system } from '@yuncang/db/handle'
import {
  createHmac,
  createPrivateKey,
  generateKeyPairSync,
  sign,
  type KeyObject,
} from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { callbackOf, locationOf, openBrowser } from '../support/browser.ts'
import {
  oidcClient,
  startOutsideIssuer,
  type Claims,
  type Forgery,
} from '../support/outside-issuer.ts'

let outside: Awaited<ReturnType<typeof startOutsideIssuer>>
let app: TestApp
let issuer: string

beforeAll(async () => {
  outside = await startOutsideIssuer()
  ;({ issuer } = outside)
  app = await startApp({ config: { outsideIssuer: issuer, oidcClient } })
})
afterEach(() => outside.forge(undefined))
afterAll(async () => {
  await app.close()
  await outside.stop()
})

/** Comes back from the issuer as somebody whom it describes. */
async function comeAs(claims: Claims) {
  outside.say(claims)
  const browser = openBrowser(app.app)
  const began = await browser.request('GET', '/sso/authorize?redirect_uri=/wel/index')
  expect(locationOf(began)).toContain(`${issuer}/authorize?`)
  const asked = await fetch(locationOf(began), { redirect: 'manual' })
  return browser.call('sso.codeCallback', callbackOf(asked.headers.get('location') ?? ''))
}

const pending = async () =>
  (await app.data('identity.page', { status: 0, size: 200 }, 'multi@WMS_DEMO')).records
const countSessions = () =>
  app.services.db.read(system('test'), async (db) => (await db.select(db.t.session)).length)

describe('somebody whom the issuer knows', () => {
  test('and we do not is written down once, and told that there is no right to sign in', async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      const { status, body, headers } = await comeAs({ sub: 'new', name: '新来的' })
      expect([status, body.msg]).toEqual([400, '您暂无权限登录智慧云仓操作平台'])
      expect(headers['set-cookie']).toBeUndefined()
    }
    const found = (await pending()).filter((each: { subject: string }) => each.subject === 'new')
    expect(found).toMatchObject([{ issuer, name: '新来的', status: 0, account: null }])
  })

  test('is nobody of ours by name, account, e-mail or phone', async () => {
    const claims = { preferred_username: 'kf', email: 'kf', phone_number: '13800000001' }
    for (const sub of ['kf', 'KF', 'kf@example.com']) {
      const { body } = await comeAs({ sub, name: 'kf', ...claims })
      expect(body.data.reason).toBe('signOn.pending')
    }
  })

  test('signs in once an administrator has said who it is, and until the account is disabled', async () => {
    await comeAs({ sub: 'wang', name: '王' })
    const found = (await pending()).find((each: { subject: string }) => each.subject === 'wang')
    const bind = (input: object) =>
      app.call('identity.bind', { id: found.id, version: 1, ...input }, 'multi@WMS_DEMO')
    expect((await bind({ account: 'nobody-at-all' })).body.data.reason).toBe(
      'identity.unknownAccount',
    )
    const bound = await bind({ account: ' CK ' })
    expect(bound.body.data).toMatchObject({ status: 1, account: 'ck', version: 2 })
    expect((await bind({ account: 'kf' })).body.data.reason).toBe('identity.alreadyBound')

    const { body } = await comeAs({ sub: 'wang' })
    expect(body).toMatchObject({ code: 200, data: { redirectTo: '/wel/index' } })
    const user = await openBrowser(app.app).call(
      'session.tenants',
      {},
      String(body.data.accessToken),
    )
    expect(user.body.data).toMatchObject([{ dataNode: 'WMS_DEMO' }])

    const { db } = app.services
    await db.transaction(system('test'), async (tx) => {
      const { eq } = await import('@yuncang/db/sql')
      await tx.update(tx.t.user, { status: 0 }, eq(tx.t.user.account, 'ck'))
    })
    expect((await comeAs({ sub: 'wang' })).body.data.reason).toBe('session.disabled')
  })

  test('an administrator of one tenant does not say who somebody is', async () => {
    for (const operation of ['identity.page', 'identity.bind']) {
      const { status, body } = await app.call(operation, {}, 'admin')
      expect([status, body.data.reason]).toEqual([403, 'access.denied'])
    }
  })

  test('signs out there as well, and comes back to a page of ours', async () => {
    await comeAs({ sub: 'li' })
    const found = (await pending()).find((each: { subject: string }) => each.subject === 'li')
    const binding = { id: found.id, version: 1, account: 'lh' }
    await app.call('identity.bind', binding, 'multi@WMS_DEMO')
    const { body } = await comeAs({ sub: 'li' })
    const token = String(body.data.accessToken)
    const asked = { redirectUri: '/wms/inboundOrder/index' }
    const { data } = (await openBrowser(app.app).call('sso.logoutAddress', asked, token)).body
    const url = new URL(String(data.url))
    expect(`${url.origin}${url.pathname}`).toBe(`${issuer}/endsession`)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      post_logout_redirect_uri: 'http://localhost/sso/loggedOut',
      state: '/wms/inboundOrder/index',
      id_token_hint: expect.any(String),
    })
  })
})

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const jwt = (header: object, claims: object, signer: (text: Buffer) => Buffer) => {
  const text = `${part(header)}.${part(claims)}`
  return `${text}.${signer(Buffer.from(text)).toString('base64url')}`
}
const rsa = (key: KeyObject) => (text: Buffer) => sign('sha256', text, key)
const ownKey = () => createPrivateKey({ key: { ...outside.keys.toJSON(true)[0] }, format: 'jwk' })
const otherKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
const right = { alg: 'RS256', kid: 'outside' }
const signed = (claims: object) => jwt(right, claims, rsa(ownKey()))
const publicText = () => JSON.stringify(outside.keys.toJSON()[0])

describe('an id token is refused', () => {
  test.each<[string, Forgery]>([
    ['for another client', (claims) => signed({ ...claims, aud: 'somebody-else' })],
    ['from another issuer', (claims) => signed({ ...claims, iss: 'https://evil.example' })],
    ['with another nonce', (claims) => signed({ ...claims, nonce: 'x'.repeat(43) })],
    ['without a nonce', (claims) => signed({ ...claims, nonce: undefined })],
    ['without a subject', (claims) => signed({ ...claims, sub: undefined })],
    ['that is over', (claims) => signed({ ...claims, exp: 1_700_000_000 })],
    ['with alg none', (claims) => jwt({ alg: 'none' }, claims, () => Buffer.alloc(0))],
    [
      'signed with the public key as a secret',
      (claims) =>
        jwt({ alg: 'HS256', kid: 'outside' }, claims, (text) =>
          createHmac('sha256', publicText()).update(text).digest(),
        ),
    ],
    ['of an unknown key', (claims) => jwt({ ...right, kid: 'x' }, claims, rsa(otherKey))],
    ['of another key under a known name', (claims) => jwt(right, claims, rsa(otherKey))],
    [
      'that brings its own keys',
      (claims) =>
        jwt({ ...right, kid: 'y', jku: 'https://evil.example/jwks' }, claims, rsa(otherKey)),
    ],
    [
      'changed after it was signed',
      (claims) => signed(claims).replace(/\.[^.]+\./, `.${part({ ...claims, sub: 'admin' })}.`),
    ],
    ['that is no token', () => 'x.y.z'],
    ['that is missing', () => undefined],
  ])('%s', async (_name, make) => {
    const before = await countSessions()
    outside.forge(make)
    const { status, body, headers } = await comeAs({ sub: 'wang' })
    expect([status, body.data.reason]).toEqual([400, 'signOn.refused'])
    expect(headers['set-cookie']).toBeUndefined()
    expect(await countSessions()).toBe(before)
  })

  test('or taken, when it is the right one, signed again', async () => {
    outside.forge(signed)
    expect((await comeAs({ sub: 'unheard-of' })).body.data.reason).toBe('signOn.pending')
  })
})

test('with an outside issuer alone nobody signs in here, and no issuer of ours answers', async () => {
  const config = { outsideIssuer: issuer, oidcClient, hasLocalLogin: false }
  const only = await startApp({ config })
  const { status, body } = await only.call('session.token', { account: 'kf', password: 'x' })
  expect([status, body.msg]).toEqual([403, '请通过统一认证登录'])
  const browser = openBrowser(only.app)
  const login = { account: 'kf', password: 'Yuncang#2026', uid: 'x'.repeat(43) }
  expect((await browser.call('session.token', login)).body.data.reason).toBe('signOn.loginExpired')
  const discovery = '/oidc/.well-known/openid-configuration'
  expect((await browser.request('GET', discovery)).statusCode).toBe(404)
  expect((await browser.request('GET', '/app-config.json')).json()).toMatchObject({
    issuer,
    localLogin: false,
  })
  await only.close()
})

test('an issuer that does not answer is said to be unavailable, and asked again next time', async () => {
  const config = { outsideIssuer: 'http://localhost:9', oidcClient }
  const lonely = await startApp({ config })
  for (let turn = 0; turn < 2; turn += 1) {
    const response = await openBrowser(lonely.app).request('GET', '/sso/authorize')
    expect([response.statusCode, response.json().data.reason]).toEqual([500, 'signOn.unavailable'])
  }
  await lonely.close()
})
