import type { RowScope } from '@yuncang/shared/kernel/data-scope'
import type { SQL } from 'drizzle-orm'
import type {
  PgColumn,
  PgDeleteBase,
  PgDeleteWithout,
  PgQueryResultHKT,
  PgSelectBase,
  PgTable,
  PgTableWithColumns,
  PgUpdateBase,
  PgUpdateSetSource,
  PgUpdateWithout,
  SelectedFields,
} from 'drizzle-orm/pg-core'
import type { PgSelectWithout } from 'drizzle-orm/pg-core/query-builders/select.types'
import type { Schema } from '../schema/index.ts'

export type TenantScope = { readonly tenant: string; readonly rows?: RowScope | undefined }
/** Work across tenants, with the reason why: docs/domain/tenants.md#work-across-tenants. */
export type SystemScope = { readonly system: string }
export type Scope = TenantScope | SystemScope

export const inTenant = (tenant: string, rows?: RowScope): TenantScope => ({ tenant, rows })
export const system = (reason: string): SystemScope => ({ system: reason })

/** Any table of the schema; its columns are known where a concrete one is named. */
export type AnyTable = PgTableWithColumns<any>
export type Row<T extends PgTable> = T['$inferSelect']
/** Inside a tenant the handle writes tenantNode itself, so nobody can get it wrong. */
export type NewRow<T extends PgTable> = Omit<T['$inferInsert'], 'tenantNode'>
type Changes<T extends PgTable> = Omit<PgUpdateSetSource<T>, 'tenantNode' | 'id'>

type From<T extends AnyTable> = PgSelectWithout<
  PgSelectBase<T['_']['name'], T['_']['columns'], 'single'>,
  false,
  'where'
>
type Picked<T extends AnyTable, F extends SelectedFields> = PgSelectWithout<
  PgSelectBase<T['_']['name'], F, 'partial'>,
  false,
  'where'
>
type Updated<T extends AnyTable> = PgUpdateWithout<
  PgUpdateBase<T, PgQueryResultHKT>,
  false,
  'where'
>
type Deleted<T extends AnyTable> = PgDeleteWithout<
  PgDeleteBase<T, PgQueryResultHKT>,
  false,
  'where'
>

/**
 * Queries that are confined to the scope they were made for: every `where` carries the tenant already, and drizzle's
 * types allow no second one. There is no other way to a table.
 */
export type Reads = {
  /** Whole rows. */
  select<T extends AnyTable>(table: T, ...where: (SQL | undefined)[]): From<T>
  /** Named columns or expressions; joins may follow. */
  pick<T extends AnyTable, F extends SelectedFields>(
    fields: F,
    table: T,
    ...where: (SQL | undefined)[]
  ): Picked<T, F>
}

export type Writes = {
  update<T extends AnyTable>(table: T, set: Changes<T>, ...where: (SQL | undefined)[]): Updated<T>
  remove<T extends AnyTable>(table: T, ...where: (SQL | undefined)[]): Deleted<T>
}

/** A statement built once per connection; parameters are `sql.placeholder(name)`, the tenant is filled in by the handle. */
export type Prepared<R> = {
  all(params?: Record<string, unknown>): Promise<R[]>
  first(params?: Record<string, unknown>): Promise<R | undefined>
}
export type Built<R> = { readonly _: { readonly result: R[] } }

export type Read = Reads & {
  readonly t: Schema
  readonly scope: Scope
  /**
   * The whole tenant in the same transaction, whatever part of it this person sees: for rules that hold among all of its
   * rows, or for what belongs to no part of it. Anything else that it finds is not for the answer.
   */
  ignoringRowScope(): Read
  /** `key` names the statement and everything that shapes its SQL (the filter set); never a value. */
  stmt<R>(key: string, build: (q: Reads, t: Schema) => Built<R>): Prepared<R>
  /** The same for totals, which SQLite remembers until something of the tenant is written. */
  cachedCount<R>(key: string, build: (q: Reads, t: Schema) => Built<R>): Prepared<R>
}

/** What a transaction does with rows and statements, within its scope or with the whole tenant. */
type Work = Omit<Read, 'stmt' | 'ignoringRowScope'> &
  Writes & {
    /** The same for writes: prepared once, e.g. a guarded update with `returning`. */
    stmt<R>(key: string, build: (q: Reads & Writes, t: Schema) => Built<R>): Prepared<R>
    ignoringRowScope(): Work
  }

/** Which row stands in the place of another: `where` as the unique index says it that holds for some rows only. */
export type Conflict<T extends AnyTable> = {
  target: PgColumn[]
  where?: SQL
  set: PgUpdateSetSource<T>
}

export type Tx = Work & {
  /** Inserts in prepared statements of 100, 10 and 1 rows and gives the rows as stored. */
  insert<T extends AnyTable>(table: T, rows: NewRow<T> | readonly NewRow<T>[]): Promise<Row<T>[]>
  /** Inserts a row, or applies `set` to the row that already stands at `target`; gives it as it then is. */
  upsert<T extends AnyTable>(table: T, row: NewRow<T>, conflict: Conflict<T>): Promise<Row<T>[]>
  /** Runs after the commit, outside of the transaction; nothing runs when it rolls back. */
  afterCommit(work: () => void | Promise<void>): void
  /** Tells every instance after the commit. */
  publish(channel: string, payload: string): Promise<void>
  /** A lock held to the end of this transaction, refused at once when another transaction holds it. */
  tryLock(name: string): Promise<boolean>
  /** A lock held to the end of this transaction, by as many as want it: waits while somebody has it alone. */
  lockShared(name: string): Promise<void>
  /** The same for one alone: waits until all others who have it have ended, and keeps new ones waiting. */
  lockAlone(name: string): Promise<void>
}

/** In system scope rows name their tenant themselves. */
export type SystemTx = Omit<Tx, 'insert' | 'upsert'> & {
  upsert<T extends AnyTable>(
    table: T,
    row: T['$inferInsert'],
    conflict: Conflict<T>,
  ): Promise<Row<T>[]>
  insert<T extends AnyTable>(
    table: T,
    rows: T['$inferInsert'] | readonly T['$inferInsert'][],
  ): Promise<Row<T>[]>
}

export type Db = {
  readonly engine: 'sqlite' | 'postgres'
  read<R>(scope: Scope, work: (db: Read) => Promise<R>): Promise<R>
  transaction<R>(scope: TenantScope, work: (tx: Tx) => Promise<R>): Promise<R>
  transaction<R>(scope: SystemScope, work: (tx: SystemTx) => Promise<R>): Promise<R>
  /** Short-lived facts that all instances share: in memory on SQLite, an unlogged table on PostgreSQL. */
  shared: {
    /** True for the first caller of `key` within `windowMs`. */
    claim(key: string, windowMs: number): Promise<boolean>
    release(key: string): Promise<void>
    subscribe(channel: string, listener: (payload: string) => void): void
  }
  /** Runs `work` while no other instance runs any of that name: others wait for their turn. */
  alone<R>(name: string, work: () => Promise<R>): Promise<R>
  /** Answers when the database does; used by /readyz. */
  ping(): Promise<void>
  close(): Promise<void>
}
