import { eq, getTableName, isNull, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { AnyTable, Row, Tx } from './handle.ts'

type Values = Readonly<Record<string, unknown>>

/** More than the product's own calls have ways to change a table: who picks fields at will gets no statement for each choice. */
const waysAtMost = 40
/** In which ways the tables, by their names, have been changed. */
const waysOfTables = new Map<string, Set<string>>()

/**
 * Writes values into the rows that hold others, as an id and a version, and gives the rows as they then are. The
 * statement is built once for each way in which a table is changed: to build one takes longer than to run it.
 */
export async function updateWhere<T extends AnyTable>(
  tx: Pick<Tx, 'stmt' | 'update'>,
  table: T,
  held: Partial<Row<T>>,
  changes: Partial<Row<T>>,
): Promise<Row<T>[]> {
  // Seen as any table it has any columns, and its rows are those of T.
  const any: AnyTable = table
  const name: string = getTableName(any)
  const set = givenOf(any, changes)
  const way = `${Object.keys(set).join()} where ${Object.entries(held).map(toldOf).join()}`
  if (!isOneOfFew(name, way))
    return tx.update(any, set, ...conditionsOf(any, held, (_key, value) => value)).returning()
  return tx
    .stmt(`${name} set ${way}`, (q) => {
      const where = conditionsOf(any, held, (key) => holderOf('held', key))
      const cells: Values = Object.fromEntries(
        Object.keys(set).map((key) => [key, holderOf('set', key)]),
      )
      return q.update(any, cells, ...where).returning()
    })
    .all({ ...paramsOf(any, 'set', set), ...paramsOf(any, 'held', held) })
}

function isOneOfFew(table: string, way: string): boolean {
  const ways = waysOfTables.get(table) ?? new Set()
  waysOfTables.set(table, ways)
  if (ways.size < waysAtMost) ways.add(way)
  return ways.has(way)
}

const toldOf = ([key, value]: [string, unknown]): string => (value === null ? `no ${key}` : key)

/** The columns of the table that are given a value. */
const givenOf = (table: AnyTable, changes: Values): Values =>
  Object.fromEntries(
    Object.entries(changes).filter(([key, value]) => value !== undefined && key in table),
  )

const conditionsOf = (
  table: AnyTable,
  held: Values,
  cellOf: (key: string, value: unknown) => unknown,
): SQL[] =>
  Object.entries(held).map(([key, value]) => {
    const column: PgColumn = table[key]
    return value === null ? isNull(column) : eq(column, cellOf(key, value))
  })

type Part = 'set' | 'held'

/** Where a value goes; as an expression of its own it is taken as it comes, and NULL stays NULL. */
const holderOf = (part: Part, key: string): SQL => sql`${sql.placeholder(`${part} ${key}`)}`

/** The values for those places, as they are stored. */
const paramsOf = (table: AnyTable, part: Part, values: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      const column: PgColumn = table[key]
      return [`${part} ${key}`, value === null ? null : column.mapToDriverValue(value)]
    }),
  )
