import { issueOf } from '@yuncang/shared/domain/finding'
import { AppError } from '@yuncang/shared/errors'
import { writeMarked } from '../../../files/spreadsheet/write-marked.ts'
import type { SheetRow } from '../../../files/spreadsheet/types.ts'
import type { Ctx } from '../../../trpc/context.ts'
import type { Download } from '../../../trpc/files.ts'
import * as repo from '../repo.ts'
import { mustFind } from './batch.ts'
import { importOf } from './kinds.ts'
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
  const sheets = await stagedSheets(ctx, batch)
  const sheet = sheets[sheetNo]!
  const wrong = await wrongRows(ctx, id, sheetNo)
  const letters = new Map(batch.mapping.map(({ letter, position }) => [letter, position]))
  const { locale } = ctx.call
  const isEnglish = locale === 'en'
  const base = batch.fileName.replace(/\.\w+$/, '')
  return writeMarked(
    ctx.services.config.dataDir,
    `${base}-${isEnglish ? 'to correct' : '待更正'}.xlsx`,
    {
      name: sheet.name.slice(0, 31),
      rows: sheet.rows.map((row) => plainRow(row, additivePositions(batch))),
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
      marks: wrong.flatMap(({ rowNo, findings }) =>
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

async function wrongRows(ctx: Ctx, batchId: string, sheetNo: number): Promise<repo.StagedRow[]> {
  const found: repo.StagedRow[] = []
  for (let current = 1; ; current += 1) {
    const query = { batchId, sheetNo, current, size: rowsAtOnce, bad: 1 } as const
    const { records } = await ctx.read((db) => repo.rowsPage(db, query))
    found.push(...records)
    if (records.length < rowsAtOnce) return found
  }
}

/** Positions of figures that a merged cell says once for all its rows. */
function additivePositions({ noun, mapping }: repo.BatchRow): Set<number> {
  const additive = new Set(
    importOf(noun).columns.flatMap(({ key, additive: sums }) => (sums ? [key] : [])),
  )
  return new Set(
    mapping.flatMap(({ position, keys }) =>
      keys.some((key) => additive.has(key)) ? [position] : [],
    ),
  )
}

/** A row without merges: what they repeated stands in every row, but no figure twice. */
function plainRow(row: SheetRow, additive: ReadonlySet<number>): SheetRow {
  const isCopy = (position: number) =>
    (row.across?.includes(position) ?? false) ||
    ((row.down?.includes(position) ?? false) && additive.has(position))
  return {
    number: row.number,
    cells: row.cells.map((cell, position) => (isCopy(position) ? null : cell)),
  }
}
