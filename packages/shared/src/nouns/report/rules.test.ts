import { expect, test } from 'vitest'
import { usualRange } from './rules.ts'

test.each([
  ['2026-11-23', '2025-12-01', '2026-11-30'],
  ['2026-12-31', '2026-01-01', '2026-12-31'],
  ['2028-02-29', '2027-03-01', '2028-02-29'],
  ['2025-01-01', '2024-02-01', '2025-01-31'],
])('on %s a report begins with the twelve months from %s to %s', (day, dateFrom, dateTo) => {
  expect(usualRange(day)).toEqual({ dateFrom, dateTo })
})
