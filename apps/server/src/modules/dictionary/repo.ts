import type { Read } from '@yuncang/db/handle'
import { asc, eq, sql } from '@yuncang/db/sql'

/** Shown entries of a code: the tenant's own and the platform's. */
export const entriesOf = (db: Read, code: string) =>
  db
    .stmt('dictionary.entries', (q, t) =>
      q
        .select(
          t.dictEntry,
          eq(t.dictEntry.code, sql.placeholder('code')),
          eq(t.dictEntry.isShow, 1),
        )
        .orderBy(asc(t.dictEntry.sort)),
    )
    .all({ code })
