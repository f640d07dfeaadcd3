import { type Found, listSearch, oneOf, searchOf, sortOf, text } from '../../lib/list-search.ts'

const sortable = ['time'] as const
/** As in nouns/notice/contract.ts, which does not come with the start. */
export const noticeStates = ['unread', 'read', 'done'] as const

/** What the list of notices keeps in its address. */
export const noticeSearch = searchOf({
  ...listSearch,
  state: oneOf(noticeStates),
  module: text,
  masterBillNo: text,
})
export type NoticeSearch = Found<typeof noticeSearch>

export const oneNoticeSearch = searchOf({ id: text })

/** What the server is asked for. */
export const queryOf = ({ view: _view, ...search }: NoticeSearch) => ({
  ...search,
  ...sortOf(sortable, search),
})
