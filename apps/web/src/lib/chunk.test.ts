import { expect, test } from 'vitest'
import { manualTimers } from '../../../../tests/support/timers.ts'
import { loadChunk } from './chunk.ts'

test('a script that comes in time is what was asked for, and no timer stays', async () => {
  const timers = manualTimers()
  expect(await loadChunk(() => Promise.resolve({ Home: 1 }), timers)).toEqual({ Home: 1 })
  expect(timers.count()).toBe(0)
})

test('a script that cannot be loaded fails as it failed', async () => {
  const failure = new TypeError('Failed to fetch dynamically imported module')
  await expect(loadChunk(() => Promise.reject(failure), manualTimers())).rejects.toBe(failure)
})

test.each([
  [119_999, 'waits'],
  [120_000, '页面加载超时，请检查网络后刷新重试'],
])('a script that does not come, after %i ms: %s', async (ms, outcome) => {
  const timers = manualTimers()
  let seen = 'waits'
  loadChunk(() => new Promise(() => {}), timers).catch((error: Error) => (seen = error.message))
  await timers.advance(ms)
  expect(seen).toBe(outcome)
})
