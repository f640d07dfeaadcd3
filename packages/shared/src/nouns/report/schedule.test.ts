import { expect, test } from 'vitest'
import { toWireTime } from '../../kernel/calendar.ts'
import { nextDue, rangeOn, type Schedule } from './schedule.ts'

const at: Schedule = { rhythm: 'daily', weekday: 1, monthDay: 1, hour: 8 }
const weekly = (weekday: number): Schedule => ({ ...at, rhythm: 'weekly', weekday })
const monthly = (monthDay: number): Schedule => ({ ...at, rhythm: 'monthly', monthDay })

// 2026-11-24 is a Tuesday; 08:00 in Shanghai is 00:00 UTC.
test.each([
  ['today, while the hour is ahead', at, '2026-11-23T23:59:59.999Z', '2026-11-24 08:00:00'],
  ['tomorrow, from its very hour on', at, '2026-11-24T00:00:00.000Z', '2026-11-25 08:00:00'],
  ['by the day in Shanghai', { ...at, hour: 0 }, '2026-11-24T15:59:00.000Z', '2026-11-25 00:00:00'],
  ['later this week', weekly(5), '2026-11-24T00:00:00.000Z', '2026-11-27 08:00:00'],
  ['on Sunday', weekly(7), '2026-11-24T00:00:00.000Z', '2026-11-29 08:00:00'],
  ['next Monday', weekly(1), '2026-11-24T00:00:00.000Z', '2026-11-30 08:00:00'],
  ['the same weekday, before', weekly(2), '2026-11-23T23:00:00.000Z', '2026-11-24 08:00:00'],
  ['the same weekday, after', weekly(2), '2026-11-24T01:00:00.000Z', '2026-12-01 08:00:00'],
  ['later this month', monthly(30), '2026-11-24T01:00:00.000Z', '2026-11-30 08:00:00'],
  ['next month', monthly(1), '2026-11-24T01:00:00.000Z', '2026-12-01 08:00:00'],
  [
    'the last day of a month without the 31st',
    monthly(31),
    '2026-11-24T01:00:00.000Z',
    '2026-11-30 08:00:00',
  ],
  ['the 31st again after the 30th', monthly(31), '2026-11-30T00:00:00.000Z', '2026-12-31 08:00:00'],
  ['the end of February', monthly(31), '2027-01-31T00:00:00.000Z', '2027-02-28 08:00:00'],
  ['the leap day', monthly(30), '2028-01-31T00:00:00.000Z', '2028-02-29 08:00:00'],
  ['over the end of the year', monthly(15), '2026-12-31T15:00:00.000Z', '2027-01-15 08:00:00'],
])('a report is due %s', (_, schedule, after, due) => {
  expect(toWireTime(nextDue(schedule, after))).toBe(due)
})

test.each([
  ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
  ['last7Days', '2026-11-24', '2026-11-17', '2026-11-23'],
  ['last30Days', '2026-03-01', '2026-01-30', '2026-02-28'],
  ['thisMonth', '2026-11-24', '2026-11-01', '2026-11-24'],
  ['lastMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['lastMonth', '2028-03-31', '2028-02-01', '2028-02-29'],
  ['thisYear', '2026-11-24', '2026-01-01', '2026-11-24'],
  ['last12Months', '2026-11-30', '2025-11-01', '2026-10-31'],
] as const)('on its day %s of %s is %s to %s', (range, day, dateFrom, dateTo) => {
  expect(rangeOn(range, day)).toEqual({ dateFrom, dateTo })
})
