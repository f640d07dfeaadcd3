import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

test('login records are those of the own people', async () => {
  for (const each of ['kf', 'kf.zjwl']) await app.signIn(each)
  await app.call('session.token', { account: 'kf', password: 'wrong wrong' })
  const records = async (as: string) =>
    (await app.data('loginRecord.page', { size: 200 }, as)).records
  const own = await records('admin')
  expect(own.some((each: any) => each.account === 'kf' && each.kind === 'signIn')).toBe(true)
  expect(own.some((each: any) => each.account === 'kf.zjwl')).toBe(false)
  expect((await records('admin.zjwl')).some((each: any) => each.account === 'kf')).toBe(false)
})
