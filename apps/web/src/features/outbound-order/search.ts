import { type Found, listSearch, number, searchOf, sortOf, text } from '../../lib/list-search.ts'

const sortable = ['orderNo', 'masterBillNo', 'pickDate', 'createTime', 'totalQty'] as const

/** What the list of outbound orders keeps in its address. */
export const outboundSearch = searchOf({
  ...listSearch,
  masterBillNo: text,
  plateNo: text,
  customerId: text,
  outboundStatus: number,
  pickDateFrom: text,
  pickDateTo: text,
  moveDate: text,
})
export type OutboundSearch = Found<typeof outboundSearch>

/** What the server is asked for. */
export const queryOf = ({ view: _view, ...search }: OutboundSearch) => ({
  ...search,
  ...sortOf(sortable, search),
})
