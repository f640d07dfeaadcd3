import { expect, test } from 'vitest'
import { manualTimers } from '../../../../tests/support/timers.ts'
import { createReclickLock } from './reclick-lock.ts'

test.each([
  [undefined, 2999, 1],
  [undefined, 3000, 2],
  [500, 499, 1],
  [500, 500, 2],
])(
  'preventReClick: locked for %s ms, pressed again after %i ms: %i times',
  async (lockMs, wait, times) => {
    const timers = manualTimers()
    const lock = createReclickLock(lockMs, timers)
    let done = 0
    lock.press(() => (done += 1))
    lock.press(() => (done += 1))
    expect([done, lock.isLocked()]).toEqual([1, true])
    await timers.advance(wait)
    lock.press(() => (done += 1))
    expect(done).toBe(times)
  },
)

test('a press that fails locks as well', async () => {
  const timers = manualTimers()
  const lock = createReclickLock(3000, timers)
  const states: boolean[] = []
  const forget = lock.subscribe(() => states.push(lock.isLocked()))
  expect(() =>
    lock.press(() => {
      throw new Error('no')
    }),
  ).toThrow('no')
  await timers.advance(3000)
  forget()
  lock.press(() => {})
  expect(states).toEqual([true, false])
})
