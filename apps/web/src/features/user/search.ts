import { listSearch, number, sortOf, text, searchOf, type Found } from '../../lib/list-search.ts'

const sortable = ['account', 'realName', 'createTime'] as const

/** What the list of users keeps in its address. */
export const userSearch = searchOf({
  ...listSearch,
  account: text,
  realName: text,
  roleCode: text,
  status: number,
})
export type UserSearch = Found<typeof userSearch>

const states = [0, 1, 2] as const

export const userQuery = ({ view: _view, status, ...search }: UserSearch) => ({
  ...search,
  ...sortOf(sortable, search),
  status: states.find((each) => each === status),
})
