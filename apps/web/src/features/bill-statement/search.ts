import { addDays, endOfMonth, today } from '@yuncang/shared/kernel/calendar'
import { type Found, listSearch, searchOf, sortOf, text } from '../../lib/list-search.ts'

/** What a statement keeps in its address. */
export const statementSearch = searchOf({
  ...listSearch,
  customerId: text,
  currency: text,
  dateFrom: text,
  dateTo: text,
})
export type StatementSearch = Found<typeof statementSearch>

const sortable = ['day'] as const

/** The account that a statement is of: in CNY, from the first of the last month until today, unless somebody says otherwise. */
export function accountOf({ currency = 'CNY', dateFrom, dateTo }: Partial<StatementSearch>) {
  const day = today(new Date().toISOString())
  const beforeThisMonth = addDays(endOfMonth(day), -Number(endOfMonth(day).slice(8)))
  return {
    currency,
    dateFrom: dateFrom ?? `${beforeThisMonth.slice(0, 8)}01`,
    dateTo: dateTo ?? day,
  }
}

/** What the server is asked for; `customerId` is the customer that somebody belongs to or has chosen. */
export const queryOf = (search: StatementSearch, customerId: string | undefined) => ({
  ...accountOf(search),
  customerId,
  current: search.current,
  size: search.size,
  ...sortOf(sortable, search),
})
