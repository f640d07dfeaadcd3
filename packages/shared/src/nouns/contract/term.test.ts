import { expect, test } from 'vitest'
import { renewalFault, termAfter, termFrom, termOfRenewal } from './term.ts'

test.each([
  ['a leap year', '2024-01-01', '2024-12-31', '2025-01-01', '2025-12-31'],
  ['the year before one', '2027-01-01', '2027-12-31', '2028-01-01', '2028-12-31'],
  ['a year within the month', '2026-03-15', '2027-03-14', '2027-03-15', '2028-03-14'],
  ['two years', '2025-01-01', '2026-12-31', '2027-01-01', '2028-12-31'],
  ['half a year', '2026-07-01', '2026-12-31', '2027-01-01', '2027-06-30'],
  ['ten days', '2026-02-20', '2026-03-01', '2026-03-02', '2026-03-11'],
  ['no whole month', '2026-01-10', '2026-03-20', '2026-03-21', '2026-05-29'],
])('%s is followed by as long a term', (_what, startDate, endDate, from, until) => {
  const next = { startDate: from, endDate: until }
  expect(termFrom(from, { startDate, endDate })).toEqual(next)
  expect(termOfRenewal({ startDate, endDate })).toEqual(next)
})

const ofOld = { contractNo: 'HT-1', startDate: '2026-01-01', endDate: '2026-12-31' }
test.each([
  ['on the last day of the old one', '2026-12-31', '2027-12-31', 'startDate', 'renewalOverlaps'],
  ['the day after, and ends before that', '2027-01-01', '2026-12-31', 'endDate', 'datesReversed'],
])('a renewal that begins %s is refused by field', (_what, startDate, endDate, field, reason) => {
  const fault = renewalFault({ startDate, endDate }, ofOld)
  expect(fault).toMatchObject({ field, reason: `contract.${reason}` })
})

test.each([
  ['2027-01-01', '2027-01-01'],
  ['2027-01-01', ''],
  ['', '2027-01-01'],
])(
  'a renewal from %j to %j is not refused: one day, or a day that is still to be chosen',
  (startDate, endDate) => {
    expect(renewalFault({ startDate, endDate }, ofOld)).toBeUndefined()
  },
)

test('the next term begins with the day after, or today when that has passed', () => {
  const old = { startDate: '2024-01-01', endDate: '2024-12-31' }
  expect(termAfter(old, '2024-12-01')).toEqual({ startDate: '2025-01-01', endDate: '2025-12-31' })
  expect(termAfter(old, '2026-11-21')).toEqual({ startDate: '2026-11-21', endDate: '2027-11-20' })
})
