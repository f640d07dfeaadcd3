import { chunks } from '@yuncang/db/sql'
import { eventLoopYielder } from '@yuncang/db/event-loop'
import type { Finding } from '@yuncang/shared/nouns/import-batch/finding'
import type { StagedSheet } from '@yuncang/shared/nouns/import-batch/rules'
import type { Table } from '../../../files/spreadsheet/table.ts'
import { textsOnce } from '../../../files/spreadsheet/texts-once.ts'
import type { Cell, Sheet, SheetRow } from '../../../files/spreadsheet/types.ts'
import type { Ctx } from '../../../trpc/context.ts'
import type { BatchRow } from '../repo.ts'
import * as repo from '../rows/repo.ts'

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

const stagedOf = ({ number, cells, down, across, hidden }: SheetRow) => ({
  rowNo: number,
  cells: [...cells],
  down: down ? [...down] : null,
  across: across ? [...across] : null,
  isHidden: flag(hidden === true),
  isSkipped: 0 as const,
  isBad: 0 as const,
  isDoubtful: 0 as const,
  findings: null,
})

/** The sheets of a batch as they were read; those that other batches import are left empty. */
export async function stagedSheets(ctx: Ctx, batch: BatchRow): Promise<Sheet[]> {
  const sheets: Sheet[] = []
  const isOther = (sheetNo: number) => batch.sourceId === batch.id && sheetNo !== batch.sourceSheet
  for (const [sheetNo, { name, hidden, date1904 }] of batch.sheets.entries()) {
    const rows = isOther(sheetNo) ? [] : await stagedRows(ctx, { batchId: batch.id, sheetNo })
    sheets.push({ name, rows, hidden, date1904 })
  }
  return sheets
}

/** The rows of one sheet of a batch as they were read. */
export async function stagedRows(
  ctx: Ctx,
  place: { batchId: string; sheetNo: number },
): Promise<SheetRow[]> {
  const yieldToEventLoop = eventLoopYielder()
  const rows: SheetRow[] = []
  const once = textsOnce()
  for (;;) {
    const after = rows.at(-1)?.number ?? 0
    const some = await ctx.read((db) => repo.rowsAfter(db, { ...place, after, limit: rowsAtOnce }))
    rows.push(...some.map((row) => rowOf(row, once)))
    if (some.length < rowsAtOnce) return rows
    await yieldToEventLoop()
  }
}

const rowOf = (
  { rowNo, cells, down, across, isHidden }: repo.StagedRow,
  once: (cell: Cell) => Cell,
): SheetRow => ({
  number: rowNo,
  // They were cells when they were written.
  cells: (cells as Cell[]).map(once),
  ...(down && { down }),
  ...(across && { across }),
  ...(isHidden === 1 && { hidden: true }),
})

type Judged = {
  readonly sheets: readonly Sheet[]
  readonly table: Table<string> | undefined
  readonly findings: readonly Finding[]
}

/** Writes down which rows are records, and what is wrong in them. */
export async function recordRowChecks(
  ctx: Ctx,
  batchId: string,
  { sheets, table, findings }: Judged,
): Promise<{ badRows: number; doubtfulRows: number }> {
  const byRow = Map.groupBy(findings, ({ row }) => row)
  const records = new Set(table?.rows.map(({ number }) => number))
  const checksOf = ({ number: rowNo }: SheetRow) => {
    const own = byRow.get(rowNo)
    const isRecord = records.has(rowNo)
    if (isRecord && !own) return []
    return {
      rowNo,
      isSkipped: flag(!isRecord),
      isBad: flag(own?.some(isError) ?? false),
      isDoubtful: flag(own?.some((each) => !isError(each)) ?? false),
      findings: own ?? null,
    }
  }
  for (const [sheetNo, { rows }] of sheets.entries()) {
    for await (const some of chunks(rows, rowsAtOnce)) {
      const checks = sheetNo === table?.sheetIndex ? some.flatMap(checksOf) : []
      const numbers = some.map(({ number }) => number)
      const place = { batchId, sheetNo, from: Math.min(...numbers), to: Math.max(...numbers) }
      await ctx.transaction((tx) => repo.saveRowChecks(tx, place, checks))
    }
  }
  const rowsWith = (level: Finding['level']) =>
    new Set(findings.filter((each) => each.level === level).map(({ row }) => row)).size
  return { badRows: rowsWith('error'), doubtfulRows: rowsWith('warning') }
}

const isError = ({ level }: Finding): boolean => level === 'error'

const flag = (isSet: boolean): 0 | 1 => (isSet ? 1 : 0)
