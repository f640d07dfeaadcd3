import { type Found, listSearch, number, searchOf, sortOf, text } from '../../lib/list-search.ts'

const sortable = ['status', 'createTime', 'updateTime'] as const

/** What the list of requests keeps in its address. */
export const requirementSearch = searchOf({
  ...listSearch,
  title: text,
  status: number,
  /** The page from which somebody asks: a form for it is open at once. */
  from: text,
})
export type RequirementSearch = Found<typeof requirementSearch>

export const queryOf = ({ view: _view, from: _from, ...search }: RequirementSearch) => ({
  ...search,
  ...sortOf(sortable, search),
})
