import { expect, test, vi } from 'vitest'
import { createPresses } from './presses.ts'

/** Presses at a time that the test sets, and what was started. */
function presses() {
  const time = { ms: 0 }
  const press = createPresses(() => time.ms)
  let count = 0
  const start = vi.fn<() => Promise<number>>(async () => (count += 1))
  return { press, start, time }
}

test('the same wish is taken once while it is under way, however long that takes', async () => {
  const { press, time } = presses()
  const { promise, resolve } = Promise.withResolvers<string>()
  const start = vi.fn<() => Promise<string>>(() => promise)
  const first = press({ id: '1' }, start)
  time.ms = 5000
  const second = press({ id: '1' }, start)
  resolve('done')
  expect([await first, await second, start.mock.calls.length]).toEqual(['done', 'done', 1])
})

test('an impatient second press after a quick success is part of the first, one a second later is another', async () => {
  const { press, start, time } = presses()
  await press({ id: '1' }, start)
  time.ms = 999
  expect(await press({ id: '1' }, start)).toBe(1)
  time.ms = 1000
  expect(await press({ id: '1' }, start)).toBe(2)
})

test('what failed is tried again at once', async () => {
  const { press, start } = presses()
  start.mockRejectedValueOnce(new Error('no'))
  await expect(press({ id: '1' }, start)).rejects.toThrow('no')
  expect(await press({ id: '1' }, start)).toBe(1)
})

test.each([
  ['records', { id: '1' }, { id: '2' }],
  ['files', { file: new Blob(['a']) }, { file: new Blob(['a']) }],
  ['things to do', () => 1, () => 1],
  ['nothing and something', undefined, null],
])('other %s are other wishes', async (_what, one, other) => {
  const { press, start } = presses()
  await press(one, start)
  expect(await press(other, start)).toBe(2)
})
