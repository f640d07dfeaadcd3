import type { GoodsIn, PlanResult } from '@yuncang/shared/nouns/inbound-plan/contract'
import { compare, divide, isZero, multiply, round } from '@yuncang/shared/kernel/decimal'
import { partOf, restOf, type Parcel } from '@yuncang/shared/nouns/inbound-plan/placing'
import { doubtOf } from '@yuncang/shared/nouns/inbound-plan/rules'
import { mainQuantity, type Measures } from '@yuncang/shared/nouns/inventory/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Locale } from '@yuncang/shared/kernel/messages/types'
import { say } from '@yuncang/shared/messages'

type Found = Omit<PlanResult, 'id'> | Omit<GoodsIn, 'lineId'>

/** What came of planned goods. Pallets, weights and volume that nobody gave follow the pieces. */
export type Result = {
  readonly parcel: Parcel
  readonly damagePieces: number
  readonly note: string
}

/** A weight that is a hundred times off was written in another unit. */
const unitFactor = '100'

/**
 * What came, checked against what was planned; `no` names the plan in refusals. Throws 400 for more damaged than there
 * is, a net weight above the gross, weights without pieces, or a weight that seems to be in another unit.
 */
export function resultOf(no: string, plan: Parcel, found: Found): Result {
  const { actPieces: pieces, damagePieces, note } = found
  if (damagePieces > pieces)
    throw new AppError('inboundPlan.damagedAbove', {
      params: { no, damaged: damagePieces, pieces },
    })
  assertPlausible(no, plan, pieces, { planned: plan.net, given: found.actNet })
  assertPlausible(no, plan, pieces, { planned: plan.gross, given: found.actGross })
  const follow = (whole: string, kind: 'kg' | 'm3') =>
    plan.pieces === 0 || pieces === plan.pieces
      ? whole
      : round(divide(multiply(whole, String(pieces)), String(plan.pieces)), kind)
  const net = round(found.actNet ?? follow(plan.net, 'kg'), 'kg')
  const followed = follow(plan.gross, 'kg')
  const gross = round(found.actGross ?? (compare(followed, net) < 0 ? net : followed), 'kg')
  if (compare(net, gross) > 0)
    throw new AppError('inboundOrder.netAboveGross', { params: { net, gross } })
  const parcel = {
    lineId: plan.lineId,
    pieces,
    pallets: found.actPallet ?? followingPallets(plan, pieces),
    net,
    gross,
    volume: round(found.actVolume ?? follow(plan.volume, 'm3'), 'm3'),
  }
  const isNothing = [net, gross, parcel.volume].every(isZero) && parcel.pallets === 0
  if (plan.pieces > 0 && pieces === 0 && !isNothing)
    throw new AppError('inboundPlan.weightWithoutPieces', { params: { no } })
  return { parcel, damagePieces, note }
}

/** What was found, with the plan it belongs to and where in the input it stands. */
export type Claim = { no: string; plan: Parcel; found: Found; path: string }

/** Throws 409 with every figure that is so unlike its plan that somebody has to look at it again. */
export function assertUsual(locale: Locale, claims: readonly Claim[]): void {
  const doubts = claims.flatMap(({ no, plan, found, path }) => {
    const { actPieces: pieces, actNet: net, actGross: gross } = found
    const doubt = doubtOf(no, plan, { pieces, net, gross })
    return doubt ? [{ ...doubt, path: `${path}.${doubt.field}` }] : []
  })
  const [first] = doubts
  if (!first) return
  const issues = doubts
    .slice(0, issuesAtMost)
    .map(({ path, reason, params }) => ({ path, message: say(locale, reason, params) }))
  throw new AppError(first.reason, { params: first.params, issues })
}

/** More than anybody reads are not told one by one. */
const issuesAtMost = 100

/** A pallet that is not full is one all the same. */
const followingPallets = (plan: Parcel, pieces: number): number =>
  plan.pieces === 0 ? plan.pallets : Math.ceil((plan.pallets * pieces) / plan.pieces)

function assertPlausible(
  no: string,
  plan: Parcel,
  pieces: number,
  { planned, given }: { planned: string; given: string | undefined },
): void {
  if (given === undefined || isZero(given) || isZero(planned)) return
  if (plan.pieces === 0 || pieces === 0) return
  // Weight by piece, both times the product of the pieces.
  const actual = multiply(given, String(plan.pieces))
  const expected = multiply(planned, String(pieces))
  const isFar =
    compare(multiply(actual, unitFactor), expected) <= 0 ||
    compare(actual, multiply(expected, unitFactor)) >= 0
  if (!isFar) return
  const usual = round(divide(expected, String(plan.pieces)), 'kg')
  throw new AppError('inboundPlan.otherUnit', { params: { no, given, usual, pieces } })
}

/** The lots that goods become, in the product's main unit: the good ones, and the damaged ones by themselves. */
export function lotsOf(
  no: string,
  unit: string,
  { parcel, damagePieces }: Result,
): { measures: Measures; isDamaged: boolean }[] {
  if (parcel.pieces === 0 && isZero(parcel.net)) return []
  const damaged = damagePieces > 0 ? partOf(parcel, damagePieces) : undefined
  const good = damaged ? restOf(parcel, damaged) : parcel
  const lots = [
    ...(good.pieces > 0 || !damaged ? [{ measures: measured(unit, good), isDamaged: false }] : []),
    ...(damaged ? [{ measures: measured(unit, damaged), isDamaged: true }] : []),
  ]
  if (lots.some(({ measures }) => isZero(measures.qty)))
    throw new AppError('inboundPlan.noQuantity', { params: { no, pieces: parcel.pieces } })
  return lots
}

const measured = (unit: string, { lineId: _line, ...parcel }: Parcel): Measures => ({
  ...parcel,
  qty: mainQuantity(unit, parcel),
})
