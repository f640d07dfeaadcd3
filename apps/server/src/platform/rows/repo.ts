import type { AnyTable, NewRow, Read, Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { asc, chunks, eq, inArray, sql } from '@yuncang/db/sql'
import { changeHeld, type Held } from './versioned.ts'

type Column<T extends AnyTable> = keyof Row<T> & string

const largest = 500
const lengths = [1, 10, 100, largest]

/** The queries that every tracked table needs: rows that are not deleted, by id or value, and changes by version. */
export function rowsIn<T extends AnyTable>(name: string, tableOf: (schema: Schema) => T) {
  const find = (db: Read, id: string): Promise<Row<T> | undefined> =>
    db
      .stmt(`${name}.find`, (q, t) => {
        const table = tableOf(t)
        return q.select(table, eq(table.id, sql.placeholder('id')), eq(table.isDeleted, 0))
      })
      .first({ id })

  /**
   * Rows that have one of these values, in the order of their ids within every `largest` values. Lists are filled up to
   * one of a few lengths by their last value, so that each length is a statement prepared once.
   */
  async function withValues(
    db: Read,
    column: Column<T>,
    values: readonly unknown[],
  ): Promise<Row<T>[]> {
    const found: Row<T>[] = []
    for await (const some of chunks(values, largest)) {
      const length = lengths.find((each) => some.length <= each) ?? largest
      const names = Array.from({ length }, (_, at) => `v${at}`)
      const params = Object.fromEntries(names.map((each, at) => [each, some[at] ?? some.at(-1)]))
      const rows = await db
        .stmt(`${name}.with ${column} ${length}`, (q, t) => {
          const table: AnyTable = tableOf(t)
          const holders = names.map((each) => sql.placeholder(each))
          return q
            .select(table, eq(table.isDeleted, 0), inArray(table[column], holders))
            .orderBy(asc(table.id))
        })
        .all(params)
      // The table is T; seen as any table it has any columns.
      found.push(...(rows as Row<T>[]))
    }
    return found
  }

  const insert = (tx: Tx, rows: readonly NewRow<T>[]): Promise<Row<T>[]> =>
    tx.insert(tableOf(tx.t), rows)

  /** Writes the changes when the row still has this version; undefined when it does not. */
  function change(tx: Tx, held: Held, changes: object): Promise<Row<T> | undefined> {
    const table = tableOf(tx.t)
    return changeHeld(tx, table, held, changes, eq(table.isDeleted, 0))
  }

  return { find, withValues, insert, change }
}

export type Rows<T extends AnyTable> = ReturnType<typeof rowsIn<T>>
