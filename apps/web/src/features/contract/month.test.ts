import { expect, test } from 'vitest'
import { firstOf, monthOf, weeksOf } from './month.ts'

test('a month is shown in whole weeks from Monday on', () => {
  const weeks = weeksOf('2026-12-01')
  expect(weeks).toHaveLength(5)
  expect(weeks[0]).toEqual([
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
  ])
  expect(weeks.at(-1)?.at(-1)).toBe('2027-01-03')
  expect(weeksOf('2027-02-01')).toHaveLength(4)
})

test.each([
  ['202612', '2026-12-01'],
  ['202613', undefined],
  ['2026-12', undefined],
  [undefined, undefined],
])('month %s of an address begins on %s', (month, first) => {
  expect(firstOf(month)).toBe(first)
})

test('a day knows its month', () => {
  expect(monthOf('2026-12-31')).toBe('202612')
})
