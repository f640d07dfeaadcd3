import type { RowLimit, ScopedNoun } from '@yuncang/shared/kernel/data-scope'
import { fromScaled, scales, toScaled, type DecimalKind } from '@yuncang/shared/kernel/decimal'
import { sql } from 'drizzle-orm'
import * as pg from 'drizzle-orm/pg-core'
import * as lite from 'drizzle-orm/sqlite-core'

/*
 * The column vocabulary both databases share. What services see: decimals are strings, instants ISO-8601 UTC strings
 * with milliseconds, dates yyyy-MM-dd, flags 0 or 1. PostgreSQL gives the types; the SQLite kit answers the same calls.
 */

const isoTime = pg.customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
})

const isNull = (value: unknown): value is never => value === null

const scaledMapping = (kind: DecimalKind) => ({
  // A prepared statement hands NULL to the column as well, whatever drizzle's types say.
  toDriver: (value: string) => (isNull(value) ? value : toScaled(value, kind)),
  fromDriver: (value: number | string) => fromScaled(Number(value), kind),
})
const pgScaled = (kind: DecimalKind) =>
  pg.customType<{ data: string; driverData: number | string }>({
    dataType: () => 'bigint',
    ...scaledMapping(kind),
  })()
const liteScaled = (kind: DecimalKind) =>
  lite.customType<{ data: string; driverData: number | string }>({
    dataType: () => 'integer',
    ...scaledMapping(kind),
  })()

/** A set of codes in one text column, ',0,3,' so that one code is found by its commas on both databases. */
const codesMapping = {
  dataType: () => 'text',
  toDriver: (codes: string[]) => (codes.length ? `,${codes.join(',')},` : ''),
  fromDriver: (stored: string) => stored.split(',').filter(Boolean),
}

const postgresParts = {
  table: pg.pgTable,
  index: pg.index,
  uniqueIndex: pg.uniqueIndex,
  primaryKey: pg.primaryKey,
  check: pg.check,
  text: () => pg.text(),
  int: () => pg.integer(),
  scaled: pgScaled,
  time: () => isoTime(),
  date: () => pg.date({ mode: 'string' }),
  json: <T>() => pg.jsonb().$type<T>(),
  codes: () => pg.customType<{ data: string[]; driverData: string }>(codesMapping)(),
}

const sqliteParts = {
  table: lite.sqliteTable,
  index: lite.index,
  uniqueIndex: lite.uniqueIndex,
  primaryKey: lite.primaryKey,
  check: lite.check,
  text: () => lite.text(),
  int: () => lite.integer(),
  scaled: liteScaled,
  time: () => lite.text(),
  date: () => lite.text(),
  json: <T>() => lite.text({ mode: 'json' }).$type<T>(),
  codes: () => lite.customType<{ data: string[]; driverData: string }>(codesMapping)(),
  // Both kits answer the same calls with the same value types; only the SQL they stand for differs.
} as unknown as typeof postgresParts

type Parts = typeof postgresParts
type Columns = Record<string, pg.PgColumnBuilderBase>
type Extras<N extends string, C extends Columns> = (
  columns: ExtraColumns<N, C>,
) => pg.PgTableExtraConfigValue[]
type ExtraColumns<N extends string, C extends Columns> = Parameters<
  NonNullable<Parameters<typeof pg.pgTable<N, C>>[2]>
>[0]

/** What row-level security, triggers and data scopes need to know of a table (docs/domain/tenants.md#tenant). */
export type TableTraits = {
  /** Rows belong to a tenant; reads and writes are confined to it. */
  tenant: boolean
  /** Rows of tenant '*' are readable by every tenant and written by the platform only. */
  platform: boolean
  /** The database refuses update and delete, except under a maintenance grant for a training tenant. */
  appendOnly: boolean
  /** How data scopes of roles reach the rows. */
  rows: RowTraits<string> | undefined
}
export type TraitOptions = { platform?: boolean; appendOnly?: boolean }

