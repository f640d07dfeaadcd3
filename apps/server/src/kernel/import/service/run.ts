import type { Finding } from '@yuncang/shared/nouns/import-batch/finding'
import { countWarnings } from '@yuncang/shared/nouns/import-batch/warnings'
import { AppError } from '@yuncang/shared/errors'
import type { ImportOverride, ImportStatus } from '@yuncang/shared/nouns/import-batch/rules'
import type { JobProgress } from '@yuncang/shared/nouns/job/rules'
import type { Tx } from '@yuncang/db/handle'
import { readSpreadsheet } from '../../../files/spreadsheet/read.ts'
import type { Table } from '../../../files/spreadsheet/table.ts'
import { refusedIn } from '../../../files/spreadsheet/understand.ts'
import type { Sheet } from '../../../files/spreadsheet/types.ts'
import { withUpload } from '../../../files/upload.ts'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'
import { factsOf } from './facts.ts'
import { examine } from './kind.ts'
import { examineWithMemory, remember } from './memory.ts'
import { isToCopy, sheetOfSource } from './parts.ts'
import { understandAsSaid, understandPlaces } from './said.ts'
import { recordRowChecks, stage, stagedSheets } from './staging.ts'
import { assertAccepted } from './acceptance.ts'
import { tallyOf } from './tally.ts'
import { clearLeftovers, hiddenRecords, wholeTenant } from './hidden.ts'

/** What a job lends to its work. */
export type Control = {
  readonly jobId: string
  readonly signal: AbortSignal
  progress(progress: JobProgress): Promise<void>
  complete(tx: Tx, result?: Record<string, unknown>): Promise<void>
}

async function mustFind(ctx: Ctx, id: string): Promise<repo.BatchRow> {
  const batch = await ctx.read((db) => repo.find(db, id, ctx.user.id))
  if (!batch) throw new AppError('record.notFound')
  return batch
}

/** The batch that a job works on; a job that was cancelled and is tried again takes it back. */
async function claimed(
  ctx: Ctx,
  id: string,
  { jobId }: Control,
  { from, to }: { from: ImportStatus; to: ImportStatus },
): Promise<repo.BatchRow> {
  const batch = await mustFind(ctx, id)
  if (batch.status !== from || batch.jobId !== jobId) return batch
  const changes = { status: to, updateTime: ctx.now() }
  return (await ctx.transaction((tx) => repo.change(tx, batch, [from], changes))) ?? batch
}

/** Reads the file of a batch if that is still to be done, and judges its rows. */
export async function readBatch(ctx: Ctx, id: string, control: Control): Promise<void> {
  let batch = await claimed(ctx, id, control, { from: 'draft', to: 'reading' })
  if (batch.status !== 'reading') return
  try {
    if (batch.fileKey !== null || isToCopy(batch)) batch = await readRows(ctx, batch, control)
    await judge(ctx, batch, await stagedSheets(ctx, batch), control)
  } catch (error) {
    // Whoever ends the job ends the reading: that says nothing of the file.
    if (control.signal.aborted || !(error instanceof AppError)) throw error
    await settle(ctx, id, { status: 'draft', refusal: sayable(error) })
  }
}

async function readRows(ctx: Ctx, batch: repo.BatchRow, control: Control): Promise<repo.BatchRow> {
  const { fileKey, fileName } = batch
  await control.progress({ done: 0, total: 0, stage: 'reading' })
  const sheets =
    fileKey === null
      ? [await sheetOfSource(ctx, batch)]
      : await readFile(ctx, { fileKey, fileName }, control)
  const staged = await stage(ctx, batch.id, sheets, (done, total) =>
    control.progress({ done, total, stage: 'writing' }),
  )
  const changes = { sheets: staged, fileKey: null, updateTime: ctx.now() }
  const after = await ctx.transaction((tx) => repo.change(tx, batch, ['reading'], changes))
  if (fileKey !== null) await ctx.services.jobFiles.remove(fileKey)
  if (!after) throw new AppError('record.stale')
  return after
}

async function readFile(
  ctx: Ctx,
  { fileKey, fileName }: { fileKey: string; fileName: string },
  { signal }: Control,
): Promise<Sheet[]> {
  const { jobFiles, config } = ctx.services
  const kept = await jobFiles.open(fileKey)
  if (!kept) throw new AppError('spreadsheet.unreadable')
  return withUpload(config.dataDir, kept, fileName, (upload) => readSpreadsheet(upload, signal))
}

const sayable = ({ reason, details }: AppError) => ({
  reason,
  ...(details.params && { params: details.params }),
})

