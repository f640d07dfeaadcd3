import { expect, test } from 'vitest'
import { overdueOf } from './drafts.ts'

const day = 24 * 3_600_000
const now = 1_800_000_000_000
const entry = (owner: string, id: string, daysAgo: number) =>
  [[owner, 'order', id], { savedAt: now - daysAgo * day }] as const

test('drafts are let go after thirty days, whoever wrote them', () => {
  const all = [entry('a', '1', 29), entry('a', '2', 31), entry('b', '3', 31), entry('b', '4', 1)]
  expect(overdueOf(all, 'a', now).map((key) => key[2])).toEqual(['2', '3'])
})

test('the newest fifty of a person are kept, and nobody pushes out what another wrote', () => {
  const own = Array.from({ length: 52 }, (_, index) => entry('a', String(index), index / 10))
  const others = Array.from({ length: 60 }, (_, index) => entry('b', `b${index}`, index / 10))
  expect(overdueOf([...own, ...others], 'a', now).map((key) => key[2])).toEqual(['50', '51'])
})
