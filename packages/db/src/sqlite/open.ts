import Database from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Db, Read, Scope, SystemTx, Tx } from '../core/handle.ts'
import { sqliteSchema } from '../schema/index.ts'
import { sharedMemory } from './shared-memory.ts'
import { checkpointsOf } from './checkpoints.ts'
import { commitsOf } from './commits.ts'
import { placeholderRows } from '../core/rows.ts'
import { inserterOf, runnerOf, steady, type LiteQuery } from './statements.ts'
import { cachedCounts, type CachedCounts } from '../core/cached-counts.ts'
import {
  assertLease,
  assertNotNested,
  insertOf,
  lend,
  readOf,
  upsertOf,
  type Connection,
} from '../core/transaction.ts'
import type { Drizzle } from '../core/verbs.ts'

const fullSync = 2
/** The default of 2 MB makes every list read its pages from the system again; a writer stays with few of them. */
const readerCacheKiB = 32_768
const writerCacheKiB = 8192

/** A connection whose commits survive a power cut (docs/domain/resilience.md#power-cuts), or an error. */
export function openSqliteFile(file: string, options: Database.Options = {}): Database.Database {
  mkdirSync(dirname(file), { recursive: true })
  const isNew = !existsSync(file)
  const raw = new Database(file, options)
  if (isNew) chmodSync(file, 0o600)
  raw.pragma('busy_timeout = 5000')
  raw.pragma(`cache_size = -${options.readonly ? readerCacheKiB : writerCacheKiB}`)
  if (!options.readonly) raw.pragma('journal_mode = WAL')
  raw.pragma('synchronous = FULL')
  raw.pragma('foreign_keys = ON')
  // What a savepoint may have to put back stays in memory, rather than in a file of its own.
  if (!options.readonly) raw.pragma('temp_store = MEMORY')
  // better-sqlite3 falls back to NORMAL with the first statement in WAL mode unless told otherwise: look after one.
  raw.prepare('select count(*) from sqlite_schema').get()
  if (raw.pragma('synchronous', { simple: true }) !== fullSync) {
    throw new Error('SQLite does not keep synchronous=FULL: commits could be lost at a power cut')
  }
  return raw
}

const compiledAtMost = 1000

/** drizzle uses nothing of a client but `prepare`. */
type Client = { prepare(source: string): Database.Statement }

/** Seen through PostgreSQL's types, as the schema is. */
const drizzleOf = (client: Client): Drizzle =>
  drizzle({ client: client as Database.Database, casing: 'snake_case' }) as object as Drizzle

/** The connection as drizzle sees it: compiled statements are kept by their text, and run for the lease holder only. */
function guardedClient(raw: Database.Database, connection: () => object): Client {
  const compiled = new Map<string, Database.Statement>()
  return {
    prepare(source) {
      assertLease(connection())
      const known = compiled.get(source)
      if (known) return known
      if (compiled.size >= compiledAtMost) compiled.clear()
      const statement = raw.prepare(source)
      compiled.set(source, statement)
      return statement
    },
  }
}

function connectionOf(raw: Database.Database, counted?: CachedCounts): Connection {
  const client = guardedClient(raw, () => connection)
  const connection: Connection = {
    drizzle: drizzleOf(client),
    statements: drizzleOf({ prepare: (source) => client.prepare(steady(source)) }),
    schema: sqliteSchema,
    ...(counted && { cachedCounts: counted }),
    prepared: new Map(),
    prepare(built) {
      // Every built query of drizzle has `prepare`; on SQLite the prepared one runs at once.
      return runnerOf((built as { prepare(): LiteQuery }).prepare())
    },
    inserters: new Map(),
    prepareInsert(table, count) {
      const built = connection.drizzle.insert(table).values(placeholderRows(table, count))
      return inserterOf((built as object as { prepare(): LiteQuery }).prepare(), count)
    },
  }
  return connection
}

export type SqliteOptions = {
  file: string
  /** Told of failures after a commit, which no caller waits for. */
  onError: (error: unknown) => void
}

/** The whole database in one file: one writer at a time, readers beside it. */
export function openSqlite({ file, onError }: SqliteOptions): Db {
  const writer = openSqliteFile(file)
  const reader = openSqliteFile(file, { readonly: true })
  const writing = connectionOf(writer)
  const counted = cachedCounts()
  const reading = connectionOf(reader, counted)
  const memory = sharedMemory()
  const checkpoints = checkpointsOf(writer, file, onError)
  const commits = commitsOf(writer, { afterCommit: checkpoints.committed })

  async function transaction<R>(scope: Scope, work: (tx: Tx & SystemTx) => Promise<R>) {
    assertNotNested()
    const afterwards: (() => void | Promise<void>)[] = []
    const result = await commits.run(
      () => lend(writing, () => work(txOf(scope, afterwards))),
      () => counted.changed(scope),
    )
    for (const each of afterwards) {
      try {
        await each()
      } catch (error) {
        onError(error)
      }
    }
    return result
  }

  function txOf(scope: Scope, afterwards: (() => void | Promise<void>)[]) {
    const handle = {
      ...readOf(writing, scope),
      insert: insertOf(writing, scope),
      upsert: upsertOf(writing, scope),
      afterCommit: (each: () => void | Promise<void>) => void afterwards.push(each),
      publish: async (channel: string, payload: string) =>
        void afterwards.push(() => memory.publish(channel, payload)),
      // One writer holds every lock there is.
      tryLock: async () => true,
      lockShared: async () => {},
      lockAlone: async () => {},
    }
    // The verbs are typed in handle.ts; the two kinds of scope differ in what their inserts must name.
    return handle as unknown as Tx & SystemTx
  }

  return {
    engine: 'sqlite',
    async read(scope, work) {
      assertNotNested()
      // Types as above.
      return lend(reading, () => work(readOf(reading, scope) as unknown as Read))
    },
    transaction,
    shared: memory,
    // There is one instance.
    alone: (_name, work) => work(),
    async ping() {
      reader.prepare('select 1').get()
    },
    async close() {
      await commits.idle()
      await checkpoints.close()
      reader.close()
      writer.close()
    },
  }
}
