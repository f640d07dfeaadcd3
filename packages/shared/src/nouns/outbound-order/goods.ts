import { compare, isZero, round, subtract, sum } from '../../kernel/decimal.ts'
import {
  fits,
  portionOf,
  productStatuses,
  without,
  type Amount,
  type Measures,
} from '../inventory/rules.ts'

/*
 * Lots that can give what the lines of an outbound order ask for (docs/domain/outbound.md#which-lots): the named lot,
 * else good lots of the product, the oldest first. Quantities are in the main unit of the product.
 */

/** A lot with goods: all it has, and what of that is promised to nobody. */
export type OfferedLot = Measures & {
  id: string
  productId: string
  productStatus: string
  available: Amount
}

/** The goods of a line: of one lot, or of any good lot of the product. */
export type Kind = { lotId: string | null; productId: string }

/** What one lot gives. */
export type Share = { lot: OfferedLot; amount: Amount }

export const serves = (
  lot: Pick<OfferedLot, 'id' | 'productId' | 'productStatus'>,
  want: Kind,
): boolean =>
  lot.productId === want.productId &&
  (want.lotId === null ? lot.productStatus === productStatuses.good : lot.id === want.lotId)

export const availableIn = (pool: readonly OfferedLot[]): string =>
  round(sum(pool.map((lot) => lot.available.qty)), 'qty')

/** What nobody has been promised of the lots that can serve a line. */
export const availableFor = (lots: readonly OfferedLot[], want: Kind): string =>
  availableIn(lots.filter((lot) => serves(lot, want)))

/** Lines that name a lot are served before those that take any. */
export const inServingOrder = <L extends Kind>(lines: readonly L[]): L[] => [
  ...lines.filter((line) => line.lotId !== null),
  ...lines.filter((line) => line.lotId === null),
]

/** What lots give of a quantity, one after the other, with pieces and pallets in proportion; `rest` none of them has. */
export function take(pool: readonly OfferedLot[], qty: string): { shares: Share[]; rest: string } {
  const shares: Share[] = []
  let rest = qty
  for (const lot of pool) {
    const part = compare(rest, lot.available.qty) < 0 ? rest : lot.available.qty
    if (isZero(part)) continue
    shares.push({ lot, amount: portionOf(lot.available, part) })
    rest = subtract(rest, part)
  }
  return { shares, rest }
}

/** The lots after they have given these shares. */
export const afterGiving = (
  lots: readonly OfferedLot[],
  shares: readonly Share[],
): OfferedLot[] => {
  const given = new Map(shares.map(({ lot, amount }) => [lot.id, amount]))
  return lots.map((lot) => {
    const amount = given.get(lot.id)
    return amount ? { ...lot, available: without(lot.available, amount) } : lot
  })
}

export const piecesOf = (shares: readonly Share[]): number =>
  shares.reduce((pieces, { amount }) => pieces + amount.pieces, 0)

/**
 * The same shares with that many pieces in all: what proportion leaves over goes to the last lot. Gives the fewest and
 * the most pieces that go with the quantity instead when it cannot be.
 */
export function withPieces(
  shares: readonly Share[],
  pieces: number,
): { shares: Share[] } | { least: number; most: number } {
  const last = shares.at(-1)
  if (!last) return { shares: [] }
  const others = shares.slice(0, -1)
  const { available } = last.lot
  const amount = { ...last.amount, pieces: pieces - piecesOf(others) }
  if (amount.pieces >= 0 && fits(amount, available))
    return { shares: [...others, { lot: last.lot, amount }] }
  const most = piecesOf(others) + available.pieces
  const isAll = compare(amount.qty, available.qty) === 0
  return { least: isAll ? most : piecesOf(others), most }
}
