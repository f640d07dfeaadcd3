import { revenueKeys, throughputKeys, usualRange } from '@yuncang/shared/nouns/report/rules'
import { today } from '@yuncang/shared/kernel/calendar'
import {
  type Found,
  listSearch,
  number,
  oneOf,
  searchOf,
  sortOf,
  text,
} from '../../lib/list-search.ts'

/* What the reports keep in their addresses; a report without days looks at the year until now. */

const range = { dateFrom: text, dateTo: text }
const whose = { customerId: text, recPay: number }

export const revenueSearch = searchOf({
  ...listSearch,
  ...range,
  customerId: text,
  by: oneOf(revenueKeys),
})
export const debtSearch = searchOf({ ...listSearch, ...whose })
export const throughputSearch = searchOf({ ...listSearch, ...range, by: oneOf(throughputKeys) })
export const plainReportSearch = searchOf(listSearch)
export const differenceSearch = searchOf({ ...listSearch, ...range, customerId: text })

export type RevenueSearch = Found<typeof revenueSearch>

type Range = { dateFrom?: string | undefined; dateTo?: string | undefined }

/** The days that a report is about. */
export function rangeOf({ dateFrom, dateTo }: Range): { dateFrom: string; dateTo: string } {
  const usual = usualRange(today(new Date().toISOString()))
  return { dateFrom: dateFrom ?? usual.dateFrom, dateTo: dateTo ?? usual.dateTo }
}

/** Page and order of a report that is sorted by these columns. */
export const pageOf = <K extends string>(
  sortable: readonly K[],
  search: { current: number; size: number; ascs?: string[]; descs?: string[] },
) => ({ current: search.current, size: search.size, ...sortOf(sortable, search) })

export const recPayOf = ({ recPay }: { recPay?: number | undefined }): 1 | 2 =>
  recPay === 2 ? 2 : 1
