import { z } from 'zod'
import { flag, listSearch, sortOf, text } from '../../lib/list-search.ts'

const sortable = ['customerCode', 'customerName', 'createTime', 'updateTime'] as const

/** What the list of customers keeps in its address. */
export const customerSearch = z.object({
  ...listSearch,
  customerName: text,
  socialCreditCode: text,
  isStop: flag,
})
export type CustomerSearch = z.output<typeof customerSearch>

/** What the server is asked for. */
export const queryOf = ({ view: _view, ...search }: CustomerSearch) => ({
  ...search,
  ...sortOf(sortable, search),
})
