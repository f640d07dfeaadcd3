import { addDays, endOfMonth } from '@yuncang/shared/kernel/calendar'

/** The first day of a month that is written yyyyMM; undefined for anything else. */
export const firstOf = (month: string | undefined): string | undefined =>
  month !== undefined && /^(19|[2-9]\d)\d\d(0[1-9]|1[0-2])$/.test(month)
    ? `${month.slice(0, 4)}-${month.slice(4)}-01`
    : undefined

export const monthOf = (day: string): string => day.slice(0, 7).replace('-', '')

/** The weeks of a month from Monday to Sunday; the first and the last are filled up from the months around it. */
export function weeksOf(first: string): string[][] {
  const sinceMonday = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7
  const weeks: string[][] = []
  for (let day = addDays(first, -sinceMonday); day <= endOfMonth(first); day = addDays(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(day, at)))
  return weeks
}
