import type { Kit } from './columns.ts'

/** Notes beside screens (docs/domain/records.md#help-notes-and-requests). */
export const instructionTables = (c: Kit) => ({
  instruction: c.tenantTable(
    'instruction',
    {
      id: c.id(),
      activeRoute: c.text().notNull(),
      title: c.text().notNull(),
      /** Safe HTML: kernel/safe-html.ts of packages/shared. */
      content: c.text().notNull(),
      /** nouns/instruction/rules.ts */
      status: c.flag().notNull(),
      author: c.text().notNull(),
      ...c.tracked(),
    },
    (t) => [
      c.index('instruction_route_ix').on(t.tenantNode, t.activeRoute, t.status),
      c.index('instruction_time_ix').on(t.tenantNode, t.isDeleted, t.createTime, t.id),
    ],
  ),
})
