import Database from 'better-sqlite3'
import { chmodSync, closeSync, fsyncSync, openSync } from 'node:fs'
import type { Contents } from './backup.ts'
import { migrateSqlite } from './migrate-sqlite.ts'

const patienceMs = 30_000

/**
 * Copies a database into a new file as it is at one moment, while a server writes to it: a reader of its own in a
 * process of its own, which holds nobody up. Gives what the copy holds, which was looked over.
 */
export function copySqlite(file: string, to: string): Contents {
  const raw = new Database(file, { readonly: true, fileMustExist: true, timeout: patienceMs })
  try {
    raw.prepare('vacuum into ?').run(to)
  } finally {
    raw.close()
  }
  chmodSync(to, 0o600)
  // SQLite leaves it to the system when a new file reaches the disk.
  const handle = openSync(to, 'r+')
  fsyncSync(handle)
  closeSync(handle)
  return contentsOfSqlite(to)
}

/** What a file holds. Throws when it is damaged, or rows stand without their parent. */
export function contentsOfSqlite(file: string): Contents {
  const raw = new Database(file, { readonly: true, fileMustExist: true })
  try {
    const health: unknown = raw.pragma('integrity_check', { simple: true })
    if (health !== 'ok') throw new Error(`integrity_check: ${String(health)}`)
    const [orphan] = raw.pragma('foreign_key_check') as unknown[] // a pragma that gives rows
    if (orphan) throw new Error(`foreign_key_check: ${JSON.stringify(orphan)}`)
    const newest = raw.prepare('select max(created_at) from __drizzle_migrations').pluck().get()
    const tables = raw
      .prepare(
        "select name from sqlite_schema where type = 'table' and name not glob 'sqlite_*' and name not glob '__*'",
      )
      .pluck()
      .all() as string[] // names of tables
    const count = (table: string) =>
      Number(raw.prepare(`select count(*) from "${table}"`).pluck().get())
    return {
      schema: Number(newest ?? 0),
      rows: Object.fromEntries(tables.map((table) => [table, count(table)])),
    }
  } finally {
    raw.close()
  }
}

/** Whether a server, or anything else, has the database open. */
export function isSqliteInUse(file: string): boolean {
  const raw = new Database(file, { timeout: 0 })
  try {
    raw.pragma('locking_mode = EXCLUSIVE')
    raw.exec('begin exclusive; rollback')
    return false
  } catch {
    return true
  } finally {
    raw.close()
  }
}

/** Brings a restored file to the schema of this version. */
export const upgradeSqlite = (file: string, migrations: string): void =>
  migrateSqlite(file, migrations)
