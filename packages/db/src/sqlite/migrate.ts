import type Database from 'better-sqlite3'
import { openSqliteFile } from './open.ts'
import { pendingMigrations } from '../core/pending-migrations.ts'
import { sqliteTriggers } from './append-only-triggers.ts'

/*
 * Migrations as drizzle-kit writes them, run our way: drizzle's own migrator leaves foreign keys on while it rebuilds a
 * table, and SQLite then empties the tables that refer to it (docs/domain/resilience.md#migrations-on-sqlite). All
 * pending migrations and the triggers are one transaction, so that a kill leaves the old schema or the new one.
 */
export function migrateSqlite(file: string, folder: string): void {
  const raw = openSqliteFile(file)
  try {
    raw.pragma('foreign_keys = OFF')
    raw.exec('BEGIN IMMEDIATE')
    try {
      migrate(raw, folder)
      raw.exec('COMMIT')
    } catch (error) {
      raw.exec('ROLLBACK')
      throw error
    }
  } finally {
    raw.close()
  }
}

function migrate(raw: Database.Database, folder: string): void {
  raw.exec(`create table if not exists __drizzle_migrations
    (id integer primary key autoincrement, hash text not null, created_at numeric)`)
  const pending = pendingMigrations(folder, newestApplied(raw))
  // Looking everything over takes the longer the more there is: not at every start.
  const before = pending.length > 0 ? rowCounts(raw) : undefined
  for (const migration of pending) {
    for (const statement of migration.sql) raw.exec(statement)
    raw
      .prepare('insert into __drizzle_migrations (hash, created_at) values (?, ?)')
      .run(migration.hash, migration.folderMillis)
  }
  for (const statement of sqliteTriggers()) raw.exec(statement)
  if (before) assertIntact(raw, before)
}

function assertIntact(raw: Database.Database, before: Map<string, number>): void {
  assertNothingLost(before, rowCounts(raw))
  const [orphan] = raw.pragma('foreign_key_check') as unknown[] // a pragma that gives rows
  if (orphan)
    throw new Error(`a migration left rows without their parent: ${JSON.stringify(orphan)}`)
}

function newestApplied(raw: Database.Database): number {
  const newest = raw.prepare('select max(created_at) from __drizzle_migrations').pluck().get()
  return Number(newest ?? 0)
}

function rowCounts(raw: Database.Database): Map<string, number> {
  const tables = raw
    .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'")
    .pluck()
    .all() as string[] // names of tables
  return new Map(
    tables
      .filter((table) => !table.startsWith('__'))
      .map((table) => [
        table,
        Number(raw.prepare(`select count(*) from "${table}"`).pluck().get()),
      ]),
  )
}

function assertNothingLost(before: Map<string, number>, after: Map<string, number>): void {
  for (const [table, count] of before) {
    const left = after.get(table)
    if (left !== undefined && left !== count) {
      throw new Error(`a migration changed table ${table} from ${count} to ${left} rows`)
    }
  }
}
