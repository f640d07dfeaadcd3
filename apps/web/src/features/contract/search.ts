import {
  code,
  type Found,
  listSearch,
  number,
  searchOf,
  sortOf,
  text,
} from '../../lib/list-search.ts'

const sortable = ['contractNo', 'startDate', 'endDate', 'createTime'] as const

/** What the list of contracts keeps in its address. */
export const contractSearch = searchOf({
  ...listSearch,
  contractNo: text,
  customerId: text,
  contractType: code,
  status: number,
  quotationStatus: number,
  endDateFrom: text,
  endDateTo: text,
})
export type ContractSearch = Found<typeof contractSearch>

/** What the server is asked for. */
export const queryOf = ({ view: _view, ...search }: ContractSearch) => ({
  ...search,
  ...sortOf(sortable, search),
})
