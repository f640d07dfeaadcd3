import { z } from 'zod'
import { flag, listSearch, number, sortOf, text } from '../../lib/list-search.ts'

const sortable = ['orderNo', 'masterBillNo', 'expectDate', 'createTime', 'netWeight'] as const

/** What the list of orders keeps in its address. */
export const orderSearch = z.object({
  ...listSearch,
  masterBillNo: text,
  customerId: text,
  orderStatus: number,
  inboundType: text,
  bondedFlag: flag,
  expectDateFrom: text,
  expectDateTo: text,
  moveDate: text,
})
export type OrderSearch = z.output<typeof orderSearch>

/** What the server is asked for. */
export const queryOf = ({ view: _view, ...search }: OrderSearch) => ({
  ...search,
  ...sortOf(sortable, search),
})
