import { flag, type Found, listSearch, searchOf, sortOf, text } from '../../lib/list-search.ts'

const sortable = ['customerCode', 'customerName', 'createTime', 'updateTime'] as const

/** What the list of customers keeps in its address. */
export const customerSearch = searchOf({
  ...listSearch,
  /** The import on screen. */
  importId: text,
  customerName: text,
  socialCreditCode: text,
  isStop: flag,
})
export type CustomerSearch = Found<typeof customerSearch>

/** What the server is asked for. */
export const queryOf = ({ view: _view, importId: _importId, ...search }: CustomerSearch) => ({
  ...search,
  ...sortOf(sortable, search),
})
