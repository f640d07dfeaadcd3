import { addDays, endOfMonth } from '../../kernel/calendar.ts'

/** What fees are added up by (docs/domain/reports.md#revenue). */
export const revenueKeys = ['fee', 'customer', 'bill', 'month'] as const
export type RevenueKey = (typeof revenueKeys)[number]

/** What movements are added up by. */
export const throughputKeys = ['day', 'week', 'month'] as const
export type ThroughputKey = (typeof throughputKeys)[number]

/** The last day of each age of stock, in days; older goods are in the last one. */
export const stockAges = [30, 90, 180] as const
/** The same of what a customer owes, in days after the day it was due. */
export const debtAges = [30, 60, 90] as const

/** The months that a report begins with: the running one and the eleven before it. */
export function usualRange(day: string): { dateFrom: string; dateTo: string } {
  const aYearAgo = `${Number(day.slice(0, 4)) - 1}${day.slice(4, 8)}01`
  return { dateFrom: addDays(endOfMonth(aYearAgo), 1), dateTo: endOfMonth(day) }
}

/** The most days that a report looks at: five years. */
export const daysAtMost = 1827
