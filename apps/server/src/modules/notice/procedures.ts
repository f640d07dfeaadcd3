import { notice } from '@yuncang/shared/nouns/notice/contract'
import { member, router } from '../../trpc/operation.ts'
import { get, markAllRead, markRead, page, unread } from './service/read.ts'
import { test } from './service/test-notice.ts'

export const noticeProcedures = router({
  page: member.query(notice.page, page),
  get: member.query(notice.get, get),
  unread: member.query(notice.unread, unread),
  markRead: member.mutation(notice.markRead, markRead),
  markAllRead: member.mutation(notice.markAllRead, markAllRead),
  test: member.mutation(notice.test, test),
})
