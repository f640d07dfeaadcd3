import { add, compare, isDecimal, isNegative, multiply, subtract } from '../../../kernel/decimal.ts'
import type { Tier } from './types.ts'

/** What a row of a 阶梯报价 does wrong; `row` counts from 0. */
export type TierProblem = {
  row: number
  problem: 'empty' | 'number' | 'start' | 'gap' | 'overlap' | 'order' | 'open' | 'price'
}

/**
 * Checks the rows of a 阶梯报价 (docs/domain/contracts.md#tariff-lines): contiguous, no gaps or overlaps, starting at 0 or
 * 1, the last one and only that one without end, no negative price. Ages (`DAY`) and quantities that start at 1 are
 * whole and go on at the next number (1-30, 31-60); quantities that start at 0 go on where the row before ends (0-10,
 * 10-20). Empty when right.
 */
export function tierProblems(tiers: readonly Tier[], by: 'DAY' | 'QUANTITY'): TierProblem[] {
  if (tiers.length === 0) return [{ row: 0, problem: 'empty' }]
  const start = tiers[0]!.fromValue
  const isWhole = by === 'DAY' || (isDecimal(start, 'qty') && compare(start, '0') !== 0)
  return tiers.flatMap((tier, row) => {
    const problem = problemOf(tier, tiers[row - 1], isWhole, row === tiers.length - 1)
    return problem ? [{ row, problem }] : []
  })
}

function problemOf(
  tier: Tier,
  before: Tier | undefined,
  isWhole: boolean,
  isLast: boolean,
): TierProblem['problem'] | undefined {
  const { fromValue, toValue, price } = tier
  const isBound = (text: string) =>
    isDecimal(text, 'qty') && !isNegative(text) && (!isWhole || /^\d+(?:\.0+)?$/.test(text))
  if (
    !before &&
    isDecimal(fromValue, 'qty') &&
    !['0', '1'].some((start) => compare(fromValue, start) === 0)
  )
    return 'start'
  if (!isBound(fromValue) || (toValue !== null && !isBound(toValue))) return 'number'
  if (!isDecimal(price, 'price') || isNegative(price)) return 'price'
  if ((toValue === null) !== isLast) return 'open'
  if (toValue !== null && compare(fromValue, toValue) > (isWhole ? 0 : -1)) return 'order'
  if (!before || before.toValue === null || !isBound(before.toValue)) return undefined
  const side = compare(fromValue, isWhole ? add(before.toValue, '1') : before.toValue)
  return side === 0 ? undefined : side > 0 ? 'gap' : 'overlap'
}

/** The row that a value is in, 0 for what lies below the first bound. The rows are right (`tierProblems`). */
export const tierOf = (tiers: readonly Tier[], value: string): number =>
  tiers.findIndex(({ toValue }) => toValue === null || compare(value, toValue) <= 0)

/** A part of a quantity at one price; `amount` is exact. */
export type QuantityPart = {
  kind: 'QUANTITY'
  qty: string
  price: string
  amount: string
  /** yyyy-MM, for storage by the month. */
  month?: string
  /** What earlier lines counted of the month; it is not in `qty` again. */
  before?: string
}

/** A quantity at a price. */
export const quantityPart = (qty: string, price: string): QuantityPart => ({
  kind: 'QUANTITY',
  qty,
  price,
  amount: multiply(qty, price),
})

/** 分段累进: each slice of a quantity at its own price. 全额累进: all of it at the price of the slice reached. */
export function tieredParts(
  qty: string,
  tiers: readonly Tier[],
  mode: 'SLICED' | 'WHOLE',
): QuantityPart[] {
  const reached = tierOf(tiers, qty)
  if (mode === 'WHOLE') return [quantityPart(qty, tiers[reached]!.price)]
  return tiers.slice(0, reached + 1).map(({ toValue, price }, row) => {
    const below = row === 0 ? '0' : tiers[row - 1]!.toValue!
    const top = row === reached ? qty : toValue!
    return quantityPart(subtract(top, below), price)
  })
}
