import { publishedPassword } from '@yuncang/server/config/published'
import { closePublishedAccounts } from '@yuncang/server/demo/accounts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'

/* The password of the demo accounts, when the demo has one of its own (docs/decisions/049). */
const own = 'a password of our own'
const chosen = 'a password that jf chose'
let app: TestApp
beforeEach(async () => {
  app = await startApp()
})
afterEach(() => app.close())

const statusOf = async (account: string, password: string) =>
  (await app.call('session.token', { account, password })).status
const startedWith = (config: object) =>
  closePublishedAccounts({ ...app.services, config: { ...app.services.config, ...config } })

test('is given to every account that has the published one, and whoever came in with that is out', async () => {
  await app.data('password.change', { oldPassword: publishedPassword, newPassword: chosen }, 'jf')
  const ask = async () => (await app.call('session.currentUser', {}, 'kf')).status
  expect(await ask()).toBe(200)
  await startedWith({ demoPassword: own })
  expect(await ask()).toBe(401)
  expect(await statusOf('kf', publishedPassword)).toBe(400)
  expect(await statusOf('kf', own)).toBe(200)
  expect(await statusOf('sh.zjwl', own)).toBe(200)
  expect(await statusOf('jf', chosen)).toBe(200)
})

test('stays as it is where it is the published one', async () => {
  await startedWith({})
  expect(await statusOf('kf', publishedPassword)).toBe(200)
})

test('refuses the start for real work while it is the published one, and no longer', async () => {
  await expect(startedWith({ isDemo: false })).rejects.toMatchObject({
    reason: 'start.demoAccounts',
  })
  await startedWith({ isDemo: false, demoPassword: own })
  await startedWith({ isDemo: false })
  expect(await statusOf('kf', own)).toBe(200)
})
