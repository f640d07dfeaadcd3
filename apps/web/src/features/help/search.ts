import { flag, type Found, listSearch, searchOf, sortOf, text } from '../../lib/list-search.ts'

const sortable = ['briefInstructions', 'sort', 'createTime', 'updateTime'] as const

/** What the list of articles keeps in its address. */
export const helpSearch = searchOf({ ...listSearch, briefInstructions: text, isShow: flag })
export type HelpSearch = Found<typeof helpSearch>

export const queryOf = ({ view: _view, ...search }: HelpSearch) => ({
  ...search,
  ...sortOf(sortable, search),
})
