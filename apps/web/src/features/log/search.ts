import {
  flag,
  listSearch,
  number,
  sortOf,
  text,
  searchOf,
  type Found,
  oneOf,
} from '../../lib/list-search.ts'

/* What the lists of logs keep in their addresses, and what the server is asked for. */

export const usualSearch = searchOf({ ...listSearch, operation: text, account: text })
export type UsualSearch = Found<typeof usualSearch>
export const usualQuery = ({ view: _view, ...search }: UsualSearch) => ({
  ...search,
  ...sortOf(['createTime'] as const, search),
})

export const apiSearch = searchOf({
  ...listSearch,
  url: text,
  account: text,
  requestId: text,
  statusFrom: number,
})
export type ApiSearch = Found<typeof apiSearch>
export const apiQuery = ({ view: _view, ...search }: ApiSearch) => ({
  ...search,
  ...sortOf(['createTime', 'costMs'] as const, search),
})

export const errorSearch = searchOf({ ...listSearch, message: text, url: text, solveStatus: flag })
export type ErrorSearch = Found<typeof errorSearch>
export const errorQuery = ({ view: _view, ...search }: ErrorSearch) => ({
  ...search,
  ...sortOf(['createTime', 'time'] as const, search),
})

const kinds = ['signIn', 'signOut', 'failed'] as const
export const loginSearch = searchOf({
  ...listSearch,
  account: text,
  kind: oneOf(kinds),
})
export type LoginSearch = Found<typeof loginSearch>
export const loginQuery = ({ view: _view, ...search }: LoginSearch) => ({
  ...search,
  ...sortOf(['time'] as const, search),
})
