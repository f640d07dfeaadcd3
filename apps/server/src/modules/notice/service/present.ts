import type { NoticeRecord } from '@yuncang/shared/nouns/notice/contract'
import { broadcast, wordsOf } from '@yuncang/shared/nouns/notice/sentences'
import type { Locale } from '@yuncang/shared/kernel/messages/types'
import type { NoticeRow } from '../repo.ts'

/** A notice in the language of whoever looks at it. */
export const present = (
  row: NoticeRow & { readTime?: string | null },
  locale: Locale,
): NoticeRecord => ({
  ...wordsOf(locale, row),
  id: row.id,
  lhTenantNode: row.tenantNode,
  allTenant: row.kind === broadcast,
  module: row.module,
  businessId: row.businessId,
  masterBillNo: row.masterBillNo,
  time: row.time,
  state: row.doneTime !== null ? 'done' : row.readTime ? 'read' : 'unread',
})
