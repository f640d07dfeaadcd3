import {
  flag,
  type Found,
  listSearch,
  number,
  searchOf,
  sortOf,
  text,
} from '../../lib/list-search.ts'

const sortable = ['name', 'createTime', 'updateTime'] as const

/** What the list of cost lists keeps in its address. */
export const costListSearch = searchOf({
  ...listSearch,
  name: text,
  customerId: text,
  status: flag,
})
export type CostListSearch = Found<typeof costListSearch>

/** What the server is asked for. */
export const queryOf = ({ view: _view, ...search }: CostListSearch) => ({
  ...search,
  ...sortOf(sortable, search),
})

/** The version of the billing rules that somebody came for. */
export const ruleSearch = searchOf({ ruleVersion: number })
