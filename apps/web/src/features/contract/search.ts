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
  /** The import on screen. */
  importId: text,
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
export const queryOf = ({ view: _view, importId: _importId, ...search }: ContractSearch) => ({
  ...search,
  ...sortOf(sortable, search),
})

/** The month of the calendar, yyyyMM; the present one when there is none. */
export const calendarSearch = searchOf({ month: code })

/** What a new contract begins with: for whom it is, or which contract is copied. */
export const newContractSearch = searchOf({ customerId: text, copy: text })
