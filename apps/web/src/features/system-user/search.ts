import { z } from 'zod'
import { listSearch, number, sortOf, text } from '../../lib/list-search.ts'

const sortable = ['account', 'realName', 'createTime'] as const

/** What the list of users keeps in its address. */
export const userSearch = z.object({
  ...listSearch,
  account: text,
  realName: text,
  roleCode: text,
  status: number,
})
export type UserSearch = z.output<typeof userSearch>

const states = [0, 1, 2] as const

export const userQuery = ({ view: _view, status, ...search }: UserSearch) => ({
  ...search,
  ...sortOf(sortable, search),
  status: states.find((each) => each === status),
})
