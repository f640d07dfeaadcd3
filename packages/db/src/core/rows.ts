import { getTableColumns, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { AnyTable } from './handle.ts'

/** A row by the names of its columns in code. */
export type Row = Record<string, unknown>
/** A prepared insert of a number of complete rows. */
export type Inserter = (rows: readonly Row[]) => unknown

type Cell = { readonly key: string; readonly column: PgColumn; readonly isInteger: boolean }

const integerTypes = { bigint: true, integer: true }
const cellsOfTables = new WeakMap<AnyTable, readonly Cell[]>()

function cellsOf(table: AnyTable): readonly Cell[] {
  const known = cellsOfTables.get(table)
  if (known) return known
  const columns: Record<string, PgColumn> = getTableColumns(table)
  const cells = Object.entries(columns).map(([key, column]) => {
    return { key, column, isInteger: column.getSQLType() in integerTypes }
  })
  cellsOfTables.set(table, cells)
  return cells
}

/** Every column of a row in order, as stored: defaults filled in, decimals with all their digits. */
export function completeRow(table: AnyTable, row: Row, own: Row): Row {
  const complete: Row = {}
  for (const { key, column, isInteger } of cellsOf(table)) {
    const given = own[key] ?? row[key]
    const value = given === undefined ? (column.defaultFn?.() ?? column.default ?? null) : given
    const isDecimal = isInteger && typeof value === 'string'
    complete[key] = isDecimal ? column.mapFromDriverValue(column.mapToDriverValue(value)) : value
  }
  return complete
}

/** Rows of placeholders, one name per cell, for an insert that is prepared once. */
export const placeholderRows = (table: AnyTable, count: number): object[] =>
  Array.from({ length: count }, (_, index) =>
    Object.fromEntries(cellsOf(table).map(({ key }) => [key, sql.placeholder(`${key}_${index}`)])),
  )

/** The values of those cells. */
export function placeholderValues(rows: readonly Row[]): Row {
  const values: Row = {}
  rows.forEach((row, index) => {
    for (const key of Object.keys(row)) values[`${key}_${index}`] = row[key]
  })
  return values
}

/** Splits rows into prepared sizes of 100, 10 and 1. */
export function* inserts<T>(rows: readonly T[]): Generator<readonly T[]> {
  let from = 0
  for (const size of [100, 10, 1]) {
    for (; rows.length - from >= size; from += size) yield rows.slice(from, from + size)
  }
}
