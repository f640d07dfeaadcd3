import type { NewRow, Read, Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { asc, chunks, eq, inArray } from '@yuncang/db/sql'

type IfTracked<T> = T extends { id: unknown; version: unknown; isDeleted: unknown } ? T : never
type TrackedTable = { [K in keyof Schema]: IfTracked<Schema[K]> }[keyof Schema]
type Changes = Parameters<Tx['update']>[1]

/** Finding, adding and changing rows that have a version and a soft delete, as every noun does it. */
export function rowsOf<T extends TrackedTable>(tableOf: (t: Schema) => T) {
  return {
    find: async (db: Read | Tx, id: string): Promise<Row<T> | undefined> => {
      const table = tableOf(db.t)
      const [row] = await db.select<TrackedTable>(table, eq(table.id, id), eq(table.isDeleted, 0))
      return row
    },

    withIds: async (db: Read | Tx, ids: readonly string[]): Promise<Row<T>[]> => {
      const table = tableOf(db.t)
      const found: Row<T>[] = []
      for (const some of chunks(ids)) {
        const rows = await db
          .select<TrackedTable>(table, eq(table.isDeleted, 0), inArray(table.id, some))
          .orderBy(asc(table.id))
        found.push(...rows)
      }
      return found
    },

    insert: (tx: Tx, rows: NewRow<T>[]): Promise<Row<T>[]> => tx.insert(tableOf(tx.t), rows),

    /** Writes the changes when the row still has this version; undefined when it does not. */
    change: async (
      tx: Tx,
      { id, version }: { id: string; version: number },
      changes: Partial<NewRow<T>>,
    ): Promise<Row<T> | undefined> => {
      const table = tableOf(tx.t)
      const set: Changes = { ...changes, version: version + 1 }
      const [row] = await tx
        .update<TrackedTable>(
          table,
          set,
          eq(table.id, id),
          eq(table.version, version),
          eq(table.isDeleted, 0),
        )
        .returning()
      return row
    },
  }
}
