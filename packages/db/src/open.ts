import { AppError } from '@yuncang/shared/errors'
import { join } from 'node:path'
import type { Db } from './core/handle.ts'
import { migratePostgres } from './postgres/migrate.ts'
import { migrateSqlite } from './sqlite/migrate.ts'
import { openPostgres } from './postgres/open.ts'
import { refusalOfServer } from './postgres/refusals.ts'
import { openSqlite } from './sqlite/open.ts'
import { assertOurFile, refusalOfFile } from './sqlite/refusals.ts'

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

/** Migrates and opens the database that the settings name. Throws an AppError for whatever an operator can mend. */
export async function openDb(options: OpenOptions): Promise<Db> {
  const { databaseUrl, ownerUrl, migrations, onError } = options
  if (databaseUrl !== undefined) {
    if (ownerUrl === undefined) throw new AppError('backup.noOwner')
    const folder = join(migrations, 'postgres')
    await migratePostgres(ownerUrl, databaseUrl, folder).catch((error: unknown) => {
      throw refusalOfServer(error, ownerUrl, 'DATABASE_OWNER_URL')
    })
    return openPostgres({ url: databaseUrl, onError }).catch((error: unknown) => {
      throw refusalOfServer(error, databaseUrl, 'DATABASE_URL')
    })
  }
  const file = join(options.dataDir, 'yuncang.db')
  try {
    assertOurFile(file)
    migrateSqlite(file, join(migrations, 'sqlite'))
    return openSqlite({ file, onError })
  } catch (error) {
    throw refusalOfFile(error, file)
  }
}
