import {
  dataScopes,
  scopedNouns,
  type RowLimit,
  type RowLimits,
  type RowScope,
  type ScopedNoun,
} from '@yuncang/shared/kernel/data-scope'
import { and, eq, getTableName, inArray, or, sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { AnyTable } from './handle.ts'
import { tableTraits, type Schema } from '../schema/index.ts'

/*
 * Data scopes of roles, as conditions that the handle adds to every query of a table with row traits, like the tenant: no
 * repository can forget them. `values` are a scope's own, or placeholders in prepared statements.
 */
export type RowReach = {
  readonly limits: RowLimits
  readonly values: Readonly<Record<RowLimit, string | Placeholder>>
}

const nameOf = (limit: RowLimit) => `rows_${limit}`
const limits = dataScopes.filter((scope) => scope !== 'all')

// Made from all the limits, so the keys are there.
export const rowPlaceholders = Object.fromEntries(
  limits.map((limit) => [limit, sql.placeholder(nameOf(limit))]),
) as Record<RowLimit, Placeholder>

/** What a statement's name needs to say of the limits, since they shape its SQL; and the values of its placeholders. */
export function rowParams(rows: RowScope | undefined) {
  if (!rows) return { shape: '', params: {} }
  const shape = scopedNouns.map((noun) => `${noun}=${rows.limits[noun]?.join() ?? ''}`).join(' ')
  const params = Object.fromEntries(limits.map((limit) => [nameOf(limit), rows.values[limit]]))
  return { shape: `${shape} `, params }
}

const traitsOf = (table: AnyTable) => {
  const name: string = getTableName(table)
  return tableTraits.get(name)?.rows
}

const columnOf = (table: AnyTable, name: string): PgColumn => {
  const column: PgColumn = table[name]
  return column
}

/** The condition for a table's rows under the limits; undefined when they leave the table whole. */
export function ownRows(
  table: AnyTable,
  schema: Schema,
  tenant: unknown,
  rows: RowReach,
): SQL | undefined {
  const traits = traitsOf(table)
  if (!traits) return undefined
  if ('noun' in traits) return nounRows(table, traits.noun, rows)
  if (!traits.follows.some((noun) => nounRows(schema[noun], noun, rows))) return undefined
  const column = columnOf(table, traits.by)
  const { besides } = traits
  return or(
    besides && inArray(columnOf(table, besides.column), [...besides.values]),
    ...traits.follows.map((noun) => {
      const parent: AnyTable = schema[noun]
      const where = and(eq(columnOf(parent, 'tenantNode'), tenant), nounRows(parent, noun, rows))
      return sql`${column} in (select ${parent.id} from ${parent} where ${where})`
    }),
  )
}

/** A limit for which a noun has no column does not narrow it: a customer belongs to no day. */
function nounRows(table: AnyTable, noun: ScopedNoun, rows: RowReach): SQL | undefined {
  const traits = traitsOf(table)
  const asked = rows.limits[noun]
  if (!asked || !traits || !('noun' in traits)) return undefined
  const conditions = asked.map((limit) => {
    const value = rows.values[limit]
    const always = traits.always?.[limit]
    const met =
      traits.columns[limit]?.map((name) => meets(columnOf(table, name), limit, value)) ??
      traits.among?.[limit]?.map((name) => holds(columnOf(table, name), value))
    if (!met) return undefined
    const any = always ? [...met, inArray(columnOf(table, always.column), [...always.values])] : met
    return and(or(...any), ...onlyThose(table, traits.only?.[limit]))
  })
  return conditions.includes(undefined) ? undefined : or(...conditions)
}

/** Columns that hold one of these values each. */
const onlyThose = (
  table: AnyTable,
  columns: Partial<Record<string, readonly number[]>> = {},
): SQL[] =>
  Object.entries(columns).map(([name, values = []]) => inArray(columnOf(table, name), [...values]))

/** A section stands for a set of codes, ',1,2,'; every other limit for one value. */
const meets = (column: PgColumn, limit: RowLimit, value: string | Placeholder): SQL =>
  limit === 'section' ? sql`${value} like '%,' || ${column} || ',%'` : eq(column, value)

/** A column of codes, ',a,b,', that has this one among them. */
const holds = (column: PgColumn, value: string | Placeholder): SQL =>
  sql`${column} like '%,' || ${value} || ',%'`
