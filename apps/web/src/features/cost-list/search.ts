import { z } from 'zod'
import { flag, listSearch, sortOf, text } from '../../lib/list-search.ts'

const sortable = ['name', 'createTime', 'updateTime'] as const

/** What the list of cost lists keeps in its address. */
export const costListSearch = z.object({
  ...listSearch,
  name: text,
  customerId: text,
  status: flag,
})
export type CostListSearch = z.output<typeof costListSearch>

/** What the server is asked for. */
export const queryOf = ({ view: _view, ...search }: CostListSearch) => ({
  ...search,
  ...sortOf(sortable, search),
})
