import type { Tx } from '@yuncang/db/handle'
import { AppError } from '@yuncang/shared/errors'
import type { ImportBatch, SheetsTaken } from '@yuncang/shared/nouns/import-batch/contract'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'
import { askToRead, assertOpen, begin, mustFind } from './batch.ts'
import { partsOf } from './parts.ts'
import { present } from './present.ts'

/**
 * Imports several sheets of one file, each by itself: the batch that was uploaded goes on with one of them, and each
 * other that has no batch yet gets one of its own.
 */
export const takeSheets = async (
  ctx: Ctx,
  { id, version, sheets, constants }: SheetsTaken,
): Promise<ImportBatch> => {
  const batch = await ctx.transaction(async (tx) => {
    const found = await mustFind(tx, ctx, id)
    assertOpen(found)
    assertHeld(found, sheets)
    const override = { ...found.override, ...(constants && { constants, areOfOther: undefined }) }
    const before = { ...found, override }
    const changes =
      before.sourceId === null
        ? await asOneSheet(tx, ctx, before, sheets)
        : { updateTime: ctx.now() }
    // Whoever takes sheets of the file at the same time is refused here.
    const source = await repo.change(tx, { id, version }, ['draft', 'checked'], changes)
    if (!source) throw new AppError('record.stale')
    const taken = new Set((await partsOf(tx, source)).map(({ sheet }) => sheet))
    for (const sheet of new Set(sheets))
      if (!taken.has(sheet)) await addPart(tx, ctx, { ...source, override }, sheet)
    return source
  })
  return present(ctx, batch)
}

/** Throws 400 for sheets that the file does not have or that say nothing; what holds one sheet has no further ones. */
function assertHeld(
  { id, sourceId, sheets, fileName: name }: repo.BatchRow,
  asked: readonly number[],
): void {
  const isPart = sourceId !== null && sourceId !== id
  if (isPart || asked.some((sheet) => (sheets[sheet]?.rows ?? 0) === 0))
    throw new AppError('importBatch.noSheet', { params: { name } })
}

/** The batch of the file stands for one of its sheets from now on: the one that somebody has said, or the first. */
async function asOneSheet(
  tx: Tx,
  ctx: Ctx,
  { id, noun, sheets, fileName: file, override }: repo.BatchRow,
  asked: readonly number[],
) {
  const said = asked.find((sheet) => sheet === override.sheet)
  const sheet = said ?? asked[0] ?? 0
  const fileName = nameOf(file, sheets[sheet])
  return {
    sourceId: id,
    sourceSheet: sheet,
    fileName,
    // Heading and columns are those of one sheet.
    override:
      said === undefined
        ? { ...override, sheet, headerRow: undefined, columns: undefined }
        : override,
    jobId: await askToRead(tx, ctx, { id, noun, fileName }),
    status: 'reading' as const,
    updateTime: ctx.now(),
  }
}

/** Says what was said of the file where the sheet itself does not; heading and columns are found in it. */
async function addPart(
  tx: Tx,
  ctx: Ctx,
  source: repo.BatchRow,
  sourceSheet: number,
): Promise<void> {
  const { id: sourceId, noun, fileSize, sha256, sheets, override } = source
  await begin(tx, ctx, {
    id: ctx.newId(),
    noun,
    fileName: nameOf(fileOf(source), sheets[sourceSheet]),
    fileSize,
    sha256,
    fileKey: null,
    override: override.constants ? { constants: override.constants, areOfOther: 1 } : {},
    sourceId,
    sourceSheet,
  })
}

type Named = { readonly name: string } | undefined

const suffixOf = (sheet: Named): string => ` · ${sheet?.name ?? ''}`

const nameOf = (file: string, sheet: Named): string => file + suffixOf(sheet)

/** The name of the file of a batch that has got the name of its sheet as well. */
const fileOf = ({ fileName, sheets, sourceSheet }: repo.BatchRow): string =>
  fileName.slice(0, -suffixOf(sheets[sourceSheet ?? 0]).length)
