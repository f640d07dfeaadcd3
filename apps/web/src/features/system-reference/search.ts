import { z } from 'zod'
import { flag, listSearch, sortOf, text } from '../../lib/list-search.ts'

const sortable = ['code', 'name', 'createTime', 'updateTime'] as const

/** What the short lists keep in their addresses. */
export const referenceSearch = z.object({
  ...listSearch,
  name: text,
  code: text,
  forbiddenStatus: flag,
})
export type ReferenceSearch = z.output<typeof referenceSearch>
export const referenceQuery = ({ view: _view, ...search }: ReferenceSearch) => ({
  ...search,
  ...sortOf(sortable, search),
})
