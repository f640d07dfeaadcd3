import { paramsIn } from '@yuncang/shared/kernel/messages/worded'
import { isReason, say } from '@yuncang/shared/messages'
import type { ImportBatch } from '@yuncang/shared/nouns/import-batch/contract'
import { isBusy } from '@yuncang/shared/nouns/import-batch/rules'
import { progressOf } from '../../../jobs/repo.ts'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'
import { shownAcceptance } from './acceptance.ts'
import { namedMeanings } from './meanings.ts'
import { partsOf } from './parts.ts'

/** A batch as the wizard shows it, with how far its job is. */
export async function present(ctx: Ctx, batch: repo.BatchRow): Promise<ImportBatch> {
  const { locale } = ctx.call
  const { jobId } = batch
  const { before, progress, meanings, parts } = await ctx.read(async (db) => ({
    meanings: await namedMeanings(db, ctx, batch),
    parts: await partsOf(db, batch),
    before: await repo.publishedWith(db, batch),
    progress: jobId !== null && isBusy(batch.status) ? await progressOf(db, jobId) : undefined,
  }))
  const { publishTime = null } = before ?? {}
  return {
    ...batch,
    warnings: [...(batch.warnings ?? [])],
    facts: [...(batch.facts ?? [])],
    tally: batch.tally && { ...batch.tally, skipped: [...batch.tally.skipped] },
    acceptance: shownAcceptance(batch),
    constants: constantsOf(batch),
    ignoreHidden: batch.override.ignoreHidden ?? 0,
    meanings,
    parts,
    progress: progress ?? null,
    columns: ctx.services.importers[batch.noun].columns.map(
      ({ key, title, required, requiredWith, dictionary, choices, measure }) => ({
        key,
        title: title[locale],
        required: required === true,
        requiredWith: requiredWith ?? null,
        dictionary: dictionary ?? null,
        choices: [...(choices ?? [])],
        isWeight: measure === 'weight',
      }),
    ),
    refusal: fileRefusal(batch, ctx),
    sameAs:
      before && publishTime !== null && before.id !== batch.id
        ? { fileName: before.fileName, publishTime }
        : null,
  }
}

/** Without those that count only where nothing stands beside the table, and something does. */
function constantsOf({ override: { constants = {}, areOfOther }, facts }: repo.BatchRow) {
  if (!areOfOther) return constants
  const said = new Set(facts?.map(({ key }) => key))
  return Object.fromEntries(
    Object.entries(constants).filter(([key, text]) => text && !said.has(key)),
  )
}

function fileRefusal({ refusal }: repo.BatchRow, ctx: Ctx): string | null {
  if (!refusal) return null
  const { reason, params = {} } = refusal
  const { locale } = ctx.call
  return say(locale, isReason(reason) ? reason : 'spreadsheet.unreadable', paramsIn(locale, params))
}
