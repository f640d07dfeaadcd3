import { sumFromScaled, type DecimalKind } from '@yuncang/shared/kernel/decimal'
import { is, sql, type AnyColumn, type Placeholder, type SQL } from 'drizzle-orm'
import { PgText } from 'drizzle-orm/pg-core'
import { getTableConfig, SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { sqliteSchema } from '../schema/index.ts'
import { eventLoopYielder } from './event-loop.ts'

/*
 * The SQL that repositories speak: what both databases understand alike, and helpers where they differ. Repositories
 * import from here, never from drizzle.
 */
export {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  not,
  notInArray,
  or,
  sql,
} from 'drizzle-orm'
export type { AnyColumn, SQL } from 'drizzle-orm'
export type { PgColumn } from 'drizzle-orm/pg-core'

/** A sum of stored integers as a decimal, exact beyond what a double holds, which single values never are. */
export const sumOf = (value: AnyColumn | SQL, kind: DecimalKind): SQL<string> =>
  sql<string>`cast(coalesce(sum(${value}), 0) as text)`.mapWith((total: string) =>
    sumFromScaled(total, kind),
  )

/**
 * A column as an order compares it: text by its bytes on both databases, whatever the collation of PostgreSQL's. An id
 * is alike in all of them, and stays plain for the indexes that end with it.
 */
export const inOrder = (column: AnyColumn): AnyColumn | SQL =>
  is(column, PgText) && !column.primary ? sql`${column} collate "C"` : column

/** LIKE patterns in which % _ and \ of the text stand for themselves: values for the conditions below. */
export const pattern = {
  contains: (text: string): string => `%${escaped(text)}%`,
  startsWith: (text: string): string => `${escaped(text)}%`,
  code: (code: string): string => `%,${escaped(code)},%`,
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** A whole number that no index is looked up by, where another condition finds fewer rows and SQLite cannot know it. */
export const offIndex = (column: AnyColumn): SQL<number> => sql<number>`${column} + 0`

/**
 * Text that holds a `pattern.contains` value, whatever the case of its ASCII letters. SQLite's `like` ignores that case
 * by itself; lowering a copy of every row first would make a search a third slower.
 */
export const contains = (column: AnyColumn, value: Placeholder | string): SQL =>
  is(column, SQLiteColumn)
    ? sql`${column} like ${value} escape '\\'`
    : sql`lower(${column}) like lower(${value}) escape '\\'`

/** The same for text that any of the columns may hold. */
export const anyContains = (columns: readonly AnyColumn[], value: Placeholder | string): SQL =>
  sql`(${sql.join(
    columns.map((column) => contains(column, value)),
    sql` or `,
  )})`

/** JSON that holds a `pattern.contains` value in its text. */
export const asTextContains = (column: AnyColumn, value: string): SQL =>
  sql`cast(${column} as text) like ${value} escape '\\'`

/** A codes column that holds a `pattern.code` value. */
export const containsCode = (column: AnyColumn, value: Placeholder | string): SQL =>
  sql`${column} like ${value} escape '\\'`

/** The unique index that a write ran into, by its name on either database; undefined for any other failure. */
export function isUniqueViolation(error: unknown): string | undefined {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (!('code' in each)) continue
    if (each.code === '23505') return 'constraint' in each ? String(each.constraint) : ''
    if (each.code === 'SQLITE_CONSTRAINT_UNIQUE') return indexOfColumns(each.message)
    if (each.code === 'SQLITE_CONSTRAINT_PRIMARYKEY') return 'primary key'
  }
  return undefined
}

/** What running into a unique index means, by its name or how its name begins. */
export type UniqueMeanings = Readonly<Record<string, (cause: unknown) => Error>>

/** Writes; a violation of an index with a meaning is thrown as that, anything else as it is. */
export async function mapUniqueViolation<R>(
  meanings: UniqueMeanings,
  write: () => Promise<R>,
): Promise<R> {
  try {
    return await write()
  } catch (error) {
    const index = isUniqueViolation(error)
    const found = Object.entries(meanings).find(([name]) => index?.startsWith(name))
    throw found ? found[1](error) : error
  }
}

/** SQLite names columns («UNIQUE constraint failed: t.a, t.b»), PostgreSQL the index: this finds the index. */
function indexOfColumns(message: string): string {
  const columns = message.replace(/^.*: /, '').split(', ')
  const table = columns[0]?.split('.')[0]
  const names = columns.map((column) => column.split('.')[1]).join()
  for (const each of Object.values(sqliteSchema)) {
    // The schema is typed as PostgreSQL's; at run time this one is SQLite's.
    const config = getTableConfig(each as unknown as Parameters<typeof getTableConfig>[0])
    if (config.name !== table) continue
    const found = config.indexes.find(
      (index) =>
        index.config.unique &&
        index.config.columns
          .map((column) => ('name' in column ? snake(column.name) : ''))
          .join() === names,
    )
    if (found) return found.config.name
  }
  return ''
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Lists of values in pieces that fit into one statement's parameters; others have their turn between them. */
export async function* chunks<T>(values: readonly T[], size = 500): AsyncGenerator<T[]> {
  const yieldToEventLoop = eventLoopYielder()
  for (let from = 0; from < values.length; from += size) {
    await yieldToEventLoop()
    yield values.slice(from, from + size)
  }
}
