import {
  add,
  compare,
  divide,
  isZero,
  multiply,
  round,
  subtract,
  sum,
} from '../../kernel/decimal.ts'
import { productStatuses, shareOf, type Measures } from '../inventory/rules.ts'

/*
 * Which lots give what an outbound order asks for (docs/domain/outbound.md#which-lots): the named lot, else good lots
 * of the product, the oldest first. Quantities are in the main unit of the product.
 */

/** A lot with goods: all it has, and how much of that is promised to nobody. */
export type OfferedLot = Measures & {
  id: string
  productId: string
  productStatus: string
  available: string
}

export type WantedGoods = {
  lotId: string | null
  productId: string
  qty: string
  pieces: number
}

/** What one lot gives to one line. */
export type Allotment = {
  lineId: string
  lotId: string
  qty: string
  pieces: number
  pallets: number
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

const serves = (lot: OfferedLot, want: Pick<WantedGoods, 'lotId' | 'productId'>): boolean =>
  lot.productId === want.productId &&
  (want.lotId === null ? lot.productStatus === productStatuses.good : lot.id === want.lotId)

/** What nobody has been promised of the lots that can serve a line. */
export const availableFor = (
  lots: readonly OfferedLot[],
  want: Pick<WantedGoods, 'lotId' | 'productId'>,
): string => availableIn(lots.filter((lot) => serves(lot, want)))

const availableIn = (pool: readonly OfferedLot[]) =>
  round(sum(pool.map((lot) => lot.available)), 'qty')

const least = (a: string, b: string) => (compare(a, b) < 0 ? a : b)

/**
 * Divides what is available among the lines; lots come oldest first, and lines that name a lot are served before those
 * that take any. Gives the first shortage instead when there is less than is asked for; then nothing is divided.
 */
export function allot(
  lots: readonly OfferedLot[],
  lines: readonly (WantedGoods & { id: string })[],
): { allotments: Allotment[] } | { shortage: Shortage } {
  const left = new Map(lots.map((lot) => [lot.id, lot.available]))
  const given = new Map<string, Allotment[]>()
  const named = lines.filter((line) => line.lotId !== null)
  for (const line of [...named, ...lines.filter((each) => each.lotId === null)]) {
    const shares: Allotment[] = []
    let need = line.qty
    for (const lot of lots) {
      if (!serves(lot, line) || isZero(need)) continue
      const qty = least(need, left.get(lot.id)!)
      if (isZero(qty)) continue
      const { pieces, pallets, net } = shareOf(lot, { qty })
      shares.push({ lineId: line.id, lotId: lot.id, qty: round(qty, 'qty'), pieces, pallets, net })
      left.set(lot.id, subtract(left.get(lot.id)!, qty))
      need = subtract(need, qty)
    }
    if (!isZero(need)) return { shortage: shortageOf(lots, lines, line) }
    given.set(line.id, asCounted(shares, line, lots))
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
    held: round(sum(ofProduct.map(({ qty, available }) => subtract(qty, available))), 'qty'),
  }
}

/** Pieces that the customer counted are kept: what proportion leaves over goes to the last lot that has them. */
function asCounted(
  shares: Allotment[],
  line: WantedGoods,
  lots: readonly OfferedLot[],
): Allotment[] {
  const last = shares.at(-1)
  if (!last || line.pieces === 0) return shares
  const before = shares.slice(0, -1).reduce((pieces, share) => pieces + share.pieces, 0)
  const whole = lots.find((lot) => lot.id === last.lotId)!.pieces
  const pieces = Math.min(whole, Math.max(0, line.pieces - before))
  return [...shares.slice(0, -1), { ...last, pieces }]
}

/**
 * A line as lots would serve it: its quantity from its pieces or the other way round, and its net weight. More than the
 * lots have goes on in the proportion of the last one. Undefined when the quantity cannot be known.
 */
export function estimate(
  lots: readonly OfferedLot[],
  want: Pick<WantedGoods, 'lotId' | 'productId'> & { qty: string | null; pieces: number | null },
): { qty: string; pieces: number; net: string } | undefined {
  const pool = lots.filter((lot) => serves(lot, want))
  const qty = want.qty ?? (want.pieces ? qtyOf(pool, want.pieces) : undefined)
  if (qty === undefined || isZero(qty)) return undefined
  let [need, pieces, net] = [qty, 0, '0']
  for (const lot of pool) {
    const part = least(need, lot.available)
    if (isZero(part)) continue
    const share = shareOf(lot, { qty: part })
    need = subtract(need, part)
    pieces += share.pieces
    net = add(net, share.net)
  }
  const last = pool.at(-1)
  if (last && !isZero(need)) {
    pieces += Math.floor(Number(divide(multiply(need, String(last.pieces)), last.qty)))
    net = add(net, divide(multiply(need, last.net), last.qty))
  }
  return { qty: round(qty, 'qty'), pieces: want.pieces ?? pieces, net: round(net, 'kg') }
}

function qtyOf(pool: readonly OfferedLot[], pieces: number): string | undefined {
  const counted = pool.filter((lot) => lot.pieces > 0)
  let [rest, qty] = [pieces, '0']
  for (const lot of counted) {
    if (rest === 0 || isZero(lot.available)) continue
    const there = shareOf(lot, { qty: lot.available }).pieces
    const fromLot = Math.min(rest, there)
    qty = add(qty, fromLot === there ? lot.available : qtyOfPieces(lot, fromLot))
    rest -= fromLot
  }
  const last = counted.at(-1)
  if (!last) return undefined
  return round(rest === 0 ? qty : add(qty, qtyOfPieces(last, rest)), 'qty')
}

const qtyOfPieces = (lot: Measures, pieces: number): string =>
  divide(multiply(lot.qty, String(pieces)), String(lot.pieces))
