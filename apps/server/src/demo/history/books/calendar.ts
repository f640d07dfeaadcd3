import { addDays, addMonths, endOfMonth, today } from '@yuncang/shared/kernel/calendar'
import { periodOf } from '@yuncang/shared/nouns/bill/rules'
import { atWork, dayMs } from '../../working-hours.ts'

/* The months of the books in a story: closed ones, the one that is being billed, and what came after it. */

/** A month of the books: its number yyyyMM and its days. */
export type Month = { readonly period: string; readonly from: string; readonly to: string }

/** A month is over for so long when its bills are being worked on, and those before it are closed. */
const daysToClose = 10
/** The first month begins late, so that few months are told of for many that are closed. */
const firstDay = 12

const dayOf = (time: number): string => today(new Date(time).toISOString())
const monthOf = (day: string): Month => {
  const from = `${day.slice(0, 7)}-01`
  return { period: periodOf(day), from, to: endOfMonth(from) }
}

/** The month that is being billed at an instant. */
export const billedMonth = (end: number): Month =>
  monthOf(addMonths(`${dayOf(end - daysToClose * dayMs).slice(0, 7)}-01`, -1))

/** When a story begins that has so many closed months before the one that is being billed. */
export function startOf(end: number, closedMonths: number): number {
  const from = addMonths(billedMonth(end).from, -closedMonths)
  return atWork(Date.parse(`${addDays(from, firstDay - 1)}T00:00:00.000Z`))
}

/** The months that are over at the end of a story, each with the hour at which its books are begun with. */
export function* monthsOver(
  start: number,
  end: number,
): Generator<{ readonly month: Month; readonly time: number }> {
  for (let month = monthOf(dayOf(start)); ; month = monthOf(addDays(month.to, 1))) {
    // A few hours after the doors have opened.
    const time = atWork(Date.parse(`${addDays(month.to, 1)}T02:00:00.000Z`), 90 * 60_000)
    if (time > end) return
    yield { month, time }
  }
}

/** The month in which a story ends. */
export const runningMonth = (end: number): Month => monthOf(dayOf(end))