/** Judges the rows as they are understood now, and writes down what is wrong. */
async function judge(
  ctx: Ctx,
  batch: repo.BatchRow,
  sheets: readonly Sheet[],
  control: Control,
): Promise<void> {
  const kind = ctx.services.importers[batch.noun]
  const understood = await understandPlaces(sheets, kind.columns, batch.override)
  const { refusal } = understood
  const total = understood.table?.rows.length ?? 0
  await control.progress({ done: 0, total, stage: 'checking' })
  const judged =
    refusal || !understood.table
      ? undefined
      : await examineWithMemory(ctx, kind, { ...batch, table: understood.table })
  const table = judged?.table ?? understood.table
  const findings: readonly Finding[] = judged?.issues.list() ?? []
  const marks = [...findings, ...(judged?.issues.repeats() ?? [])]
  const marked = await recordRowChecks(ctx, batch.id, { sheets, table, findings: marks })
  await control.progress({ done: total, total, stage: 'checking' })
  await settle(ctx, batch.id, {
    ...foundIn(table, batch.override),
    ...(judged && { override: { ...batch.override, meanings: [...judged.meanings] } }),
    tally: judged ? tallyOf(judged.table, marks) : null,
    status: refusal ? 'draft' : 'checked',
    refusal: refusal ?? null,
    rowCount: total,
    ...marked,
    findingCount: findings.filter(({ level }) => level === 'error').length,
    warnings: countWarnings(findings),
    acceptance: null,
  })
}

const foundIn = (table: Table<string> | undefined, { sheet }: ImportOverride) => ({
  sheetNo: table?.sheetIndex ?? sheet ?? null,
  headerStart: table?.headerStart ?? null,
  headerRow: table?.headerRow ?? null,
  mapping: (table?.columns ?? []).map(({ position, letter, heading, keys, unit }) => ({
    position,
    letter,
    heading,
    keys: [...keys],
    ...(unit && { unit }),
  })),
  facts: table ? factsOf(table) : null,
})

async function settle(
  ctx: Ctx,
  id: string,
  changes: Parameters<typeof repo.change>[3],
): Promise<void> {
  const now = { updateTime: ctx.now() }
  await ctx.transaction((tx) =>
    repo.change(tx, { id }, ['reading', 'publishing'], { ...changes, ...now }),
  )
}

/**
 * Stores what a batch holds: all of it or nothing, shown in one transaction that ends the job as well. Rows that have
 * become wrong since they were judged are named, and nothing is stored.
 */
export async function publishBatch(
  ctx: Ctx,
  id: string,
  control: Control,
): Promise<Record<string, unknown>> {
  const batch = await claimed(ctx, id, control, { from: 'checked', to: 'publishing' })
  if (batch.status === 'published') return batch.result ?? {}
  if (batch.status !== 'publishing')
    throw new AppError('importBatch.over', { params: { name: batch.fileName } })
  const kind = ctx.services.importers[batch.noun]
  const sheets = await stagedSheets(ctx, batch)
  await clearLeftovers(wholeTenant(ctx), kind, id)
  const records = hiddenRecords(ctx, kind, id)
  try {
    const { table, refusal } = await understandAsSaid(sheets, kind.columns, batch.override)
    if (refusal) throw refusedIn(ctx.call.locale, refusal)
    if (!table) throw new AppError('spreadsheet.noRows')
    const total = table.rows.length
    await control.progress({ done: 0, total, stage: 'checking' })
    const { sheet, drafts } = await examine(ctx, kind, table)
    sheet.issues.refuse()
    assertAccepted(ctx, batch, countWarnings(sheet.issues.list()))
    const writing = (done: number) => control.progress({ done, total, stage: 'writing' })
    await writing(0)
    const publish = await records.prepare({ drafts, sheet }, writing)
    const scope = await ctx.read(async (db) => (await kind.scopeOf?.(db, table)) ?? '')
    return await ctx.transaction(async (tx) => {
      const result = await publish(tx)
      await remember(tx, ctx, kind, { ...batch, scope })
      const time = ctx.now()
      const changes = { status: 'published' as const, result, publishTime: time, updateTime: time }
      if (!(await repo.change(tx, { id }, ['publishing'], changes)))
        throw new AppError('record.stale')
      await control.complete(tx, result)
      return result
    })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await ctx.transaction((tx) =>
      repo.change(tx, { id }, ['publishing'], { status: 'reading', updateTime: ctx.now() }),
    )
    // Somebody else has taken a number meanwhile: the rows say which.
    await judge(ctx, batch, sheets, control)
    throw error
  } finally {
    await records.clear()
  }
}
