import { and, eq, getTableColumns, getTableName, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { AnyTable, Reads, Scope, Writes } from './handle.ts'
import { ownRows, rowPlaceholders, type RowReach } from './row-limits.ts'
import { tableMarks, type Schema } from './schema/index.ts'

/** What both drizzle databases can do; the SQLite one is seen through PostgreSQL's types. */
export type Drizzle = {
  select(fields?: object): { from(table: AnyTable): { where(where: SQL | undefined): unknown } }
  insert(table: AnyTable): { values(rows: object[]): { prepare(name: string): unknown } }
  update(table: AnyTable): { set(values: object): { where(where: SQL | undefined): unknown } }
  delete(table: AnyTable): { where(where: SQL | undefined): unknown }
}

/** Whose rows a query sees: a tenant by value or placeholder, or everybody's in system scope. */
export type Reach = { readonly tenant: unknown; readonly rows: RowReach | undefined } | 'system'

export const reachOf = (scope: Scope): Reach =>
  'tenant' in scope ? { tenant: scope.tenant, rows: scope.rows } : 'system'

/** The same for prepared statements: placeholders stand for the scope's values. */
export const placeholderReachOf = (scope: Scope): Reach =>
  'tenant' in scope
    ? {
        tenant: sql.placeholder('tenant'),
        rows: scope.rows && { limits: scope.rows.limits, values: rowPlaceholders },
      }
    : 'system'

type Confined = { table: AnyTable; schema: Schema; reach: Reach; forWriting: boolean }

function confinement({ table, schema, reach, forWriting }: Confined): SQL | undefined {
  if (reach === 'system') return undefined
  const marks = tableMarks.get(getTableName(table))
  if (!marks?.tenant) {
    throw new Error(`table ${getTableName(table)} belongs to no tenant: it needs a system scope`)
  }
  const column: PgColumn = table.tenantNode
  const own = eq(column, reach.tenant)
  const tenant = marks.platform && !forWriting ? inArray(column, [reach.tenant, '*']) : own
  return reach.rows ? and(tenant, ownRows(table, schema, reach.tenant, reach.rows)) : tenant
}

/** The verbs of handle.ts over a drizzle database. */
export function verbsOf(q: Drizzle, reach: Reach, schema: Schema): Reads & Writes {
  const confined = (table: AnyTable, forWriting: boolean, where: (SQL | undefined)[]) =>
    and(confinement({ table, schema, reach, forWriting }), ...where)
  const verbs = {
    select: (table: AnyTable, ...where: (SQL | undefined)[]) =>
      q
        .select()
        .from(table)
        .where(confined(table, false, where)),
    pick: (fields: object, table: AnyTable, ...where: (SQL | undefined)[]) =>
      q
        .select(fields)
        .from(table)
        .where(confined(table, false, where)),
    update: (table: AnyTable, set: object, ...where: (SQL | undefined)[]) =>
      q
        .update(table)
        .set(set)
        .where(confined(table, true, where)),
    remove: (table: AnyTable, ...where: (SQL | undefined)[]) =>
      q.delete(table).where(confined(table, true, where)),
  }
  // The types of handle.ts are drizzle's own for these very calls.
  return verbs as unknown as Reads & Writes
}

const integerTypes = { bigint: true, integer: true }

/** Every column of a row in order, as stored: defaults filled in, decimals with all their digits. */
export function completeRow(table: AnyTable, row: Record<string, unknown>) {
  const complete: Record<string, unknown> = {}
  const columns: Record<string, PgColumn> = getTableColumns(table)
  for (const [key, column] of Object.entries(columns)) {
    const given = row[key]
    const value = given === undefined ? (column.defaultFn?.() ?? column.default ?? null) : given
    const isDecimal = typeof value === 'string' && column.getSQLType() in integerTypes
    complete[key] = isDecimal ? column.mapFromDriverValue(column.mapToDriverValue(value)) : value
  }
  return complete
}

/** Rows of placeholders, one name per cell, for an insert that is prepared once. */
export function placeholderRows(table: AnyTable, count: number): object[] {
  const keys = Object.keys(getTableColumns(table))
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(keys.map((key) => [key, sql.placeholder(`${key}_${index}`)])),
  )
}

/** The values of those cells. */
export function placeholderValues(rows: Record<string, unknown>[]): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  rows.forEach((row, index) => {
    for (const key of Object.keys(row)) values[`${key}_${index}`] = row[key]
  })
  return values
}

/** Splits rows into prepared sizes of 100, 10 and 1. */
export function* inserts<T>(rows: readonly T[]): Generator<T[]> {
  let from = 0
  for (const size of [100, 10, 1]) {
    for (; rows.length - from >= size; from += size) yield rows.slice(from, from + size)
  }
}
