import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const settingsOf = (as: string) => app.data('setting.get', {}, as)

test('what a person chose follows them, in whatever tenant, and nobody else', async () => {
  expect(await settingsOf('multi@WMS_DEMO')).toEqual({})
  await app.data('setting.save', { language: 'en', accent: '#13845b' }, 'multi@WMS_DEMO')
  expect(await settingsOf('multi@WMS_ZJWL')).toEqual({ language: 'en', accent: '#13845b' })
  expect(await settingsOf('kf')).toEqual({})
})

test('a choice is kept beside the others, and replaces itself', async () => {
  await app.data('setting.save', { mode: 'dark', isCompact: true }, 'jf')
  await app.data('setting.save', { mode: 'light', hasSeenTour: true }, 'jf')
  expect(await settingsOf('jf')).toEqual({ mode: 'light', isCompact: true, hasSeenTour: true })
})

test.each([15, 50, 100, 200])('rows on a page follow the person: %i', async (pageSize) => {
  await app.data('setting.save', { pageSize }, 'ck')
  expect(await settingsOf('ck')).toEqual({ pageSize })
})

test('two browsers that choose at once both keep theirs', async () => {
  await Promise.all([
    app.data('setting.save', { mode: 'dark' }, 'sw'),
    app.data('setting.save', { isMenuCollapsed: true }, 'sw'),
  ])
  expect(await settingsOf('sw')).toEqual({ mode: 'dark', isMenuCollapsed: true })
})

test('two people of one office who choose the same at once both keep it', async () => {
  const choose = (as: string) =>
    app.call('setting.save', { hasSeenTour: true }, as, { 'prevent-repeat': 'true' })
  const [first, second] = await Promise.all([choose('cw'), choose('jf')])
  expect([first.status, second.status]).toEqual([200, 200])
})

test.each([
  { mode: 'pink' },
  { accent: 'red' },
  { isCompact: 1 },
  { pageSize: 20 },
  { pageSize: '50' },
  { other: true },
])('what is no choice is refused: %j', async (input) => {
  expect((await app.call('setting.save', input, 'kf')).status).toBe(400)
})

test('they are for people, signed in', async () => {
  expect((await app.call('setting.get')).status).toBe(401)
})
