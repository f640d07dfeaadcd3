import type { Read, Tx } from '@yuncang/db/handle'
import type {
  ImportBatch,
  ImportSummary,
  MappingChange,
} from '@yuncang/shared/nouns/import-batch/contract'
import {
  canPublish,
  importNouns,
  isBusy,
  isUnfinished,
  type ImportNoun,
  type ImportOverride,
} from '@yuncang/shared/nouns/import-batch/rules'
import type { WarningKind } from '@yuncang/shared/nouns/import-batch/warnings'
import { issueOf } from '@yuncang/shared/nouns/import-batch/finding'
import { AppError } from '@yuncang/shared/errors'
import { toWireTime } from '@yuncang/shared/kernel/calendar'
import { createReadStream } from 'node:fs'
import { kindOf } from '../../../files/spreadsheet/sniff.ts'
import { cellText } from '../../../files/spreadsheet/values.ts'
import type { Cell } from '../../../files/spreadsheet/types.ts'
import { cancelJob } from '../../../jobs/ending.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import type { Ctx } from '../../../trpc/context.ts'
import type { Upload } from '../../../files/transfer.ts'
import * as repo from '../repo.ts'
import { removeRows, rowsPage } from '../rows/repo.ts'
import { accepting } from './acceptance.ts'
import { assertNotCopied, assertOwnSheet } from './parts.ts'
import { present } from './present.ts'
import { importPublish, importRead, rightOf } from './jobs.ts'

/** A file has up to a hundred sheets, which may all be imported. */
const shownAtMost = 150

/** One's own batch, while one may import what it holds. Refuses with 404 for another's. */
export async function mustFind(
  db: Pick<Read, 'select' | 't'>,
  ctx: Ctx,
  id: string,
): Promise<repo.BatchRow> {
  const batch = await repo.find(db, id, ctx.user.id)
  if (!batch) throw new AppError('record.notFound')
  if (!ctx.can(rightOf(batch.noun))) throw new AppError('access.denied')
  return batch
}

const nothingYet = {
  sheets: [],
  override: {},
  sourceId: null,
  sourceSheet: null,
  sheetNo: null,
  headerStart: null,
  headerRow: null,
  mapping: [],
  facts: null,
  rowCount: 0,
  badRows: 0,
  findingCount: 0,
  doubtfulRows: 0,
  warnings: null,
  tally: null,
  acceptance: null,
  refusal: null,
  result: null,
  publishTime: null,
}

/** Keeps a file that arrived and has it read. Throws at once for what is no workbook. */
export const uploading =
  (noun: ImportNoun) =>
  async (ctx: Ctx, file: Upload): Promise<ImportBatch> => {
    await kindOf(file.path, file.name)
    const id = ctx.newId()
    const fileKey = `import-${id}`
    const { jobFiles } = ctx.services
    await jobFiles.keep(fileKey, createReadStream(file.path), AbortSignal.timeout(60_000))
    const { name: fileName, size: fileSize, sha256 } = file
    const facts = { id, noun, fileName, fileSize, sha256, fileKey }
    return present(ctx, await ctx.transaction((tx) => begin(tx, ctx, facts)))
  }

type Facts = Pick<repo.BatchRow, 'id' | 'noun' | 'fileName' | 'fileSize' | 'sha256' | 'fileKey'> &
  Partial<Pick<repo.BatchRow, 'override' | 'sourceId' | 'sourceSheet'>>

/** A batch of which nothing is read yet; a job is asked to. */
export async function begin(tx: Tx, ctx: Ctx, facts: Facts): Promise<repo.BatchRow> {
  const now = ctx.now()
  const who = { createBy: ctx.user.id, createTime: now, updateBy: ctx.user.id, updateTime: now }
  const jobId = await askToRead(tx, ctx, facts)
  return repo.insert(tx, { ...nothingYet, ...facts, ...who, status: 'reading', jobId })
}

const titled = (noun: ImportNoun, name: string, verb: { zh: string; en: string }) => ({
  zh: `${verb.zh}${importNouns[noun].zh}：${name}`,
  en: `${verb.en} of ${importNouns[noun].en}: ${name}`,
})

export const askToRead = (
  tx: Tx,
  ctx: Ctx,
  { id, noun, fileName }: Pick<repo.BatchRow, 'id' | 'noun' | 'fileName'>,
): Promise<string> => {
  const title = titled(noun, fileName, { zh: '校验', en: 'Check' })
  return enqueue(tx, ctx, importRead, { input: { batchId: id, noun }, title })
}

export const list = async (
  ctx: Ctx,
  { noun }: { noun?: ImportNoun | undefined },
): Promise<ImportSummary[]> =>
  (await ctx.read((db) => repo.unfinishedOf(db, ctx.user.id, noun, shownAtMost)))
    .filter((batch) => ctx.can(rightOf(batch.noun)))
    .map((batch) => ({ ...batch, warnings: [...(batch.warnings ?? [])] }))

