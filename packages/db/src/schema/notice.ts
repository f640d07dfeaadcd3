import type { WordedParams } from '@yuncang/shared/kernel/messages/types'
import type { Kit } from './columns.ts'

/** What somebody has to know or to do, and who has seen it (docs/domain/records.md#notices). */
export const noticeTables = (c: Kit) => ({
  notice: c.tenantTable(
    'notice',
    {
      id: c.id(),
      /** Those who hold this permission, or one person. */
      audience: c.text().notNull(),
      userId: c.text(),
      /** What happened, a key of the sentences. */
      kind: c.text().notNull(),
      params: c.json<WordedParams>().notNull(),
      module: c.text().notNull(),
      businessId: c.text().notNull(),
      masterBillNo: c.text().notNull(),
      time: c.time().notNull(),
      /** When what it asked for was done by anybody. */
      doneTime: c.time(),
    },
    (t) => [
      c.index('notice_audience_ix').on(t.tenantNode, t.audience, t.time),
      c.index('notice_user_ix').on(t.tenantNode, t.userId, t.time),
      c.index('notice_business_ix').on(t.tenantNode, t.businessId),
    ],
  ),
  noticeRead: c.tenantTable(
    'notice_read',
    { noticeId: c.text().notNull(), userId: c.text().notNull(), time: c.time().notNull() },
    (t) => [c.uniqueIndex('notice_read_uq').on(t.tenantNode, t.noticeId, t.userId)],
  ),
})
