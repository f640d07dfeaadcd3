import {
  addDays,
  addMonths,
  daysBetween,
  endOfMonth,
  fromWireTime,
  today,
} from '../../kernel/calendar.ts'

/** How often a report goes out by mail (docs/domain/reports.md#by-mail). */
export const rhythms = ['daily', 'weekly', 'monthly'] as const
export type Rhythm = (typeof rhythms)[number]

export type Schedule = {
  readonly rhythm: Rhythm
  /** 1 Monday to 7 Sunday, of a weekly one. */
  readonly weekday: number
  /** 1 to 31, of a monthly one; the last day of a month that is shorter. */
  readonly monthDay: number
  /** 0 to 23, as clocks show it in Asia/Shanghai. */
  readonly hour: number
}

/**
 * The first instant after another at which a report is due. What was missed while nobody ran is not caught up: a report
 * tells how things stand, and the next one says it too.
 */
export function nextDue(schedule: Schedule, after: string): string {
  const day = today(after)
  const first = dueOn(schedule, firstDay(schedule, day))
  return first > after ? first : dueOn(schedule, laterDay(schedule, day))
}

/** The first day from another on that the rhythm names; of a month, the day in that very month. */
function firstDay({ rhythm, weekday, monthDay }: Schedule, day: string): string {
  if (rhythm === 'daily') return day
  if (rhythm === 'weekly') return addDays(day, (weekday - weekdayOf(day) + 7) % 7)
  return inMonth(day, monthDay)
}

function laterDay(schedule: Schedule, day: string): string {
  if (schedule.rhythm === 'daily') return addDays(day, 1)
  if (schedule.rhythm === 'weekly') return addDays(firstDay(schedule, day), 7)
  return inMonth(addMonths(`${day.slice(0, 8)}01`, 1), schedule.monthDay)
}

const dueOn = ({ hour }: Schedule, day: string): string =>
  fromWireTime(`${day} ${String(hour).padStart(2, '0')}:00:00`)

function inMonth(day: string, monthDay: number): string {
  const last = Number(endOfMonth(day).slice(8))
  return `${day.slice(0, 8)}${String(Math.min(monthDay, last)).padStart(2, '0')}`
}

const aMonday = '2024-01-01'
/** 1 Monday to 7 Sunday. */
const weekdayOf = (day: string): number => (((daysBetween(aMonday, day) % 7) + 7) % 7) + 1

/** The days that a report tells of, as seen from the day on which it goes out: fixed ones would soon be old. */
export const relativeRanges = [
  'yesterday',
  'last7Days',
  'last30Days',
  'thisMonth',
  'lastMonth',
  'thisYear',
  'last12Months',
] as const
export type RelativeRange = (typeof relativeRanges)[number]

/** The first and the last day of a range; one of past days ends yesterday, as today is not over. */
export function rangeOn(range: RelativeRange, day: string): { dateFrom: string; dateTo: string } {
  const yesterday = addDays(day, -1)
  const firstOfMonth = `${day.slice(0, 8)}01`
  const endOfLastMonth = addDays(firstOfMonth, -1)
  switch (range) {
    case 'yesterday':
      return { dateFrom: yesterday, dateTo: yesterday }
    case 'last7Days':
      return { dateFrom: addDays(day, -7), dateTo: yesterday }
    case 'last30Days':
      return { dateFrom: addDays(day, -30), dateTo: yesterday }
    case 'thisMonth':
      return { dateFrom: firstOfMonth, dateTo: day }
    case 'lastMonth':
      return { dateFrom: `${endOfLastMonth.slice(0, 8)}01`, dateTo: endOfLastMonth }
    case 'thisYear':
      return { dateFrom: `${day.slice(0, 4)}-01-01`, dateTo: day }
    case 'last12Months':
      return { dateFrom: addMonths(firstOfMonth, -12), dateTo: endOfLastMonth }
  }
}
