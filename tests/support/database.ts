import type { Db } from '@yuncang/db/handle'
import { migrateSqlite } from '@yuncang/db/migrate-sqlite'
import { openPostgres } from '@yuncang/db/open-postgres'
import { openSqlite } from '@yuncang/db/open-sqlite'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { createTestDatabase, migrations } from './postgres.ts'

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

const raise = (error: unknown) => {
  throw error
}

/** An empty, migrated database of either kind. */
export async function openTestDatabase(engine: Engine): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'yuncang-test-'))
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  if (engine === 'sqlite') {
    const file = join(folder, 'test.db')
    migrateSqlite(file, join(migrations, 'sqlite'))
    const db = openSqlite({ file, onError: raise })
    const close = async () => {
      await db.close()
      removeFolder()
    }
    return { db, another: async () => db, folder, ownerUrl: undefined, close }
  }
  const database = await createTestDatabase(inject('postgresPort'))
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
    removeFolder()
  }
  return { db, another: open, folder, ownerUrl: database.ownerUrl, close }
}
