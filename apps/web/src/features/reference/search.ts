import { flag, listSearch, sortOf, text, searchOf, type Found } from '../../lib/list-search.ts'

const sortable = ['code', 'name', 'createTime', 'updateTime'] as const

/** What the short lists keep in their addresses. */
export const referenceSearch = searchOf({
  ...listSearch,
  name: text,
  code: text,
  forbiddenStatus: flag,
})
export type ReferenceSearch = Found<typeof referenceSearch>
export const referenceQuery = ({ view: _view, ...search }: ReferenceSearch) => ({
  ...search,
  ...sortOf(sortable, search),
})
