import type { Kit } from './columns.ts'

/** Articles of help (docs/domain/records.md#help-notes-and-requests). */
export const helpTables = (c: Kit) => ({
  /** Articles of the platform stand beside those of the tenant. */
  helpArticle: c.tenantTable(
    'help_article',
    {
      id: c.id(),
      briefInstructions: c.text().notNull(),
      /** Safe HTML: kernel/safe-html.ts of packages/shared. */
      details: c.text().notNull(),
      briefInstructionsEn: c.text().notNull(),
      detailsEn: c.text().notNull(),
      routes: c.json<string[]>().notNull(),
      sort: c.int().notNull(),
      isShow: c.flag().notNull(),
      ...c.tracked(),
    },
    (t) => [c.index('help_article_sort_ix').on(t.tenantNode, t.isDeleted, t.sort)],
    { platform: true },
  ),
})
