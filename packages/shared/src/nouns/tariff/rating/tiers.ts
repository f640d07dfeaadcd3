import { compare, multiply, subtract } from '../../../kernel/decimal.ts'
import type { Tier } from './types.ts'

/** The row that a value is in, 0 for what lies below the first bound. The rows are right (`tierFault`). */
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
