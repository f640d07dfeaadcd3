import Database from 'better-sqlite3'
import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs'
import type { Contents } from '../core/backup.ts'
import { migrateSqlite } from './migrate.ts'

const patienceMs = 30_000

/** So much is copied at a time, and brought to the disk, before whoever else writes has their turn: 2 MiB. */
const pagesAtOnce = 512
const restMs = 10

/**
 * Copies a database into a new file as it is at one moment, while a server writes to it: a reader of its own in a
 * process of its own, which holds nobody up, neither at the processor nor at the disk. Gives what the copy holds, which
 * was looked over.
 */
export async function copySqlite(file: string, to: string): Promise<Contents> {
  const raw = new Database(file, { readonly: true, fileMustExist: true, timeout: patienceMs })
  try {
    await copyInSteps(raw, to)
  } finally {
    raw.close()
  }
  return contentsOfSqlite(to)
}

async function copyInSteps(raw: Database.Database, to: string): Promise<void> {
  const handle = openSync(to, 'wx', 0o600)
  try {
    // A reading transaction that stays open: what is committed meanwhile neither enters the copy nor begins it anew.
    raw.exec('begin')
    raw.prepare('select count(*) from sqlite_schema').get()
    await raw.backup(to, {
      progress() {
        fdatasyncSync(handle)
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, restMs)
        return pagesAtOnce
      },
    })
    makeOneFile(to)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Lets a copy do without a log beside it, which every look at it would make anew. */
function makeOneFile(file: string): void {
  const raw = new Database(file)
  raw.pragma('journal_mode = DELETE')
  raw.close()
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
