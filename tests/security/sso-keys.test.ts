// @postgres: keys that several instances share
import { forgetStale } from '@yuncang/server/composition/housekeeping'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { startApp, type TestApp } from '../support/app.ts'
import { comeToCallback, openBrowser } from '../support/browser.ts'

let now: string
let app: TestApp
const hourMs = 3_600_000
const later = (ms: number) => {
  now = new Date(Date.parse(now) + ms).toISOString()
}

beforeEach(async () => {
  now = '2026-11-21T04:00:00.000Z'
  app = await startApp({ clock: () => now })
})
afterEach(() => app.close())

const published = async (at: FastifyInstance): Promise<string[]> => {
  const { keys } = (await openBrowser(at).request('GET', '/oidc/jwks')).json()
  return keys.map((key: { kid: string }) => key.kid)
}

/** Signs on; gives the key that the issuer signed with. */
async function signingKey(at: FastifyInstance): Promise<string> {
  const browser = openBrowser(at)
  const { body } = await browser.call('sso.codeCallback', await comeToCallback(browser))
  expect(body.code).toBe(200)
  const { data } = (await browser.call('sso.logoutAddress', {}, String(body.data.accessToken))).body
  const [header = ''] = new URL(String(data.url)).searchParams.get('id_token_hint')!.split('.')
  return JSON.parse(Buffer.from(header, 'base64url').toString()).kid
}

test('a key outlives the process that made it, and what the issuer remembers does too', async () => {
  const before = await published(app.app)
  const browser = openBrowser(app.app)
  await comeToCallback(browser)
  const restarted = await app.another()
  expect(await published(restarted.app)).toEqual(before)
  expect(await signingKey(restarted.app)).toBe(before[0])
})

test('a month later the next key is published, signs an hour after, and the old one goes a week after that', async () => {
  const [first] = await published(app.app)
  later(29 * 24 * hourMs)
  await forgetStale(app.services)
  expect(await published(app.app)).toEqual([first])

  later(2 * 24 * hourMs)
  await forgetStale(app.services)
  const both = await published(app.app)
  expect(both).toHaveLength(2)
  expect(await signingKey(app.app)).toBe(first)

  later(hourMs)
  const another = await app.another()
  const second = await signingKey(another.app)
  expect(second).not.toBe(first)
  expect((await published(app.app)).sort()).toEqual(both.sort())

  later(8 * 24 * hourMs)
  await forgetStale(app.services)
  expect(await published(app.app)).toEqual([second])
})

test('two instances share a flow: begun at one, answered at the other, finished at the first', async () => {
  const other = (await app.another()).app
  const turns = [app.app, other]
  let turn = 0
  const proxy = new Proxy(app.app, {
    get: (target, key: keyof FastifyInstance) =>
      key === 'inject' ? turns[(turn += 1) % 2]!.inject.bind(turns[turn % 2]) : target[key],
  })
  const browser = openBrowser(proxy)
  const callback = await comeToCallback(browser)
  const answers = await Promise.all([
    browser.call('sso.codeCallback', callback),
    browser.call('sso.codeCallback', callback),
  ])
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
  const second = openBrowser(proxy)
  const { body } = await second.call('sso.codeCallback', await comeToCallback(second))
  expect(body.code).toBe(200)
  const token = String(body.data.accessToken)
  for (const at of turns)
    expect((await openBrowser(at).call('session.tenants', {}, token)).status).toBe(200)
})

test('what is over is forgotten', async () => {
  const { system } = await import('@yuncang/db/handle')
  const browser = openBrowser(app.app)
  await browser.call('sso.codeCallback', await comeToCallback(browser))
  const count = () =>
    app.services.db.read(system('test'), async (db) => [
      (await db.select(db.t.oidcRecord)).length > 0,
      (await db.select(db.t.signOnFlow)).length > 0,
    ])
  expect(await count()).toEqual([true, true])
  later(26 * hourMs)
  await forgetStale(app.services)
  expect(await count()).toEqual([false, false])
})
