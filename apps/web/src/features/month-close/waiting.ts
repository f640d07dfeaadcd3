import type { ListedMonth } from '@yuncang/shared/nouns/month-close/contract'
import { monthWaitsFor } from '@yuncang/shared/nouns/month-close/rules'
import type { MonthSearch } from './search.ts'

/** The months that wait for what is asked for. */
export const monthsOf = (
  { waits }: Pick<MonthSearch, 'waits'>,
  months: ListedMonth[],
): ListedMonth[] =>
  waits === undefined ? months : months.filter((month) => monthWaitsFor(waits, month))
