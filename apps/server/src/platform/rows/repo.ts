import type { AnyTable, NewRow, Read, Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { asc, eq, inArray, sql } from '@yuncang/db/sql'
import { initialsOf } from '../initials.ts'
import { rowsWithValues } from './value-lists.ts'
import { changeHeld, type Held } from './versioned.ts'

type Column<T extends AnyTable> = keyof Row<T> & string

/** The queries that every tracked table needs: rows that are not deleted, by id or value, and changes by version. */
export function rowsIn<T extends AnyTable>(
  name: string,
  tableOf: (schema: Schema) => T,
  /** The name whose first letters in pinyin are kept in `initials`. */
  named?: Column<T>,
) {
  const find = (db: Read, id: string): Promise<Row<T> | undefined> =>
    db
      .stmt(`${name}.find`, (q, t) => {
        const table = tableOf(t)
        return q.select(table, eq(table.id, sql.placeholder('id')), eq(table.isDeleted, 0))
      })
      .first({ id })

  /** Rows that have one of these values, in the order of their ids within every few hundred values. */
  async function withValues(
    db: Read,
    column: Column<T>,
    values: readonly unknown[],
  ): Promise<Row<T>[]> {
    return rowsWithValues(db, `${name}.with ${column}`, values, (q, t, list) => {
      const table: AnyTable = tableOf(t)
      return q
        .select(table, eq(table.isDeleted, 0), inArray(table[column], list))
        .orderBy(asc(table.id))
    })
  }

  /** With the first letters of its name, where one is given. */
  async function spelled<V extends object>(values: V): Promise<V> {
    const text: unknown = named && Reflect.get(values, named)
    return typeof text === 'string' ? { ...values, initials: await initialsOf(text) } : values
  }

  const insert = async (tx: Tx, rows: readonly NewRow<T>[]): Promise<Row<T>[]> =>
    tx.insert(tableOf(tx.t), named ? await Promise.all(rows.map(spelled)) : rows)

  /** Writes the changes when the row still has this version; undefined when it does not. */
  async function change(
    tx: Pick<Tx, 'stmt' | 'update' | 't'>,
    held: Held,
    changes: object,
  ): Promise<Row<T> | undefined> {
    // Every tracked table has the column.
    const where = { isDeleted: 0 } as Partial<Row<T>>
    return changeHeld(tx, tableOf(tx.t), { ...held, where }, await spelled(changes))
  }

  return { find, withValues, insert, change }
}

export type Rows<T extends AnyTable> = ReturnType<typeof rowsIn<T>>
