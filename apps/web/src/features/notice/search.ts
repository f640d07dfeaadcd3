import { z } from 'zod'
import { listSearch, sortOf, text } from '../../lib/list-search.ts'

const sortable = ['time'] as const
/** As in contracts/notice.ts, which does not come with the start. */
export const noticeStates = ['unread', 'read', 'done'] as const

/** What the list of notices keeps in its address. */
export const noticeSearch = z.object({
  ...listSearch,
  state: z.enum(noticeStates).optional().catch(undefined),
  module: text,
  masterBillNo: text,
})
export type NoticeSearch = z.output<typeof noticeSearch>

export const oneNoticeSearch = z.object({ id: text })

/** What the server is asked for. */
export const queryOf = ({ view: _view, ...search }: NoticeSearch) => ({
  ...search,
  ...sortOf(sortable, search),
})
