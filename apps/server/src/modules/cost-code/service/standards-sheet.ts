import type { Tx } from '@yuncang/db/handle'
import { AppError } from '@yuncang/shared/errors'
import type { CostStandardLine, CostStandardSheet } from '@yuncang/shared/nouns/cost-code/contract'
import { isSameStandard, standardKey } from '@yuncang/shared/nouns/cost-code/list-prices'
import { normalizeCode } from '@yuncang/shared/validate/text'
import { assertInDictionary } from '../../../kernel/dictionary/service.ts'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'
import { change, drop, holdFee, insert } from './standards.ts'

/**
 * Puts all list prices in place of those that were known: what is missing is removed, what begins on another day is
 * another price. Throws 409 when they are not those any more, so that nobody takes back what somebody else has just set.
 */
export const replaceStandards = (ctx: Ctx, { known, lines }: CostStandardSheet) =>
  ctx.transaction(async (tx) => {
    const drafts = lines.map((line) => ({ ...line, feeCode: normalizeCode(line.feeCode) }))
    const currencies = drafts.map(({ currency }) => currency)
    await assertInDictionary(tx, ctx, { code: 'CURRENCY', field: 'currency' }, currencies)
    const before = await repo.allStandards(tx)
    const { gone, changed, added } = differences(before, drafts)
    const feeCodes = [...gone, ...changed.map(({ row }) => row), ...added].map(
      (each) => each.feeCode,
    )
    const fees = await holdFees(tx, ctx, feeCodes)
    // What was read before its fee was held may have changed since.
    assertKnown(await repo.allStandards(tx), known)
    for (const row of gone) await drop(tx, ctx, fees.get(row.feeCode)!, row)
    for (const each of changed) await change(tx, ctx, fees.get(each.row.feeCode)!, each)
    for (const draft of added) await insert(tx, ctx, fees.get(draft.feeCode)!, draft)
    return { added: added.length, changed: changed.length, removed: gone.length }
  })

/** In the order of their codes, so that two sheets that are saved at once do not wait for each other. */
async function holdFees(tx: Tx, ctx: Ctx, feeCodes: readonly string[]) {
  const fees = new Map<string, repo.CostCodeRow>()
  for (const feeCode of [...new Set(feeCodes)].toSorted())
    fees.set(feeCode, await holdFee(tx, ctx, feeCode))
  return fees
}

function differences(before: readonly repo.CostStandardRow[], drafts: readonly CostStandardLine[]) {
  const rows = new Map(before.map((row) => [standardKey(row), row]))
  const kept = new Set(drafts.map(standardKey))
  return {
    gone: before.filter((row) => !kept.has(standardKey(row))),
    added: drafts.filter((draft) => !rows.has(standardKey(draft))),
    changed: drafts.flatMap((draft) => {
      const row = rows.get(standardKey(draft))
      return row && !isSameStandard(row, draft) ? [{ row, draft }] : []
    }),
  }
}

function assertKnown(
  rows: readonly repo.CostStandardRow[],
  known: CostStandardSheet['known'],
): void {
  const versions = new Map(known.map(({ id, version }) => [id, version]))
  const isKnown =
    rows.length === versions.size && rows.every(({ id, version }) => versions.get(id) === version)
  if (!isKnown) throw new AppError('record.stale')
}
