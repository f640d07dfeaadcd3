import { expect, test } from 'vitest'
import { addMonths, endOfMonth } from './calendar.ts'

test.each([
  ['2024-02-01', '2024-02-29'],
  ['2026-02-28', '2026-02-28'],
  ['2000-02-29', '2000-02-29'],
  ['1900-02-01', '1900-02-28'],
  ['2025-01-31', '2025-01-31'],
  ['2025-04-01', '2025-04-30'],
  ['2025-12-15', '2025-12-31'],
])('the month of %s ends on %s', (date, end) => {
  expect(endOfMonth(date)).toBe(end)
})

test.each(['2025-02-29', '2025-3-1', ''])('%s has no month', (date) => {
  expect(() => endOfMonth(date)).toThrow(RangeError)
})

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-11-15', 2, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-03-31', -13, '2025-02-28'],
])('%s and %i months is %s', (date, months, then) => {
  expect(addMonths(date, months)).toBe(then)
})
