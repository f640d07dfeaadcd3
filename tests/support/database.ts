import type { Db } from '@yuncang/db/handle'
import { migrateSqlite } from '@yuncang/db/sqlite/migrate'
import { openPostgres } from '@yuncang/db/postgres/open'
import { openSqlite } from '@yuncang/db/sqlite/open'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { createTestDatabase, hashOf, migrations, sharedTemplate } from './postgres.ts'

export type Engine = 'sqlite' | 'postgres'

/** Which database a run of the API suite is about. */
export const engineOfRun: Engine = process.env['DATABASE'] === 'postgres' ? 'postgres' : 'sqlite'

export type TestDatabase = {
  db: Db
  /** A second instance on the same database, as a second replica has; on SQLite there is none. */
  another: () => Promise<Db>
  /** Where the SQLite file lies, and room for uploads. */
  folder: string
  ownerUrl: string | undefined
  close: () => Promise<void>
}

/** What databases begin with. */
export type Content = {
  /** Tells it from other contents. */
  key: string
  fill: (db: Db, folder: string) => Promise<void>
}

/** What a database is copied from: the bytes of a file, or a template on the PostgreSQL server. */
type Original = { bytes: Uint8Array } | { template: string }

const raise = (error: unknown) => {
  throw error
}

const fileIn = (folder: string) => join(folder, 'test.db')

const originals = new Map<string, Promise<Original>>()

/** The original of a content, made once in a process or in a run: making it takes longer than most tests. */
function originalOf(engine: Engine, { key, fill }: Content): Promise<Original> {
  const name = `${engine} ${key}`
  const known = originals.get(name)
  if (known) return known
  const coming = engine === 'sqlite' ? sqliteOriginal(key, fill) : postgresOriginal(key, fill)
  originals.set(name, coming)
  return coming
}

const roomFor = () => mkdtempSync(join(tmpdir(), 'yuncang-test-'))
const removed = (folder: string) => rmSync(folder, { recursive: true, force: true })

async function sqliteOriginal(key: string, fill: Content['fill']): Promise<Original> {
  const kept = join(inject('originals'), hashOf(key))
  // Another process of the run has made it.
  if (existsSync(kept)) return { bytes: readFileSync(kept) }
  const folder = roomFor()
  const file = fileIn(folder)
  const empty = key === nothing.key ? undefined : await originalOf('sqlite', nothing)
  if (empty && 'bytes' in empty) writeFileSync(file, empty.bytes, { mode: 0o600 })
  else migrateSqlite(file, join(migrations, 'sqlite'))
  const db = openSqlite({ file, onError: raise })
  await fill(db, folder)
  // With its last connection the log of SQLite goes into the file.
  await db.close()
  const bytes = readFileSync(file)
  // A file gets its name at once: nobody finds half of it.
  const own = `${kept}-${process.pid}`
  writeFileSync(own, bytes, { mode: 0o600 })
  renameSync(own, kept)
  removed(folder)
  return { bytes }
}

async function postgresOriginal(key: string, fill: Content['fill']): Promise<Original> {
  const template = await sharedTemplate(inject('postgresPort'), key, async (url) => {
    const folder = roomFor()
    const db = await openPostgres({ url, onError: raise, connections: 5 })
    await fill(db, folder)
    await db.close()
    removed(folder)
  })
  return { template }
}

const nothing: Content = { key: '', fill: async () => {} }

/** A migrated database of either kind with a content of its own; an empty one unless said otherwise. */
export async function openTestDatabase(
  engine: Engine,
  content: Content = nothing,
): Promise<TestDatabase> {
  const original = await originalOf(engine, content)
  const folder = roomFor()
  if ('bytes' in original) {
    const file = fileIn(folder)
    writeFileSync(file, original.bytes, { mode: 0o600 })
    const db = openSqlite({ file, onError: raise })
    const close = async () => {
      await db.close()
      removed(folder)
    }
    return { db, another: async () => db, folder, ownerUrl: undefined, close }
  }
  const database = await createTestDatabase(inject('postgresPort'), original.template)
  const opened: Db[] = []
  const open = async () => {
    // Tests ask for more at once than people do, on machines that are busy with other tests.
    const limits = { connections: 5, patienceMs: 30_000 }
    const db = await openPostgres({ url: database.url, onError: () => {}, ...limits })
    opened.push(db)
    return db
  }
  const db = await open()
  const close = async () => {
    for (const each of opened) await each.close()
    await database.drop()
    removed(folder)
  }
  return { db, another: open, folder, ownerUrl: database.ownerUrl, close }
}