export const get = async (ctx: Ctx, { id }: { id: string }): Promise<ImportBatch> =>
  present(ctx, await ctx.read((db) => mustFind(db, ctx, id)))

type RowsQuery = { id: string; current: number; size: number; bad: 0 | 1; doubtful: 0 | 1 }

export const rows = (ctx: Ctx, { id, ...query }: RowsQuery) =>
  ctx.read(async (db) => {
    const batch = await mustFind(db, ctx, id)
    const sheetNo = batch.sheetNo ?? 0
    const page = await rowsPage(db, { batchId: id, sheetNo, ...query })
    const records = page.records.map(({ rowNo, cells, findings }) => ({
      row: rowNo,
      // They were cells when they were written.
      cells: (cells as Cell[]).map(cellText),
      findings: (findings ?? []).map((each) => issueOf(each, ctx.call.locale)),
    }))
    return { ...page, records }
  })

/** Takes what somebody says of sheet, heading, columns and hidden rows, and has the rows judged by it. */
export const setMapping = async (ctx: Ctx, change: MappingChange): Promise<ImportBatch> => {
  const { id, version, sheet, headerRow, columns, constants, ignoreHidden } = change
  const isOtherTable = sheet !== undefined || headerRow !== undefined
  const batch = await judgeAnew(ctx, { id, version }, async (_tx, before) => {
    if (sheet !== undefined) assertOwnSheet(before, sheet)
    return {
      ...before.override,
      // Columns are those of one heading, and are said anew with another.
      ...(isOtherTable && { sheet, headerRow, columns }),
      ...(columns && { columns }),
      ...(constants && { constants, areOfOther: undefined }),
      ...(ignoreHidden !== undefined && { ignoreHidden }),
    }
  })
  return present(ctx, batch)
}

/** Has the rows of a batch judged by what somebody says of it. */
export const judgeAnew = (
  ctx: Ctx,
  { id, version }: { id: string; version: number },
  saidOf: (tx: Tx, before: repo.BatchRow) => Promise<ImportOverride>,
): Promise<repo.BatchRow> =>
  ctx.transaction(async (tx) => {
    const before = await mustFind(tx, ctx, id)
    assertOpen(before)
    const override = await saidOf(tx, before)
    const jobId = await askToRead(tx, ctx, before)
    const changes = { override, jobId, status: 'reading' as const, updateTime: ctx.now() }
    const after = await repo.change(tx, { id, version }, ['draft', 'checked'], changes)
    if (!after) throw new AppError('record.stale')
    return after
  })

export function assertOpen({ status, fileName: name }: repo.BatchRow): void {
  if (isBusy(status)) throw new AppError('importBatch.busy', { params: { name } })
  if (!isUnfinished(status)) throw new AppError('importBatch.over', { params: { name } })
}

/** Has a judged batch stored, all of it or nothing. */
export const publish = async (
  ctx: Ctx,
  { id, version, accepted }: { id: string; version: number; accepted: WarningKind[] },
): Promise<ImportBatch> => {
  const batch = await ctx.transaction(async (tx) => {
    const before = await mustFind(tx, ctx, id)
    assertOpen(before)
    const same = await repo.publishedWith(tx, before)
    if (!canPublish(before)) throw notClean(before, same)
    const title = titled(before.noun, before.fileName, { zh: '导入', en: 'Import' })
    const jobId = await enqueue(tx, ctx, importPublish, {
      input: { batchId: id, noun: before.noun },
      title,
    })
    const acceptance = accepting(ctx, before, accepted)
    const changes = { status: 'publishing' as const, acceptance, jobId, updateTime: ctx.now() }
    const after = await repo.change(tx, { id, version }, ['checked'], changes)
    if (!after) throw new AppError('record.stale')
    return after
  })
  return present(ctx, batch)
}

function notClean(
  { fileName: name, findingCount: count }: repo.BatchRow,
  same: repo.BatchRow | undefined,
): AppError {
  if (!same?.publishTime) return new AppError('importBatch.notClean', { params: { name, count } })
  const params = { name: same.fileName, time: toWireTime(same.publishTime) }
  return new AppError('importBatch.sameFile', { params })
}

export const discard = async (
  ctx: Ctx,
  { id, version }: { id: string; version: number },
): Promise<null> => {
  const batch = await ctx.transaction(async (tx) => {
    const before = await mustFind(tx, ctx, id)
    if (!isUnfinished(before.status) || before.status === 'publishing') assertOpen(before)
    const changes = { status: 'discarded' as const, fileKey: null, updateTime: ctx.now() }
    const after = await repo.change(tx, { id, version }, ['reading', 'draft', 'checked'], changes)
    if (!after) throw new AppError('record.stale')
    await assertNotCopied(tx, before)
    if (before.status === 'reading' && before.jobId !== null) await cancelJob(tx, ctx, before.jobId)
    await removeRows(tx, id)
    return before
  })
  if (batch.fileKey !== null) await ctx.services.jobFiles.remove(batch.fileKey)
  return null
}
