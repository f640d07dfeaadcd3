import type { Read } from '@yuncang/db/handle'
import { add, compare, isNegative, isZero, subtract, sum } from '@yuncang/shared/domain/decimal'
import { addMeasures, reservationStatuses, type Measures } from '@yuncang/shared/domain/stock'
import * as repo from '../repo.ts'
import { measuresOf } from './post.ts'

/** A rule of domain.md §11 that a lot breaks, with its figures. */
export type Breach = { invariant: number; lotNo: string; detail: string }

const same = (a: Measures, b: Measures) =>
  compare(a.qty, b.qty) === 0 &&
  a.pieces === b.pieces &&
  a.pallets === b.pallets &&
  compare(a.net, b.net) === 0 &&
  compare(a.gross, b.gross) === 0 &&
  compare(a.volume, b.volume) === 0

/** Invariants 1, 2, 3 and 9 of domain.md §11 over every lot of the tenant; an empty list is what there should be. */
export async function breachesOfStock(db: Read): Promise<Breach[]> {
  const lots = await db.select(db.t.inventory)
  const ids = lots.map(({ id }) => id)
  const ledger = Map.groupBy(await repo.ledgerOf(db, ids), ({ lotId }) => lotId)
  const holds = Map.groupBy(await db.select(db.t.inventoryReservation), ({ lotId }) => lotId)
  return lots.flatMap((lot) => [
    ...breachesOfLedger(lot, ledger.get(lot.id) ?? []),
    ...breachesOfHolds(lot, holds.get(lot.id) ?? []),
  ])
}

function breachesOfLedger(lot: repo.LotRow, rows: readonly repo.LedgerRow[]): Breach[] {
  const breach = (invariant: number, detail: string): Breach => ({
    invariant,
    lotNo: lot.lotNo,
    detail,
  })
  const found: Breach[] = []
  const onHand = measuresOf(lot)
  const booked = addMeasures(rows)
  if (!same(onHand, booked))
    found.push(breach(1, `on hand ${JSON.stringify(onHand)}, booked ${JSON.stringify(booked)}`))
  if (rows.length !== lot.ledgerCount)
    found.push(breach(1, `${rows.length} rows, not ${lot.ledgerCount}`))
  let before = '0'
  for (const [index, row] of rows.entries()) {
    if (row.seq !== index + 1) found.push(breach(1, `row ${row.seq} stands at ${index + 1}`))
    const after = add(row.qtyBefore, row.qty)
    if (compare(row.qtyBefore, before) !== 0 || compare(row.qtyAfter, after) !== 0)
      found.push(breach(1, `row ${row.seq}: ${row.qtyBefore} + ${row.qty} is not ${row.qtyAfter}`))
    before = row.qtyAfter
    const original = rows.find(({ id }) => id === row.reversalOf)
    if (row.reversalOf !== null && (!original || !same(nothingLeft(original, row), empty)))
      found.push(breach(9, `row ${row.seq} does not take row ${original?.seq} back`))
  }
  if (isZero(onHand.qty) && !same(onHand, empty))
    found.push(breach(3, `nothing on hand, but ${JSON.stringify(onHand)}`))
  return found
}

const empty: Measures = { qty: '0', pieces: 0, pallets: 0, net: '0', gross: '0', volume: '0' }
const nothingLeft = (a: Measures, b: Measures) => addMeasures([a, b])

function breachesOfHolds(lot: repo.LotRow, holds: readonly repo.ReservationRow[]): Breach[] {
  const active = holds.filter(({ status }) => status === reservationStatuses.active)
  const promised = sum(active.map(({ qty, consumedQty }) => subtract(qty, consumedQty)))
  const found: Breach[] = []
  const say = (detail: string) => found.push({ invariant: 2, lotNo: lot.lotNo, detail })
  if (compare(promised, lot.reservedQty) !== 0)
    say(`holds ${promised}, reserved ${lot.reservedQty}`)
  if (isNegative(subtract(lot.onHandQty, lot.reservedQty)))
    say(`reserved ${lot.reservedQty} of ${lot.onHandQty}`)
  return found
}
