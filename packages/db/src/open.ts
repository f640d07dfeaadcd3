import { join } from 'node:path'
import type { Db } from './handle.ts'
import { migratePostgres } from './migrate-postgres.ts'
import { migrateSqlite } from './migrate-sqlite.ts'
import { openPostgres } from './open-postgres.ts'
import { openSqlite } from './open-sqlite.ts'

export type OpenOptions = {
  dataDir: string
  /** PostgreSQL as the application's role; undefined: one SQLite file in `dataDir`. */
  databaseUrl: string | undefined
  /** PostgreSQL as the owner of the tables, for migrations. */
  ownerUrl: string | undefined
  /** The folder that holds migrations/sqlite and migrations/postgres. */
  migrations: string
  onError: (error: unknown) => void
}

/** Migrates and opens the database that the settings name. */
export async function openDb(options: OpenOptions): Promise<Db> {
  const { databaseUrl, ownerUrl, migrations, onError } = options
  if (databaseUrl !== undefined) {
    if (ownerUrl === undefined)
      throw new Error('DATABASE_URL needs DATABASE_OWNER_URL beside it, for migrations.')
    await migratePostgres(ownerUrl, databaseUrl, join(migrations, 'postgres'))
    return openPostgres({ url: databaseUrl, onError })
  }
  const file = join(options.dataDir, 'yuncang.db')
  migrateSqlite(file, join(migrations, 'sqlite'))
  return openSqlite({ file, onError })
}
