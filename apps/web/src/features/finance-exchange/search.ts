import {
  code,
  type Found,
  listSearch,
  number,
  searchOf,
  sortOf,
  text,
} from '../../lib/list-search.ts'

/** What the list of exchanges keeps in its address. */
export const exchangeSearch = searchOf({ ...listSearch, billNo: text, kind: code, status: number })
export type ExchangeSearch = Found<typeof exchangeSearch>

const kinds = ['bill', 'reduction', 'withdrawal'] as const

const filtersOf = ({ billNo, kind, status }: ExchangeSearch) => ({
  billNo,
  kind: kinds.find((each) => each === kind),
  status,
})

/** What the server is asked for. */
export const queryOf = (search: ExchangeSearch) => ({
  ...filtersOf(search),
  current: search.current,
  size: search.size,
  ...sortOf(['createTime', 'amount'] as const, search),
})
