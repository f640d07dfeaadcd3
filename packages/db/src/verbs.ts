import { and, eq, getTableName, inArray, sql, type SQL } from 'drizzle-orm'
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
const placeholderReachOf = (scope: Scope): Reach =>
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
  return verbsWith(q, (table, forWriting, where) =>
    and(confinement({ table, schema, reach, forWriting }), ...where),
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
    and(confinement({ table, schema, reach, forWriting }), ...where)?.inlineParams(),
  )
}

type Confine = (table: AnyTable, forWriting: boolean, where: (SQL | undefined)[]) => SQL | undefined

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
