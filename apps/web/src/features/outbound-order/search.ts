import { z } from 'zod'
import { listSearch, number, sortOf, text } from '../../lib/list-search.ts'

const sortable = ['orderNo', 'masterBillNo', 'pickDate', 'createTime', 'totalQty'] as const

/** What the list of outbound orders keeps in its address. */
export const outboundSearch = z.object({
  ...listSearch,
  masterBillNo: text,
  customerId: text,
  outboundStatus: number,
  pickDateFrom: text,
  pickDateTo: text,
  moveDate: text,
})
export type OutboundSearch = z.output<typeof outboundSearch>

/** What the server is asked for. */
export const queryOf = ({ view: _view, ...search }: OutboundSearch) => ({
  ...search,
  ...sortOf(sortable, search),
})
