import { add, compare, isNegative, isZero, subtract, sum } from '@yuncang/shared/kernel/decimal'
import {
  addMeasures,
  nothing,
  reservationStatuses,
  type Measures,
} from '@yuncang/shared/nouns/inventory/rules'
import type { LedgerRow, LotRow, ReservationRow } from '../repo.ts'
import { measuresOf } from '../service/post.ts'
import type { Breach } from './breach.ts'

export const same = (a: Measures, b: Measures): boolean =>
  compare(a.qty, b.qty) === 0 &&
  a.pieces === b.pieces &&
  a.pallets === b.pallets &&
  compare(a.net, b.net) === 0 &&
  compare(a.gross, b.gross) === 0 &&
  compare(a.volume, b.volume) === 0

/** Invariants 1, 3 and 9: the ledger of a lot, in its order, explains what is on hand. */
export function breachesOfLedger(lot: LotRow, rows: readonly LedgerRow[]): Breach[] {
  const found: Breach[] = []
  const say = (invariant: number, detail: string) =>
    found.push({ invariant, of: lot.lotNo, detail })
  const onHand = measuresOf(lot)
  const booked = addMeasures(rows)
  if (!same(onHand, booked))
    say(1, `on hand ${JSON.stringify(onHand)}, booked ${JSON.stringify(booked)}`)
  if (rows.length !== lot.ledgerCount) say(1, `${rows.length} rows, not ${lot.ledgerCount}`)
  let before = '0'
  let last: LedgerRow | undefined
  for (const [index, row] of rows.entries()) {
    if (row.seq !== index + 1) say(1, `row ${row.seq} stands at ${index + 1}`)
    const after = add(row.qtyBefore, row.qty)
    if (compare(row.qtyBefore, before) !== 0 || compare(row.qtyAfter, after) !== 0)
      say(1, `row ${row.seq}: ${row.qtyBefore} + ${row.qty} is not ${row.qtyAfter}`)
    if (isNegative(row.qtyAfter)) say(1, `row ${row.seq} leaves ${row.qtyAfter}`)
    if (last && (row.postTime < last.postTime || row.bizDate < last.bizDate))
      say(1, `row ${row.seq} happened before row ${last.seq}`)
    before = row.qtyAfter
    last = row
  }
  found.push(...breachesOfReversals(lot, rows))
  if (isZero(onHand.qty) && !same(onHand, nothing))
    say(3, `nothing on hand, but ${JSON.stringify(onHand)}`)
  return found
}

function breachesOfReversals(lot: LotRow, rows: readonly LedgerRow[]): Breach[] {
  const say = (detail: string): Breach[] => [{ invariant: 9, of: lot.lotNo, detail }]
  return rows.flatMap((row) => {
    if (row.reversalOf === null)
      return row.type === 'REV' ? say(`row ${row.seq} takes nothing back`) : []
    const original = rows.find(({ id }) => id === row.reversalOf)
    if (!original || !same(addMeasures([original, row]), nothing))
      return say(`row ${row.seq} does not take row ${original?.seq} back`)
    const first = rows.find(({ reversalOf }) => reversalOf === row.reversalOf)
    return first === row ? [] : say(`row ${original.seq} is taken back twice`)
  })
}

/** Invariant 2: what is reserved is what active holds have left, and it is there. */
export function breachesOfHolds(lot: LotRow, holds: readonly ReservationRow[]): Breach[] {
  const active = holds.filter(({ status }) => status === reservationStatuses.active)
  const promised = sum(active.map(({ qty, consumedQty }) => subtract(qty, consumedQty)))
  const found: Breach[] = []
  const say = (detail: string) => found.push({ invariant: 2, of: lot.lotNo, detail })
  if (compare(promised, lot.reservedQty) !== 0)
    say(`holds ${promised}, reserved ${lot.reservedQty}`)
  if (isNegative(subtract(lot.onHandQty, lot.reservedQty)))
    say(`reserved ${lot.reservedQty} of ${lot.onHandQty}`)
  for (const [what, reserved, onHand, held] of [
    [
      'pieces',
      lot.reservedPieces,
      lot.onHandPieces,
      counted(active, ({ pieces, consumedPieces }) => pieces - consumedPieces),
    ],
    [
      'pallets',
      lot.reservedPallets,
      lot.onHandPallets,
      counted(active, ({ pallets, consumedPallets }) => pallets - consumedPallets),
    ],
  ] as const) {
    if (held !== reserved) say(`holds ${held} ${what}, reserved ${reserved}`)
    if (reserved > onHand) say(`reserved ${reserved} ${what} of ${onHand}`)
    if (compare(lot.reservedQty, lot.onHandQty) === 0 && reserved !== onHand)
      say(`reserved everything but ${onHand - reserved} ${what}`)
  }
  for (const { refNo, qty, consumedQty, status } of holds) {
    const isUsedUp = isZero(subtract(qty, consumedQty))
    if (isUsedUp !== (status === reservationStatuses.consumed))
      say(`${refNo} used ${consumedQty} of ${qty} and stands at ${status}`)
  }
  return found
}

const counted = (holds: readonly ReservationRow[], restOf: (hold: ReservationRow) => number) =>
  holds.reduce((all, hold) => all + restOf(hold), 0)
