import { flag, type Found, listSearch, searchOf, sortOf, text } from '../../lib/list-search.ts'

const sortable = ['title', 'activeRoute', 'createTime', 'updateTime'] as const

/** What the list of notes keeps in its address. */
export const instructionSearch = searchOf({
  ...listSearch,
  title: text,
  activeRoute: text,
  status: flag,
})
export type InstructionSearch = Found<typeof instructionSearch>

/** The page that notes are written about. */
export const noteSearch = searchOf({
  activeRoute: (value: unknown) => text(value) ?? '/wel/index',
})

export const queryOf = ({ view: _view, ...search }: InstructionSearch) => ({
  ...search,
  ...sortOf(sortable, search),
})
