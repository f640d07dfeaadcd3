import type { Tx } from '@yuncang/db/handle'
import { AppError } from '@yuncang/shared/errors'
import type { Correction, ImportBatch } from '@yuncang/shared/nouns/import-batch/contract'
import { formOf, type Meaning } from '@yuncang/shared/nouns/import-batch/rules'
import type { Ctx } from '../../../trpc/context.ts'
import type { BatchRow } from '../repo.ts'
import * as rows from '../rows/repo.ts'
import { forget } from './memory.ts'
import { judgeAnew } from './batch.ts'
import { present } from './present.ts'

/** Writes cells anew and takes what somebody says of names, and has the rows judged by it. */
export async function correct(ctx: Ctx, correction: Correction): Promise<ImportBatch> {
  const { id, version, cells, meanings } = correction
  const batch = await judgeAnew(ctx, { id, version }, async (tx, before) => {
    await rewrite(tx, before, cells)
    await forget(tx, before, meanings)
    return { ...before.override, meanings: merged(before.override.meanings, meanings) }
  })
  return present(ctx, batch)
}

/** What was said before, with what is said now in its place; nothing said is taken back. */
function merged(before: readonly Meaning[] = [], said: Correction['meanings']): Meaning[] {
  const all = new Map(before.map((each) => [formOf(each.of), each]))
  for (const { of, is } of said) {
    if (is === null) all.delete(formOf(of))
    else all.set(formOf(of), { of, is })
  }
  return [...all.values()]
}

type Cells = Correction['cells']

/** Throws 404 for a row that the file does not have. */
async function rewrite(tx: Tx, batch: BatchRow, cells: Cells): Promise<void> {
  const place = { batchId: batch.id, sheetNo: batch.sheetNo ?? 0 }
  for (const [rowNo, changes] of Map.groupBy(cells, ({ row }) => row)) {
    const row = await rows.findRow(tx, { ...place, rowNo })
    if (!row) throw new AppError('record.notFound')
    const copied = changes.filter(({ position }) => !isCopy(row, position))
    await rows.rewriteRow(tx, { ...place, rowNo }, withTexts(row, changes))
    await rewriteCopies(tx, { ...place, rowNo }, copied)
  }
}

/** What stands in a cell that somebody has written; an emptied one holds nothing. */
const written = (text: string): string | null => text.trim() || null

const isCopy = ({ down, across }: rows.StagedRow, position: number): boolean =>
  (down?.includes(position) ?? false) || (across?.includes(position) ?? false)

/** A cell that is written by hand is a copy of no other any more. */
function withTexts({ cells, down, across }: rows.StagedRow, changes: Cells) {
  const texts = [...cells]
  for (const { position, text } of changes) {
    while (texts.length <= position) texts.push(null)
    texts[position] = written(text)
  }
  const own = new Set(changes.map(({ position }) => position))
  const without = (positions: number[] | null) => {
    const left = positions?.filter((position) => !own.has(position)) ?? []
    return left.length > 0 ? left : null
  }
  return { cells: texts, down: without(down), across: without(across) }
}

/** A merged cell says the same in all rows below that it covers. */
async function rewriteCopies(tx: Tx, first: rows.RowPlace, changes: Cells): Promise<void> {
  let open = [...changes]
  for (let rowNo = first.rowNo + 1; open.length > 0; rowNo += 1) {
    const row = await rows.findRow(tx, { ...first, rowNo })
    open = open.filter(({ position }) => row?.down?.includes(position))
    if (!row || open.length === 0) return
    const cells = [...row.cells]
    for (const { position, text } of open) cells[position] = written(text)
    await rows.rewriteRow(tx, { ...first, rowNo }, { cells })
  }
}
