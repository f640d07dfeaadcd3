import { add, divide, isZero, multiply, round, sum } from '../../kernel/decimal.ts'
import { shareOf, type Amount } from '../inventory/rules.ts'
import {
  afterGiving,
  inServingOrder,
  piecesOf,
  serves,
  take,
  withPieces,
  type Kind,
  type OfferedLot,
} from './goods.ts'

export type WrittenGoods = Kind & { qty: string | null; pieces: number | null }

export type Estimate = { qty: string; pieces: number; net: string }

/**
 * Lines as lots would serve them, each of what the lines before it leave: a line's quantity from its pieces or the
 * other way round, and its net weight. Pieces of 0 are pieces that nobody counted. More than the lots have goes on in
 * the proportion of the last one. Undefined for a line whose quantity cannot be known.
 */
export function estimate(
  lots: readonly OfferedLot[],
  wanted: readonly WrittenGoods[],
): (Estimate | undefined)[] {
  let left = lots
  const estimates = new Map<WrittenGoods, Estimate>()
  for (const want of inServingOrder(wanted)) {
    const pool = left.filter((lot) => serves(lot, want))
    const qty = want.qty ?? (want.pieces ? qtyOf(pool, want.pieces) : undefined)
    if (qty === undefined || isZero(qty)) continue
    const { shares, rest } = take(pool, qty)
    let pieces = piecesOf(shares)
    let net = sum(shares.map(({ lot, amount }) => shareOf(lot, amount).net))
    const last = pool.at(-1)
    if (last && !isZero(rest)) {
      pieces += Math.floor(Number(divide(multiply(rest, String(last.pieces)), last.qty)))
      net = add(net, divide(multiply(rest, last.net), last.qty))
    }
    if (want.pieces) pieces = want.pieces
    estimates.set(want, { qty: round(qty, 'qty'), pieces, net: round(net, 'kg') })
    const counted = withPieces(shares, pieces)
    left = afterGiving(left, 'shares' in counted ? counted.shares : shares)
  }
  return wanted.map((want) => estimates.get(want))
}

function qtyOf(pool: readonly OfferedLot[], pieces: number): string | undefined {
  let [rest, qty] = [pieces, '0']
  for (const { available } of pool) {
    if (rest === 0 || available.pieces === 0) continue
    const fromLot = Math.min(rest, available.pieces)
    qty = add(qty, fromLot === available.pieces ? available.qty : qtyOfPieces(available, fromLot))
    rest -= fromLot
  }
  const last = pool.findLast((lot) => lot.pieces > 0)
  if (!last) return undefined
  return round(rest === 0 ? qty : add(qty, qtyOfPieces(last, rest)), 'qty')
}

const qtyOfPieces = (whole: Pick<Amount, 'qty' | 'pieces'>, pieces: number): string =>
  divide(multiply(whole.qty, String(pieces)), String(whole.pieces))
