import { and, eq, getTableName, inArray, is, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { AnyTable, Reads, Scope, Writes } from './handle.ts'
import { ownRows, rowPlaceholders, type RowReach } from './row-limits.ts'
import { tableTraits, type Schema } from '../schema/index.ts'

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
const placeholderReachOf = (scope: Scope): Reach =>
  'tenant' in scope
    ? {
        tenant: sql.placeholder('tenant'),
        rows: scope.rows && { limits: scope.rows.limits, values: rowPlaceholders },
      }
    : 'system'

type Conditions = readonly (SQL | undefined)[]
type Confined = {
  table: AnyTable
  schema: Schema
  reach: Reach
  forWriting: boolean
  where: Conditions
}

/** Whether rows are looked for by a list of their ids, as `inArray` says it. */
const isByIds = (table: AnyTable, where: Conditions): boolean =>
  where.some((each) => {
    const [, column, , list] = each?.queryChunks ?? []
    return column === table.id && Array.isArray(list)
  })

function confinement({ table, schema, reach, forWriting, where }: Confined): SQL | undefined {
  if (reach === 'system') return undefined
  const traits = tableTraits.get(getTableName(table))
  if (!traits?.tenant) {
    throw new Error(`table ${getTableName(table)} belongs to no tenant: it needs a system scope`)
  }
  const tenantNode: PgColumn = table.tenantNode
  // Without statistics SQLite takes the rows of a tenant for a handful, and would walk all of them rather than look up
  // every id of a list. A plus sign keeps the column away from indexes and changes nothing else (docs/decisions/066).
  const isOffIndex = is(tenantNode, SQLiteColumn) && isByIds(table, where)
  const column = isOffIndex ? sql`+${tenantNode}` : sql`${tenantNode}`
  const own = eq(column, reach.tenant)
  const tenant = traits.platform && !forWriting ? inArray(column, [reach.tenant, '*']) : own
  return reach.rows ? and(tenant, ownRows(table, schema, reach.tenant, reach.rows)) : tenant
}

/** The verbs of handle.ts over a drizzle database. */
export function verbsOf(q: Drizzle, reach: Reach, schema: Schema): Reads & Writes {
  return verbsWith(q, (table, forWriting, where) =>
    and(confinement({ table, schema, reach, forWriting, where }), ...where),
  )
}

/**
 * The same for statements that are prepared once. What their conditions compare with, other than placeholders, is part
 * of the text: only then can an index on part of the rows be chosen for good. SQLite compiles a statement anew at each
 * run when its plan hangs on a bound value.
 */
export function preparedVerbsOf(q: Drizzle, scope: Scope, schema: Schema): Reads & Writes {
  const reach = placeholderReachOf(scope)
  return verbsWith(q, (table, forWriting, where) =>
    and(confinement({ table, schema, reach, forWriting, where }), ...where)?.inlineParams(),
  )
}

type Confine = (table: AnyTable, forWriting: boolean, where: Conditions) => SQL | undefined

function verbsWith(q: Drizzle, confined: Confine): Reads & Writes {
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
