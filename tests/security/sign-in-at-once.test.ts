// @postgres: races of guesses, sessions that end at every instance
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { aSecondLater } from '../support/later.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ clock: () => '2026-11-21T04:00:00.000Z' })
})
afterAll(() => app.close())

test('a hundred guesses at once count as a hundred: five are judged at the most', async () => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, () =>
      app.call('session.token', { account: 'kf', password: 'wrong' }),
    ),
  )
  expect(answers.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(5)
  expect(answers.every(({ status }) => status === 400 || status === 429)).toBe(true)
})

test('a session is dead everywhere at once after signing out, on a second instance too', async () => {
  const other = await app.another()
  const token = await app.signIn('ck')
  const headers = { ...(await app.headersOf(undefined)), 'x-access-token': token }
  const ask = (face: typeof app | typeof other) =>
    face.call('session.tenants', {}, undefined, headers)
  expect((await ask(app)).status).toBe(200)
  expect((await ask(other)).status).toBe(200)
  expect((await app.call('session.logout', {}, 'ck')).status).toBe(200)
  expect((await ask(app)).status).toBe(401)
  expect(await aSecondLater(async () => (await ask(other)).status)).toBe(401)
})
