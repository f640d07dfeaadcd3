import { expect, test } from 'vitest'
import { isDue } from './keep-alive.ts'

const period = 6_000_000

test.each([
  ['in use, the time not yet over', period - 1, 10, false],
  ['in use, the time over', period, 10, true],
  ['nobody there since the last word', period * 2, 0, false],
  ['long away and back again', period * 3, period * 3 - 1, true],
])('%s', (_name, now, usedAt, due) => {
  expect(isDue(now, 0, usedAt)).toBe(due)
})
