import type { Priority } from '@yuncang/shared/nouns/requirement/rules'
import type { Kit } from './columns.ts'

/** Requests of users (docs/domain/records.md#help-notes-and-requests). */
export const requirementTables = (c: Kit) => ({
  requirement: c.tenantTable(
    'requirement',
    {
      id: c.id(),
      title: c.text().notNull(),
      content: c.text().notNull(),
      route: c.text().notNull(),
      priority: c.text().$type<Priority>().notNull(),
      /** nouns/requirement/rules.ts */
      status: c.int().notNull(),
      reply: c.text().notNull(),
      author: c.text().notNull(),
      ...c.tracked(),
    },
    (t) => [c.index('requirement_time_ix').on(t.tenantNode, t.isDeleted, t.createTime, t.id)],
  ),
})
