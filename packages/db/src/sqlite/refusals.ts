import { AppError } from '@yuncang/shared/errors'
import Database from 'better-sqlite3'
import { existsSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { codeOf, isDiskFull } from '../core/failures.ts'

/** Why a database file cannot be opened, as a sentence for the operator; anything else as it came. */
export function refusalOfFile(error: unknown, file: string): unknown {
  if (error instanceof AppError) return error
  const code = codeOf(error) ?? ''
  const details = { params: { file, folder: dirname(file), code }, cause: error }
  if (isDiskFull(error)) return new AppError('server.diskFull', { cause: error })
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) return new AppError('database.damaged', details)
  if (/^SQLITE_(BUSY|LOCKED)/.test(code)) return new AppError('database.locked', details)
  const isAboutFolder =
    /^(SQLITE_(CANTOPEN|READONLY|PERM|IOERR)|E(ACCES|PERM|ROFS|EXIST|NOTDIR|NOENT)$)/
  return isAboutFolder.test(code) ? new AppError('start.dataFolder', details) : error
}

/**
 * Throws when the file is a database of another program: looked at without writing to it, since opening it our way
 * would already change it.
 */
export function assertOurFile(file: string): void {
  if (!existsSync(file)) return
  const raw = new Database(file, { readonly: true })
  try {
    const tables = raw
      .prepare("select name from sqlite_schema where type = 'table' and name not glob 'sqlite_*'")
      .pluck()
      .all()
    const isOurs = tables.includes('__drizzle_migrations') && tables.includes('membership')
    if (tables.length > 0 && !isOurs)
      throw new AppError('database.foreign', { params: { name: basename(file) } })
  } finally {
    raw.close()
  }
}
