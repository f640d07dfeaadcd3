import { issueOf } from '@yuncang/shared/nouns/import-batch/finding'
import { AppError } from '@yuncang/shared/errors'
import { beginningOf } from '@yuncang/shared/validate/text'
import { writeMarked } from '../../../files/spreadsheet/write-marked.ts'
import type { SheetRow } from '../../../files/spreadsheet/types.ts'
import type { Ctx } from '../../../trpc/context.ts'
import type { Download } from '../../../files/transfer.ts'
import type { BatchRow } from '../repo.ts'
import { rowsPage, type StagedRow } from '../rows/repo.ts'
import { mustFind } from './batch.ts'
import type { Importers } from './kind.ts'
import { stagedSheets } from './staging.ts'

const rowsAtOnce = 200

/**
 * The rows as they were sent, wrong cells coloured with their reason and a last column that says it all: to be mended
 * and uploaded again, under the same row numbers.
 */
export async function correctedFile(ctx: Ctx, { id }: { id: string }): Promise<Download> {
  const batch = await ctx.read((db) => mustFind(db, ctx, id))
  const { sheetNo, headerRow } = batch
  if (sheetNo === null || headerRow === null) throw new AppError('record.notFound')
  const sheet = (await stagedSheets(ctx, batch))[sheetNo]
  if (!sheet) throw new AppError('record.notFound')
  const wrong = await wrongRows(ctx, id, sheetNo)
  const letters = new Map(batch.mapping.map(({ letter, position }) => [letter, position]))
  const { locale } = ctx.call
  const additive = additivePositions(ctx.services.importers, batch)
  const isEnglish = locale === 'en'
  const base = batch.fileName.replace(/\.\w+$/, '')
  return writeMarked(
    ctx.services.config.dataDir,
    `${base}-${isEnglish ? 'to correct' : '待更正'}.xlsx`,
    {
      name: beginningOf(sheet.name, 31),
      rows: sheet.rows.map((row) => plainRow(row, additive)),
      merges: [...additive].flatMap((position) => mergesAt(sheet.rows, position)),
      headerRow,
      column: Math.max(...sheet.rows.map(({ cells }) => cells.length)),
      title: isEnglish ? 'To correct' : '错误',
      lines: wrong.map(({ rowNo, findings }) => ({
        row: rowNo,
        text: (findings ?? [])
          .map((each) => issueOf(each, locale))
          .map(({ column, message }) => (column ? `${column}: ${message}` : message))
          .join('\n'),
      })),
      cellNotes: wrong.flatMap(({ rowNo, findings }) =>
        (findings ?? []).flatMap((each) => {
          const position = letters.get(each.column)
          const { message } = issueOf(each, locale)
          return position === undefined ? [] : [{ row: rowNo, position, message }]
        }),
      ),
    },
    ctx.call.signal(),
  )
}

async function wrongRows(ctx: Ctx, batchId: string, sheetNo: number): Promise<StagedRow[]> {
  const found: StagedRow[] = []
  for (let current = 1; ; current += 1) {
    const query = { batchId, sheetNo, current, size: rowsAtOnce, bad: 1, doubtful: 1 } as const
    const { records } = await ctx.read((db) => rowsPage(db, query))
    found.push(...records)
    if (records.length < rowsAtOnce) return found
  }
}

/** Positions of figures that a merged cell says once for all its rows. */
function additivePositions(importers: Importers, { noun, mapping }: BatchRow): Set<number> {
  const additive = new Set(
    importers[noun].columns.flatMap(({ key, additive: sums }) => (sums ? [key] : [])),
  )
  return new Set(
    mapping.flatMap(({ position, keys }) =>
      keys.some((key) => additive.has(key)) ? [position] : [],
    ),
  )
}

/** A row whose copies of a merged cell are written out, but for figures, which stay merged: they are said once. */
function plainRow(row: SheetRow, additive: ReadonlySet<number>): SheetRow {
  const isCopy = (position: number) =>
    (row.across?.includes(position) ?? false) || (additive.has(position) && isBelow(row, position))
  return {
    number: row.number,
    cells: row.cells.map((cell, position) => (isCopy(position) ? null : cell)),
    ...(row.hidden && { hidden: row.hidden }),
  }
}

/** The merged cells of a column of figures: the rows share what each says, also when the file comes again. */
function mergesAt(rows: readonly SheetRow[], position: number) {
  const merges: { position: number; from: number; to: number }[] = []
  for (const [index, row] of rows.entries()) {
    if (!isBelow(row, position)) continue
    const before = rows[index - 1]
    const open = merges.at(-1)
    if (open && before && open.to === before.number) open.to = row.number
    else if (before) merges.push({ position, from: before.number, to: row.number })
  }
  return merges
}

/** Whether it only repeats what is merged down over it. */
const isBelow = (row: SheetRow, position: number): boolean => row.down?.includes(position) ?? false
