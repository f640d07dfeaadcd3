import type { ListedMonth } from '@yuncang/shared/nouns/month-close/contract'
import { monthTasks, monthWaitsFor } from '@yuncang/shared/nouns/month-close/rules'
import { listSearch, oneOf, searchOf, text, type Found } from '../../lib/list-search.ts'

/** What the list of months keeps in its address. */
export const monthSearch = searchOf({ ...listSearch, name: text, waits: oneOf(monthTasks) })
export type MonthSearch = Found<typeof monthSearch>

/** The months that wait for what is asked for. */
export const monthsOf = (
  { waits }: Pick<MonthSearch, 'waits'>,
  months: ListedMonth[],
): ListedMonth[] =>
  waits === undefined ? months : months.filter((month) => monthWaitsFor(waits, month))
