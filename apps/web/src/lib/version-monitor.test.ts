import { expect, test } from 'vitest'
import { manualTimers } from '../../../../tests/support/timers.ts'
import { startVersionMonitor, versionIn } from './version-monitor.ts'

const interval = 300_000

function monitor(...versions: (string | null | Error)[]) {
  const timers = manualTimers()
  const seen = { looks: 0, asked: 0, reloads: 0 }
  let answer: (isWanted: boolean) => void = () => {}
  const stop = startVersionMonitor({
    timers,
    readVersion() {
      const version = versions[Math.min(seen.looks, versions.length - 1)]!
      seen.looks += 1
      return version instanceof Error ? Promise.reject(version) : Promise.resolve(version)
    },
    ask() {
      seen.asked += 1
      return new Promise((resolve) => (answer = resolve))
    },
    reload: () => void (seen.reloads += 1),
  })
  return {
    seen,
    stop,
    timers,
    say: async (isWanted: boolean) => {
      answer(isWanted)
      await timers.settle()
    },
  }
}

test('looks at once and every five minutes, and is quiet while nothing changes', async () => {
  const { seen, timers } = monitor('a')
  await timers.advance(interval - 1)
  expect(seen.looks).toBe(1)
  await timers.advance(1)
  expect(seen.looks).toBe(2)
  await timers.advance(10 * interval)
  expect(seen).toEqual({ looks: 12, asked: 0, reloads: 0 })
})

test('asks once when the page has changed, and reloads when that is wanted', async () => {
  const { seen, timers, say } = monitor('a', 'b', 'c')
  await timers.advance(interval)
  expect(seen).toMatchObject({ asked: 1, reloads: 0 })
  await timers.advance(3 * interval)
  expect(seen).toMatchObject({ looks: 5, asked: 1 })
  await say(true)
  expect(seen.reloads).toBe(1)
})

test('asks again after a later', async () => {
  const { seen, timers, say } = monitor('a', 'b')
  await timers.advance(interval)
  await say(false)
  expect(seen).toMatchObject({ asked: 1, reloads: 0 })
  await timers.advance(interval)
  expect(seen.asked).toBe(2)
})

test.each([
  ['a failure', ['a', new Error('offline'), 'a']],
  ['no version', ['a', null, 'a']],
  ['a failure at first', [new Error('offline'), 'a', 'a']],
  ['never a version', [null]],
])('%s is no change', async (_name, versions) => {
  const { seen, timers } = monitor(...versions)
  await timers.advance(4 * interval)
  expect(seen).toMatchObject({ looks: 5, asked: 0 })
})

test('ends when it is told to, even in the middle of a look', async () => {
  const { seen, stop, timers } = monitor('a', 'b')
  stop()
  await timers.advance(3 * interval)
  expect(seen).toEqual({ looks: 1, asked: 0, reloads: 0 })
  expect(timers.count()).toBe(0)
})

test.each([
  [{ etag: 'W/"1"', 'last-modified': 'Sat' }, 'W/"1"'],
  [{ 'last-modified': 'Sat' }, 'Sat'],
  [{}, null],
])('headers %j say %s', (headers, version) => {
  expect(versionIn(new Headers(headers as Record<string, string>))).toBe(version)
})
