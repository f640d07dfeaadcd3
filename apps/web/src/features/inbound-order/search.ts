import {
  flag,
  type Found,
  listSearch,
  number,
  searchOf,
  sortOf,
  text,
} from '../../lib/list-search.ts'

const sortable = ['orderNo', 'masterBillNo', 'expectDate', 'createTime', 'netWeight'] as const

/** What the list of orders keeps in its address. */
export const orderSearch = searchOf({
  ...listSearch,
  /** The import on screen. */
  importId: text,
  masterBillNo: text,
  customerId: text,
  orderStatus: number,
  inboundType: text,
  bondedFlag: flag,
  expectDateFrom: text,
  expectDateTo: text,
  moveDate: text,
  toCard: number,
  toSubmit: number,
})
export type OrderSearch = Found<typeof orderSearch>

/** What the server is asked for. */
export const queryOf = ({
  view: _view,
  importId: _importId,
  toCard,
  toSubmit,
  ...search
}: OrderSearch) => ({
  ...search,
  ...(toSubmit !== undefined && { toSubmit: 1 as const }),
  ...(toCard !== undefined && { toCard: 1 as const }),
  ...sortOf(sortable, search),
})
