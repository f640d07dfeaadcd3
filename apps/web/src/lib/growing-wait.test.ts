import { expect, test } from 'vitest'
import { growingWait } from './growing-wait.ts'

test('waits longer as long as nothing changes, and begins anew when something does', () => {
  const wait = growingWait(1000, 3000)
  const some = {}
  expect([1, 2, 3, 4, 5].map((turn) => wait(turn, some))).toEqual([1000, 1500, 2250, 3000, 3000])
  expect(wait(6, {})).toBe(1000)
})

test('grows once for each look, however often it is asked', () => {
  const wait = growingWait(1000, 3000)
  const some = {}
  expect([1, 1, 2, 2, 2].map((turn) => wait(turn, some))).toEqual([1000, 1000, 1500, 1500, 1500])
})
