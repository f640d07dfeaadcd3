import { expect, test } from 'vitest'
import { isStoppedOn, isStoppedWithin, resumedFrom, stoppedFrom, turnsOf } from './stops.ts'

const line = { isStop: 0, stops: [] } as const
const on = (given: Parameters<typeof isStoppedOn>[0], ...days: string[]) =>
  days.map((day) => isStoppedOn(given, day))

test('a line is stopped from the day that is named, and prices again from the day that is named', () => {
  const stopped = stoppedFrom(line, '2026-03-10')
  expect(on(stopped, '2026-03-09', '2026-03-10', '2027-01-01')).toEqual([false, true, true])
  expect(stopped.isStop).toBe(1)
  const resumed = resumedFrom(stopped, '2026-04-01')
  expect(on(resumed, '2026-03-09', '2026-03-31', '2026-04-01')).toEqual([false, true, false])
  expect(resumed.isStop).toBe(0)
  expect(turnsOf(resumed)).toEqual(['2026-03-10', '2026-04-01'])
})

test('a later stop leaves the days of the earlier one as they were', () => {
  const again = stoppedFrom(
    resumedFrom(stoppedFrom(line, '2026-03-10'), '2026-04-01'),
    '2026-06-01',
  )
  expect(on(again, '2026-03-20', '2026-05-01', '2026-06-01')).toEqual([true, false, true])
  expect(stoppedFrom(again, '2026-07-01').stops).toEqual([
    { from: '2026-03-10', to: '2026-03-31' },
    { from: '2026-07-01', to: null },
  ])
})

test('a stop that is taken back before it began was none', () => {
  const stopped = stoppedFrom(line, '2026-03-10')
  expect(resumedFrom(stopped, '2026-03-10')).toEqual({ isStop: 0, stops: [] })
  expect(resumedFrom(stopped, '2026-03-01')).toEqual({ isStop: 0, stops: [] })
  expect(resumedFrom(line, '2026-03-01')).toEqual({ isStop: 0, stops: [] })
})

test('a line that was stopped before days were said is stopped on all of them until it is resumed', () => {
  const old = { isStop: 1 } as const
  expect(on(old, '2020-01-01', '2030-01-01')).toEqual([true, true])
  expect(on(resumedFrom(old, '2026-04-01'), '2026-03-31', '2026-04-01')).toEqual([true, false])
})

test('some days of a period may be stopped and others not', () => {
  const resumed = resumedFrom(stoppedFrom(line, '2026-03-10'), '2026-04-01')
  expect(isStoppedWithin(resumed, '2026-03-10', '2026-03-31')).toBe(true)
  expect(isStoppedWithin(resumed, '2026-03-09', '2026-03-31')).toBe(false)
  expect(isStoppedWithin(resumed, '2026-03-10', '2026-04-01')).toBe(false)
})
