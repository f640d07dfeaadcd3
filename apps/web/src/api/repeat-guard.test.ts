import { expect, test } from 'vitest'
import { createRepeatGuard } from './repeat-guard.ts'

const save = { method: 'POST', url: '/api/lh-wms/order', body: { no: 1 }, preventRepeat: true }

function after(ms: number, second: object, begin: object = {}) {
  let time = 5000
  const guard = createRepeatGuard(() => time)
  guard.enter({ ...save, ...begin })
  time += ms
  return guard.enter({ ...save, ...begin, ...second }) ? 'sent' : refused
}

const refused = 'refused'

test.each([
  [0, {}, refused],
  [500, {}, refused],
  [999, {}, refused],
  [1000, {}, 'sent'],
  [1001, {}, 'sent'],
  [0, { url: '/api/lh-wms/other' }, 'sent'],
  [0, { body: { no: 2 } }, 'sent'],
  [0, { method: 'PUT' }, 'sent'],
  [0, { preventRepeat: false }, 'sent'],
])('repeat guard: after %i ms, with %j: %s', (ms, second, outcome) => {
  expect(after(ms, second)).toBe(outcome)
})

test.each([
  ['put', refused],
  ['PUT', refused],
  ['GET', 'sent'],
  ['DELETE', 'sent'],
])('a repeated %s: %s', (method, outcome) => expect(after(0, {}, { method })).toBe(outcome))

test.each([
  ['5 MB less what surrounds it', 'x'.repeat(5 * 1024 * 1024 - 100), refused],
  ['more than 5 MB', 'x'.repeat(5 * 1024 * 1024), 'sent'],
  ['more than 5 MB in bytes', '错'.repeat(2 * 1024 * 1024), 'sent'],
])('repeat guard, %s: %#', (_name, body, outcome) => expect(after(0, {}, { body })).toBe(outcome))

test('a request without data is guarded as well', () => {
  expect(after(0, {}, { body: undefined })).toBe(refused)
})

test('a request that failed may be repeated at once', () => {
  const guard = createRepeatGuard(() => 0)
  guard.enter(save)?.()
  expect(guard.enter(save)).toBeDefined()
  expect(guard.enter(save)).toBeUndefined()
})

test('requests that differ are forgotten after their second', () => {
  let time = 0
  const guard = createRepeatGuard(() => time)
  for (let no = 0; no < 1000; no += 1) {
    time += 10
    guard.enter({ ...save, body: { no } })
  }
  expect(guard.enter({ ...save, body: { no: 0 } })).toBeDefined()
})
