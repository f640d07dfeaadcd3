import { chunks } from '@yuncang/db/sql'
import { turns } from '@yuncang/db/turns'
import type { Finding } from '@yuncang/shared/domain/finding'
import type { StagedSheet } from '@yuncang/shared/domain/import-batch'
import type { Table } from '../../../files/spreadsheet/table.ts'
import type { Cell, Sheet, SheetRow } from '../../../files/spreadsheet/types.ts'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'

/** So many rows are written before others may write (a short transaction). */
const rowsAtOnce = 150

type Progress = (done: number, total: number) => Promise<void>

/** Writes the rows of a file down, in place of any that an attempt before had written. */
export async function stage(
  ctx: Ctx,
  batchId: string,
  sheets: readonly Sheet[],
  progress: Progress,
): Promise<StagedSheet[]> {
  await ctx.transaction((tx) => repo.removeRows(tx, batchId))
  const total = sheets.reduce((sum, { rows }) => sum + rows.length, 0)
  let done = 0
  for (const [sheetNo, { rows }] of sheets.entries()) {
    for await (const some of chunks(rows, rowsAtOnce)) {
      const staged = some.map((row) => ({ ...stagedOf(row), batchId, sheetNo }))
      await ctx.transaction((tx) => repo.insertRows(tx, staged))
      done += some.length
      await progress(done, total)
    }
  }
  return sheets.map(({ name, rows, hidden = false, date1904 = false }) => ({
    name,
    rows: rows.length,
    hidden,
    date1904,
  }))
}

const stagedOf = ({ number, cells, down, across }: SheetRow) => ({
  rowNo: number,
  cells: [...cells],
  down: down ? [...down] : null,
  across: across ? [...across] : null,
  isSkipped: 0 as const,
  isBad: 0 as const,
  findings: null,
})

/** The sheets of a batch as they were read. */
export async function stagedSheets(ctx: Ctx, batch: repo.BatchRow): Promise<Sheet[]> {
  const sheets: Sheet[] = []
  const turn = turns()
  for (const [sheetNo, { name, hidden, date1904 }] of batch.sheets.entries()) {
    const rows: SheetRow[] = []
    const once = textsOnce()
    for (;;) {
      const after = rows.at(-1)?.number ?? 0
      const some = await ctx.read((db) => repo.rowsAfter(db, batch.id, sheetNo, after, rowsAtOnce))
      rows.push(...some.map((row) => rowOf(row, once)))
      if (some.length < rowsAtOnce) break
      await turn()
    }
    sheets.push({ name, rows, hidden, date1904 })
  }
  return sheets
}

const rowOf = (
  { rowNo, cells, down, across }: repo.StagedRow,
  once: (cell: Cell) => Cell,
): SheetRow => ({
  number: rowNo,
  // They were cells when they were written.
  cells: (cells as Cell[]).map(once),
  ...(down && { down }),
  ...(across && { across }),
})

const textsKeptOnce = 10_000

/** Gives the same text for the same text: a column says the same thousands of times, and all of it is held. */
function textsOnce(): (cell: Cell) => Cell {
  const known = new Map<string, string>()
  return (cell) => {
    if (typeof cell !== 'string') return cell
    const text = known.get(cell)
    if (text !== undefined) return text
    if (known.size < textsKeptOnce) known.set(cell, cell)
    return cell
  }
}

/** Writes down which rows are records, and what is wrong in them. */
export async function markRows(
  ctx: Ctx,
  batchId: string,
  sheets: readonly Sheet[],
  table: Table<string> | undefined,
  findings: readonly Finding[],
): Promise<number> {
  const byRow = Map.groupBy(findings, ({ row }) => row)
  const records = new Set(table?.rows.map(({ number }) => number))
  const marksOf = ({ number: rowNo }: SheetRow) => {
    const own = byRow.get(rowNo)
    const isRecord = records.has(rowNo)
    if (isRecord && !own) return []
    return {
      rowNo,
      isSkipped: flag(!isRecord),
      isBad: flag(own !== undefined),
      findings: own ?? null,
    }
  }
  for (const [sheetNo, { rows }] of sheets.entries()) {
    for await (const some of chunks(rows, rowsAtOnce)) {
      const marks = sheetNo === table?.sheetIndex ? some.flatMap(marksOf) : []
      const place = { batchId, sheetNo, from: some[0]!.number, to: some.at(-1)!.number }
      await ctx.transaction((tx) => repo.markRows(tx, place, marks))
    }
  }
  return byRow.size
}

const flag = (isSet: boolean): 0 | 1 => (isSet ? 1 : 0)
