import type {
  GridLayout,
  SavedSearch,
  ViewAudience,
} from '@yuncang/shared/nouns/saved-view/contract'
import { sql } from 'drizzle-orm'
import type { Kit } from './columns.ts'

/** Named views of lists, and how each person has a list. */
export const savedViewTables = (c: Kit) => ({
  savedView: c.tenantTable(
    'saved_view',
    {
      id: c.id(),
      listName: c.text().notNull(),
      name: c.text().notNull(),
      audience: c.text().$type<ViewAudience>().notNull(),
      /** The role it is shared with; empty for other audiences. */
      roleCode: c.text().notNull(),
      ownerId: c.text().notNull(),
      ownerName: c.text().notNull(),
      layout: c.json<GridLayout>().notNull(),
      search: c.json<SavedSearch>().notNull(),
      ...c.tracked(),
    },
    (t) => [
      c
        .uniqueIndex('saved_view_name_uq')
        .on(t.tenantNode, t.ownerId, t.listName, t.name)
        .where(sql`is_deleted = 0`),
      c.index('saved_view_list_ix').on(t.tenantNode, t.listName, t.isDeleted),
    ],
  ),
  /** The layout as a person left a list, and the view with which it opens for them. */
  listPreference: c.tenantTable(
    'list_preference',
    {
      userId: c.text().notNull(),
      listName: c.text().notNull(),
      layout: c.json<GridLayout>(),
      defaultViewId: c.text(),
    },
    (t) => [c.primaryKey({ columns: [t.tenantNode, t.userId, t.listName] })],
  ),
})
