import type { Read, Tx } from '@yuncang/db/handle'
import { AppError } from '@yuncang/shared/errors'
import type { ImportBatch } from '@yuncang/shared/nouns/import-batch/contract'
import type { Sheet } from '../../../files/spreadsheet/types.ts'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'
import { stagedRows } from './staging.ts'

/*
 * Of a file of several sheets each is imported by a batch of its own: the one that was uploaded keeps the rows of all of
 * them and stands for one, each other copies those of its sheet (docs/domain/files.md#imports).
 */

/** The batches of one upload, in the order of the sheets; none where the file is imported as a whole. */
export async function partsOf(
  db: Pick<Read, 'pick' | 't'>,
  { sourceId }: Pick<repo.BatchRow, 'sourceId'>,
): Promise<ImportBatch['parts']> {
  if (sourceId === null) return []
  const all = await repo.ofUpload(db, sourceId)
  const sheets = all.find(({ id }) => id === sourceId)?.sheets ?? []
  return all
    .filter(({ status, isDeleted }) => status !== 'discarded' && isDeleted === 0)
    .map(({ sourceSheet, ...part }) => {
      const sheet = sourceSheet ?? 0
      return { ...part, sheet, name: sheets[sheet]?.name ?? '' }
    })
}

/** Whether it is to copy its rows from the batch that was uploaded. */
export const isToCopy = ({
  sourceId,
  sheets,
}: Pick<repo.BatchRow, 'sourceId' | 'sheets'>): boolean => sourceId !== null && sheets.length === 0

/** Throws 409 while the rows of a batch are copied to those of its other sheets. */
export async function assertNotCopied(
  tx: Tx,
  { id, sourceId, fileName: name }: repo.BatchRow,
): Promise<void> {
  if (sourceId !== id) return
  const parts = await repo.ofUpload(tx, id)
  if (parts.some((part) => part.status === 'reading' && isToCopy(part)))
    throw new AppError('importBatch.busy', { params: { name } })
}

/** Throws 409 for another sheet than the one that a batch of several stands for. */
export function assertOwnSheet(
  { id, sourceId, sourceSheet, fileName: name }: repo.BatchRow,
  sheet: number,
): void {
  if (sourceId === id && sheet !== sourceSheet)
    throw new AppError('importBatch.oneSheet', { params: { name } })
}

/** The sheet of a part as the upload holds it. Throws 409 when that is gone, or goes just now. */
export async function sheetOfSource(
  ctx: Ctx,
  { sourceId, sourceSheet }: Pick<repo.BatchRow, 'sourceId' | 'sourceSheet'>,
): Promise<Sheet> {
  const source = await ctx.read((db) => repo.find(db, sourceId ?? '', ctx.user.id))
  const sheetNo = sourceSheet ?? 0
  const known = source?.sheets[sheetNo]
  const rows = source && (await stagedRows(ctx, { batchId: source.id, sheetNo }))
  if (!known || rows?.length !== known.rows) throw new AppError('importBatch.sourceGone')
  return { ...known, rows }
}
