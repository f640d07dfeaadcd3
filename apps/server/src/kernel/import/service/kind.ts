import type { Read, Tx } from '@yuncang/db/handle'
import type { Columns } from '../../../files/spreadsheet/headings.ts'
import { issueList } from '../../../files/spreadsheet/issues.ts'
import { readSpreadsheet } from '../../../files/spreadsheet/read.ts'
import { hasStroke } from '../../../files/spreadsheet/text-runs.ts'
import type { Table } from '../../../files/spreadsheet/table.ts'
import type { TableRow } from '../../../files/spreadsheet/table-row.ts'
import { findTable } from '../../../files/spreadsheet/understand.ts'
import { cellText, hasLostDigits, isDitto } from '../../../files/spreadsheet/values.ts'
import { mapWithYields } from '@yuncang/db/event-loop'
import type { ImportNoun } from '@yuncang/shared/nouns/import-batch/rules'
import { beginningOf } from '@yuncang/shared/validate/text'
import type { Ctx } from '../../../trpc/context.ts'
import { assertNoWarnings } from './acceptance.ts'
import { checkPackages } from './per-package.ts'
import type { Upload } from '../../../files/transfer.ts'

export type Issues<K extends string> = ReturnType<typeof issueList<K>>

/** A table under examination, with what was found wrong so far. */
export type Sheet<K extends string> = {
  readonly table: Table<K>
  readonly rows: readonly TableRow<K>[]
  readonly issues: Issues<K>
}

/** What tells one import from another; reading, staging, findings and the wizard are the same for all. */
export type ImportKind<K extends string, D, R> = {
  readonly columns: Columns<K>
  /** The records of the rows. Reads only; what is wrong goes to the issues of the sheet. */
  readonly check: (db: Read | Tx, ctx: Ctx, sheet: Sheet<K>) => Promise<readonly D[]>
  /** Stores all of them, in the caller's transaction. Refuses what has been taken since the check. */
  readonly publish: (tx: Tx, ctx: Ctx, drafts: readonly D[], sheet: Sheet<K>) => Promise<R>
  readonly hidden?: Hidden<D, R>
  /** Whose file it is, where it is all somebody's: what is said of values is remembered for them. Empty for others. */
  readonly scopeOf?: (db: Read, table: Table<K>) => Promise<string>
}

/** An import whose types of drafts and columns matter inside it only. */
export type AnyImport = ImportKind<string, unknown, Record<string, unknown>>

/** How each noun is imported. */
export type Importers = Readonly<Record<ImportNoun, AnyImport>>

export const anyImport = <K extends string, D, R extends Record<string, unknown>>(
  kind: ImportKind<K, D, R>,
): AnyImport =>
  // Each import is only ever given the tables and drafts that it made itself.
  kind as unknown as AnyImport

/**
 * For records of so many rows that one transaction with all of them would keep everybody else from writing: they are
 * laid down where nobody sees them, in many short transactions, and shown together in one.
 */
export type Hidden<D, R> = {
  /** Gives their ids in the order of the drafts. */
  readonly lay: (ctx: Ctx, drafts: readonly D[], inPart: InPart) => Promise<readonly string[]>
  /** Shows all of them, in the caller's transaction. Refuses what has been taken since the check. */
  readonly show: (tx: Tx, ctx: Ctx, drafts: readonly D[], ids: readonly string[]) => Promise<R>
  /** Removes those that were not shown. */
  readonly clear: (tx: ClearingTx, ids: readonly string[]) => Promise<void>
}

/** A transaction of the tenant, or of the cleanup. */
export type ClearingTx = Pick<Tx, 'pick' | 'remove' | 't'>

/** Runs one of the short transactions, which stores these records with so many rows of the file. */
export type InPart = (
  ids: readonly string[],
  rows: number,
  write: (tx: Tx) => Promise<unknown>,
) => Promise<void>

/** Judges every row of a table; nothing is stored. */
export async function examine<K extends string, D, R>(
  ctx: Ctx,
  kind: ImportKind<K, D, R>,
  table: Table<K>,
): Promise<{ sheet: Sheet<K>; drafts: readonly D[] }> {
  const issues = issueList(table, ctx.call.locale)
  const sheet = { table, rows: table.rows, issues }
  await mapWithYields(table.rows, (row) => addBrokenCells(kind.columns, row, issues))
  await checkPackages(kind.columns, sheet)
  const drafts = await ctx.read((db) => kind.check(db, ctx, sheet))
  return { sheet, drafts }
}

/** Error cells, what is struck out, and codes that a spreadsheet has made numbers of: nobody can tell what is meant. */
function addBrokenCells<K extends string>(
  columns: Columns<K>,
  row: TableRow<K>,
  issues: Issues<K>,
): void {
  for (const { key, code } of columns) {
    const cell = row.cell(key)
    if (cell !== null && typeof cell === 'object' && 'error' in cell) {
      const reason = cell.error.startsWith('=') ? 'cell.noResult' : 'cell.isError'
      issues.add(row.number, key, reason, { value: beginningOf(cellText(cell), 60) })
    } else if (isDitto(cell))
      issues.add(row.number, key, 'cell.nothingAbove', { value: cellText(cell) })
    else if (typeof cell === 'string' && hasStroke(cell))
      issues.add(row.number, key, 'cell.struckOut', { value: beginningOf(cellText(cell), 60) })
    else if ((code || typeof cell === 'number') && hasLostDigits(cell))
      issues.add(row.number, key, 'cell.lostDigits')
  }
}

/** The import in one call: a file with any finding is refused whole, otherwise all of it is stored. What is doubtful is
 * accepted in the wizard, where it is kept who did.
 */
export const importing =
  <K extends string, D, R>(kind: ImportKind<K, D, R>) =>
  async (ctx: Ctx, file: Upload): Promise<R> => {
    const sheets = await readSpreadsheet(file, ctx.call.signal())
    const table = await findTable(sheets, kind.columns, ctx.call.locale)
    const { sheet, drafts } = await examine(ctx, kind, table)
    sheet.issues.refuse()
    assertNoWarnings(ctx, sheet.issues.list())
    return ctx.transaction((tx) => kind.publish(tx, ctx, drafts, sheet))
  }
