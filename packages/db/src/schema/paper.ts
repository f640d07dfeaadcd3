import type { Locale } from '@yuncang/shared/kernel/messages/types'
import type { PaperKind } from '@yuncang/shared/nouns/paper/rules'
import type { Kit } from './columns.ts'

export const paperTables = (c: Kit) => ({
  /** Each copy of a paper that somebody printed: who, when, and which bytes (docs/domain/papers.md#copies). */
  paperCopy: c.tenantTable(
    'paper_copy',
    {
      id: c.id(),
      paper: c.text().$type<PaperKind>().notNull(),
      businessId: c.text().notNull(),
      /** From 1 without a gap, by paper and record. */
      times: c.int().notNull(),
      locale: c.text().$type<Locale>().notNull(),
      pages: c.int().notNull(),
      sha256: c.text().notNull(),
      userId: c.text().notNull(),
      realName: c.text().notNull(),
      time: c.time().notNull(),
    },
    (t) => [c.uniqueIndex('paper_copy_uq').on(t.tenantNode, t.paper, t.businessId, t.times)],
    {
      appendOnly: true,
      rows: {
        follows: ['inboundOrder', 'outboundOrder', 'contract', 'bill', 'customer'],
        by: 'businessId',
      },
    },
  ),
})
