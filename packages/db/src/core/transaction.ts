import { AsyncLocalStorage } from 'node:async_hooks'
import type { AnyTable, Conflict, Prepared, Scope } from './handle.ts'
import { rowParams } from './row-limits.ts'
import type { Schema } from '../schema/index.ts'
import { completeRow, inserts, type Inserter, type Row } from './rows.ts'
import type { CachedCounts } from './cached-counts.ts'
import { eventLoopYielder } from './event-loop.ts'
import { preparedVerbsOf, reachOf, verbsOf, type Drizzle } from './verbs.ts'

/** The right to use a connection, from the start of `work` to its end. */
export type Lease = {
  readonly connection: object
  /** Lets others have their turn when this work has gone on for long without waiting for anything. */
  readonly yieldToEventLoop: () => Promise<void>
  isAlive: boolean
}

const current = new AsyncLocalStorage<Lease>()

/** Refuses SQL on a connection from anywhere but the work that holds it. */
export function assertLease(connection: object): Lease {
  const lease = current.getStore()
  if (lease?.connection !== connection || !lease.isAlive) {
    throw new Error(
      'this database handle has ended: await every query inside the work it was lent to',
    )
  }
  return lease
}

/** The right to run a statement now, after others had their turn if they have waited for one. */
async function takeTurn(connection: object): Promise<void> {
  await assertLease(connection).yieldToEventLoop()
  assertLease(connection)
}

export function assertNotNested(): void {
  if (current.getStore()?.isAlive) {
    throw new Error('reads and transactions do not nest: pass on the handle you have')
  }
}

/** Runs work that holds the connection; afterwards the handle is dead. */
export async function lend<R>(connection: object, work: () => Promise<R>): Promise<R> {
  const lease: Lease = { connection, yieldToEventLoop: eventLoopYielder(), isAlive: true }
  try {
    // Awaited inside, so that a query which `work` returns unawaited still runs under the lease.
    return await current.run(lease, async () => await work())
  } finally {
    lease.isAlive = false
  }
}

/** A statement as a driver keeps it: rows for parameter values. */
export type Runner = (params: Record<string, unknown>) => unknown[] | Promise<unknown[]>

/** What a dialect gives a handle: its drizzle, and how a built query and an insert of rows become prepared ones. */
export type Connection = {
  readonly drizzle: Drizzle
  /** Another one for queries that are prepared once, with all that they always compare with in their text. */
  readonly statements?: Drizzle
  readonly schema: Schema
  readonly prepared: Map<string, Runner>
  prepare(built: unknown, key: string): Runner
  readonly inserters: Map<AnyTable, Map<number, Inserter>>
  prepareInsert(table: AnyTable, count: number): Inserter
  /** Where totals are remembered; a connection that writes has none, since it sees what is not committed yet. */
  readonly cachedCounts?: CachedCounts
}

const preparedAtMost = 500

function runnerOf(connection: Connection, key: string, build: () => unknown): Runner {
  const known = connection.prepared.get(key)
  if (known) return known
  if (connection.prepared.size >= preparedAtMost) {
    const [oldest] = connection.prepared.keys()
    if (oldest !== undefined) connection.prepared.delete(oldest)
  }
  const runner = connection.prepare(build(), key)
  connection.prepared.set(key, runner)
  return runner
}

type Build = (q: unknown, t: Schema) => unknown

const prepared = (all: Prepared<unknown>['all']): Prepared<unknown> => ({
  all,
  first: async (params) => (await all(params))[0],
})

type Reading = ReturnType<typeof verbsOf> & {
  t: Schema
  scope: Scope
  ignoringRowScope: () => Reading
} & Record<'stmt' | 'cachedCount', (key: string, build: Build) => Prepared<unknown>>

/** Reading half of a handle. */
export function readOf(connection: Connection, scope: Scope): Reading {
  const isTenant = 'tenant' in scope
  const rows = rowParams(isTenant ? scope.rows : undefined)
  const prefix = isTenant ? rows.shape : 'system '
  const own = isTenant ? { tenant: scope.tenant, ...rows.params } : {}
  const { schema, drizzle, statements = drizzle, cachedCounts } = connection
  const runner = (key: string, build: Build) =>
    runnerOf(connection, key, () => build(preparedVerbsOf(statements, scope, schema), schema))
  return {
    t: schema,
    scope,
    ...verbsOf(drizzle, reachOf(scope), schema),
    ignoringRowScope: () => readOf(connection, isTenant ? { tenant: scope.tenant } : scope),
    stmt(key: string, build: Build): Prepared<unknown> {
      const run = runner(prefix + key, build)
      return prepared(async (params) => {
        await takeTurn(connection)
        return run({ ...params, ...own })
      })
    },
    cachedCount(key: string, build: Build): Prepared<unknown> {
      const run = runner(prefix + key, build)
      return prepared(async (params) => {
        assertLease(connection)
        const values = { ...params, ...own }
        if (!cachedCounts) return run(values)
        return cachedCounts.get(scope, `${prefix}${key} ${JSON.stringify(values)}`, () =>
          run(values),
        )
      })
    },
  }
}

function inserterOf(connection: Connection, table: AnyTable, count: number): Inserter {
  const { inserters } = connection
  const ofTable = inserters.get(table) ?? new Map<number, Inserter>()
  inserters.set(table, ofTable)
  const inserter = ofTable.get(count) ?? connection.prepareInsert(table, count)
  ofTable.set(count, inserter)
  return inserter
}

/** Writing half: inserts through statements of 100, 10 and 1 rows. */
export function insertOf(connection: Connection, scope: Scope) {
  const own: Row = 'tenant' in scope ? { tenantNode: scope.tenant } : {}
  return async (table: AnyTable, given: object | readonly object[]): Promise<object[]> => {
    const all: readonly Row[] = Array.isArray(given) ? given : [given]
    const rows: Row[] = []
    for (const chunk of inserts(all)) {
      await takeTurn(connection)
      const complete = chunk.map((row) => completeRow(table, row, own))
      await inserterOf(connection, table, complete.length)(complete)
      for (const row of complete) rows.push(row)
    }
    return rows
  }
}

/** Inserts one row, or changes the one that stands in its place; gives the row as it then is. */
export function upsertOf(connection: Connection, scope: Scope) {
  return (table: AnyTable, given: object, { target, where, set }: Conflict<AnyTable>) => {
    assertLease(connection)
    const own = 'tenant' in scope ? { tenantNode: scope.tenant } : {}
    const row = completeRow(table, { ...given }, own)
    // Both dialects' builders have this chain.
    const insert = connection.drizzle.insert(table).values([row]) as unknown as {
      onConflictDoUpdate(how: object): { returning(): Promise<object[]> }
    }
    return insert.onConflictDoUpdate({ target, targetWhere: where, set }).returning()
  }
}
