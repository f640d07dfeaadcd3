import type { Read, Row } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { asc, contains, eq, pattern, sql } from '@yuncang/db/sql'
import { listing } from '../../platform/listing.ts'
import { rowsIn } from '../../platform/rows/repo.ts'

export type HelpRow = Row<Schema['helpArticle']>

export const rows = rowsIn('helpArticle', (t) => t.helpArticle)

export const { page } = listing({
  name: 'helpArticle',
  table: (t) => t.helpArticle,
  filters: {
    briefInstructions: {
      where: (t) => contains(t.briefInstructions, sql.placeholder('briefInstructions')),
      value: pattern.contains,
    },
    isShow: { where: (t) => eq(t.isShow, sql.placeholder('isShow')) },
  },
})

/** Shown articles of the platform and the tenant, in their order. */
export const shown = (db: Read): Promise<HelpRow[]> =>
  db
    .stmt('helpArticle.shown', (q, t) =>
      q
        .select(t.helpArticle, eq(t.helpArticle.isDeleted, 0), eq(t.helpArticle.isShow, 1))
        .orderBy(asc(t.helpArticle.sort), asc(t.helpArticle.id))
        .limit(1000),
    )
    .all()
