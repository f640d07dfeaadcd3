import { round } from '@yuncang/shared/kernel/decimal'
import type { CostStandardLine } from '@yuncang/shared/nouns/cost-code/contract'
import {
  isSameStandard,
  standardKey,
  type ListPrice,
} from '@yuncang/shared/nouns/cost-code/list-prices'
import { shownMoves, type MovesShown } from '@yuncang/shared/nouns/fee-line/rerate'
import type { CostStandard } from '@yuncang/shared/nouns/tariff/rating/price'
import { normalizeCode } from '@yuncang/shared/validate/text'
import type { Ctx } from '../../../trpc/context.ts'
import * as prices from '../prices/repo.ts'
import { previewChange } from './drafts.ts'
import { withStandards } from './load/price-book.ts'
import { always } from './price/choose.ts'

/**
 * Which fees that nobody has audited would move, and by how much, were these all list prices that there are: those that
 * no sheet of their customer prices, as charging itself says it.
 */
export const previewStandards = (
  ctx: Ctx,
  { lines }: { lines: readonly CostStandardLine[] },
): Promise<MovesShown> =>
  ctx.read(async (db) => {
    const before = await prices.standardsUntil(db, always.to)
    const after = asStored(lines, before)
    const changed = new Set(differing(before, after).map(({ feeCode }) => feeCode))
    const fees = await prices.feeNames(db)
    const modules = new Set(
      fees.filter(({ feeCode }) => changed.has(feeCode)).map(({ jfmoduleId }) => jfmoduleId),
    )
    return shownMoves(await previewChange(db, ctx, modules, withStandards(after)))
  })

/** Lines as they would be stored: with the ids, by which fee lines know them, and stops of those that begin on their days. */
function asStored(
  lines: readonly CostStandardLine[],
  before: readonly prices.CostStandardRow[],
): (CostStandardLine & CostStandard)[] {
  const known = new Map(before.map((row) => [standardKey(row), row]))
  return lines.map((line, index) => {
    const { id = `new ${index}`, isStop = 0, stops = [] } = known.get(standardKey(line)) ?? {}
    const minCharge = line.minCharge === null ? null : round(line.minCharge, 'money')
    const price = round(line.price, 'price')
    return { ...line, id, isStop, stops, feeCode: normalizeCode(line.feeCode), price, minCharge }
  })
}

/** The list prices that are not the same on both sides. */
function differing(before: readonly ListPrice[], after: readonly ListPrice[]) {
  const without = (some: readonly ListPrice[], others: readonly ListPrice[]) => {
    const known = new Map(others.map((line) => [standardKey(line), line]))
    return some.filter((line) => {
      const other = known.get(standardKey(line))
      return !other || !isSameStandard(line, other)
    })
  }
  return [...without(before, after), ...without(after, before)]
}
