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

const invitationSortable = ['account', 'createTime', 'expireTime'] as const

/** What the list of invitations keeps in its address. */
export const invitationSearch = searchOf({ ...listSearch, account: text, state: number })
export type InvitationSearch = Found<typeof invitationSearch>

const invitationStates = [1, 2, 3, 4] as const

export const invitationQuery = ({ view: _view, state, ...search }: InvitationSearch) => ({
  ...search,
  ...sortOf(invitationSortable, search),
  state: invitationStates.find((each) => each === state),
})
