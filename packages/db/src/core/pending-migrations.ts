import { AppError } from '@yuncang/shared/errors'
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'

/**
 * The migrations that a database lacks. `applied` is the time of the newest one it has, 0 for an empty database. The
 * first migration builds the whole schema and cannot run on one that exists: a database from before it is refused.
 */
export function pendingMigrations(folder: string, applied: number): MigrationMeta[] {
  const migrations = readMigrationFiles({ migrationsFolder: folder })
  const times = migrations.map(({ folderMillis }) => folderMillis)
  if (applied > Math.max(...times)) throw new AppError('database.newer')
  if (applied > 0 && applied < Math.min(...times)) throw new AppError('database.older')
  return migrations.filter(({ folderMillis }) => folderMillis > applied)
}
