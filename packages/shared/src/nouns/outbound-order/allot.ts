import { isZero, round, subtract, sum } from '../../kernel/decimal.ts'
import { shareOf, type Amount } from '../inventory/rules.ts'
import {
  afterGiving,
  availableIn,
  inServingOrder,
  serves,
  take,
  withPieces,
  type Kind,
  type OfferedLot,
} from './goods.ts'

export type WantedGoods = Kind & { qty: string; pieces: number }

/** What one lot gives to one line. */
export type Allotment = Amount & {
  lineId: string
  lotId: string
  net: string
}

/** What a product or a named lot lacks, and what of the product is free and promised to others under the whole bill. */
export type Shortage = {
  productId: string
  lotId: string | null
  need: string
  available: string
  free: string
  held: string
}

/** A line whose pieces its lots cannot give with its quantity, and how many they can. */
export type Misfit = { lineId: string; least: number; most: number }

/**
 * Divides what is available among the lines; lots come oldest first. Gives instead what stands against it: a shortage,
 * or the first line with pieces that do not go with its quantity; then nothing is divided.
 */
export function allot(
  lots: readonly OfferedLot[],
  lines: readonly (WantedGoods & { id: string })[],
): { allotments: Allotment[] } | { shortage: Shortage } | { misfit: Misfit } {
  let left = lots
  const given = new Map<string, Allotment[]>()
  for (const line of inServingOrder(lines)) {
    const pool = left.filter((lot) => serves(lot, line))
    const { shares, rest } = take(pool, line.qty)
    if (!isZero(rest)) return { shortage: shortageOf(lots, lines, line) }
    const counted = withPieces(shares, line.pieces)
    if ('most' in counted) return { misfit: { lineId: line.id, ...counted } }
    left = afterGiving(left, counted.shares)
    const allotments = counted.shares.map(({ lot, amount }) => ({
      ...amount,
      lineId: line.id,
      lotId: lot.id,
      net: shareOf(lot, amount).net,
    }))
    given.set(line.id, allotments)
  }
  return { allotments: lines.flatMap((line) => given.get(line.id) ?? []) }
}

function shortageOf(
  lots: readonly OfferedLot[],
  lines: readonly WantedGoods[],
  { productId, lotId }: WantedGoods,
): Shortage {
  const alike = lines.filter((line) => line.productId === productId)
  const asked = lotId === null ? alike : alike.filter((line) => line.lotId === lotId)
  const pool = lots.filter((lot) => asked.some((line) => serves(lot, line)))
  const ofProduct = lots.filter((lot) => lot.productId === productId)
  return {
    productId,
    lotId,
    need: round(sum(asked.map((line) => line.qty)), 'qty'),
    available: availableIn(pool),
    free: availableIn(ofProduct),
    held: round(sum(ofProduct.map(({ qty, available }) => subtract(qty, available.qty))), 'qty'),
  }
}