/** A scoped noun's own table, with the columns that each limit compares; or one whose rows follow those of nouns. */
export type RowTraits<Column extends string> =
  | {
      noun: ScopedNoun
      columns: Partial<Record<RowLimit, readonly Column[]>>
      /** Columns that hold a set of codes, of which one has to be the limit's value. */
      among?: Partial<Record<RowLimit, readonly Column[]>>
      /** Rows that meet a limit whatever its columns say: those in one of these states. */
      always?: Partial<Record<RowLimit, { column: Column; values: readonly number[] }>>
      /** What a row has to be besides meeting a limit: a customer's bill that was audited. */
      only?: Partial<Record<RowLimit, Partial<Record<Column, readonly number[]>>>>
    }
  | {
      follows: readonly ScopedNoun[]
      by: Column
      /** Rows that follow none of them, since they are about what everybody of the tenant shares: with one of these values. */
      besides?: { column: Column; values: readonly string[] }
    }

function kitOf(parts: Parts) {
  const traits = new Map<string, TableTraits>()
  const scaledColumns = new WeakMap<object, DecimalKind>()

  const scaled = (kind: DecimalKind) => {
    const column = parts.scaled(kind)
    scaledColumns.set(column, kind)
    return column
  }

  /**
   * Decimals stay exact in a double (docs/domain/values.md#decimals), and SQLite's loose columns hold nothing but
   * integers.
   */
  const rangeChecks = (name: string, columns: Columns, built: Record<string, unknown>) =>
    Object.entries(columns).flatMap(([key, builder]) => {
      const kind = scaledColumns.get(builder)
      if (!kind) return []
      const bound = sql.raw(String(toScaled(scales[kind].limit, kind)))
      return [
        parts.check(
          `${name}_${key}_range`,
          sql`${built[key]} > -${bound} and ${built[key]} < ${bound}`,
        ),
      ]
    })

  function table<N extends string, C extends Columns>(
    name: N,
    columns: C,
    extras: Extras<N, C> = () => [],
    options: TraitOptions & { tenant?: boolean; rows?: RowTraits<string> } = {},
  ) {
    traits.set(name, {
      tenant: options.tenant ?? false,
      platform: options.platform ?? false,
      appendOnly: options.appendOnly ?? false,
      rows: options.rows,
    })
    return parts.table(name, columns, (built) => [
      ...extras(built as never),
      ...rangeChecks(name, columns, built),
    ])
  }

  const tenantColumns = { tenantNode: parts.text().notNull() }

  function tenantTable<N extends string, C extends Columns>(
    name: N,
    columns: C,
    extras: Extras<N, C & typeof tenantColumns> = () => [],
    options: TraitOptions & { rows?: RowTraits<keyof C & string> } = {},
  ) {
    const all = { tenantNode: parts.text().notNull(), ...columns } as C & typeof tenantColumns
    return table(name, all, extras, { ...options, tenant: true })
  }

  return {
    traits,
    table,
    tenantTable,
    index: parts.index,
    uniqueIndex: parts.uniqueIndex,
    primaryKey: parts.primaryKey,
    check: parts.check,
    /** UUIDv7 text given by the server, so that new rows land at the end of every index. */
    id: () => parts.text().primaryKey(),
    text: parts.text,
    int: parts.int,
    flag: () => parts.int().$type<0 | 1>(),
    money: () => scaled('money'),
    qty: () => scaled('qty'),
    charged: () => scaled('charged'),
    price: () => scaled('price'),
    kg: () => scaled('kg'),
    m3: () => scaled('m3'),
    rate: () => scaled('rate'),
    time: parts.time,
    date: parts.date,
    json: parts.json,
    codes: parts.codes,
    /**
     * Who and when, the optimistic version and the soft delete that every editable record carries
     * (docs/domain/values.md#identifiers).
     */
    tracked: () => ({
      createBy: parts.text().notNull(),
      createTime: parts.time().notNull(),
      updateBy: parts.text().notNull(),
      updateTime: parts.time().notNull(),
      version: parts
        .int()
        .notNull()
        .$default(() => 1),
      isDeleted: parts
        .int()
        .notNull()
        .$default(() => 0),
    }),
  }
}

export const postgresKit = kitOf(postgresParts)
export type Kit = typeof postgresKit
export const sqliteKit: Kit = kitOf(sqliteParts)
