import type { Tx } from '@yuncang/db/handle'
import { today } from '@yuncang/shared/kernel/calendar'
import { add, compare, round, subtract } from '@yuncang/shared/kernel/decimal'
import {
  addMeasures,
  negated,
  shareOf,
  type Amount,
  type LedgerType,
  type Measures,
} from '@yuncang/shared/nouns/inventory/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Author } from '../../../kernel/record/service.ts'
import * as repo from '../repo.ts'
import { held } from './hold.ts'
import { writeLedger } from './ledger.ts'
import { assertPlacesOpen } from './open-places.ts'
import type { Posting } from './posting.ts'
import { consume } from './reserve.ts'

export const measuresOf = (lot: repo.LotRow): Measures => ({
  qty: lot.onHandQty,
  pieces: lot.onHandPieces,
  pallets: lot.onHandPallets,
  net: lot.onHandNet,
  gross: lot.onHandGross,
  volume: lot.onHandVolume,
})

export const onHand = (given: Measures) => ({
  onHandQty: given.qty,
  onHandPieces: given.pieces,
  onHandPallets: given.pallets,
  onHandNet: given.net,
  onHandGross: given.gross,
  onHandVolume: given.volume,
})

type Facts = Omit<
  Parameters<typeof repo.insertLots>[1][number],
  | keyof ReturnType<typeof onHand>
  | 'id'
  | 'rootLotId'
  | 'inDate'
  | 'ageDate'
  | 'reservedQty'
  | 'reservedPieces'
  | 'reservedPallets'
  | 'ledgerCount'
  | 'createBy'
  | 'createTime'
  | 'updateBy'
  | 'updateTime'
>
/** Goods that become a lot. */
export type Receipt = { facts: Facts; measures: Measures; posting: Posting }

/**
 * Makes lots of goods that come in, each with the first row of its ledger (docs/domain/stock.md#ledger). Throws 400 for
 * a day that is still to come, and for goods that amount to nothing in their main unit.
 */
export async function receive(
  tx: Tx,
  author: Author,
  receipts: readonly Receipt[],
): Promise<repo.LotRow[]> {
  const now = author.now()
  const by = author.user.id
  const entries = receipts.map(({ facts, measures, posting }) => {
    assertHappened(author, posting.bizDate)
    if (compare(measures.qty, '0') <= 0)
      throw new AppError('inventory.nothing', {
        params: { lot: facts.lotNo, product: facts.productName },
      })
    const id = author.newId()
    const row = {
      ...facts,
      ...onHand(measures),
      id,
      rootLotId: id,
      inDate: posting.bizDate,
      ageDate: posting.bizDate,
      reservedQty: '0',
      reservedPieces: 0,
      reservedPallets: 0,
      ledgerCount: 1,
      createBy: by,
      createTime: now,
      updateBy: by,
      updateTime: now,
    }
    return { row, measures, posting }
  })
  const stored = await repo.insertLots(
    tx,
    entries.map(({ row }) => row),
  )
  await writeLedger(
    tx,
    entries.map(({ row, measures, posting }) =>
      ledgerRow(author, { type: 'IN', lotId: row.id, seq: 1, measures, before: '0', posting }),
    ),
  )
  return stored
}

/**
 * Takes goods that a reservation holds out of their lot (OUT). Gives what left, weights in proportion. Throws 409 when
 * the reservation does not hold them or their location is closed, 400 for a day that cannot be.
 */
export async function takeReserved(
  tx: Tx,
  author: Author,
  take: Amount & { reservationId: string },
  posting: Posting,
): Promise<Measures> {
  const { lotId } = await reservationOf(tx, take.reservationId)
  const lot = await held(tx, lotId)
  // Read anew: what a parallel take left of it can no longer change.
  const reservation = await reservationOf(tx, take.reservationId)
  await assertFollows(tx, author, lot, posting.bizDate)
  await assertPlacesOpen(tx, [lot])
  await consume(tx, author, reservation, take)
  const measures = shareOf(measuresOf(lot), take)
  await post(
    tx,
    author,
    {
      ...lot,
      reservedQty: subtract(lot.reservedQty, take.qty),
      reservedPieces: lot.reservedPieces - take.pieces,
      reservedPallets: lot.reservedPallets - take.pallets,
    },
    { type: 'OUT', measures: negated(measures), posting },
  )
  return measures
}

async function reservationOf(tx: Tx, id: string): Promise<repo.ReservationRow> {
  const reservation = await repo.findReservation(tx, id)
  if (!reservation) throw new AppError('record.notFound')
  return reservation
}

type Entry = { type: LedgerType; measures: Measures; posting: Posting; reversalOf?: string }

/** Moves a lot that is held and writes why. */
async function post(tx: Tx, author: Author, lot: repo.LotRow, entry: Entry): Promise<void> {
  const after = addMeasures([measuresOf(lot), entry.measures])
  const seq = lot.ledgerCount + 1
  await repo.setHeld(tx, lot.id, {
    ...onHand(after),
    reservedQty: lot.reservedQty,
    reservedPieces: lot.reservedPieces,
    reservedPallets: lot.reservedPallets,
    ledgerCount: seq,
    updateBy: author.user.id,
    updateTime: author.now(),
  })
  await writeLedger(tx, [
    ledgerRow(author, { ...entry, lotId: lot.id, seq, before: lot.onHandQty }),
  ])
}

/** A row of a lot's ledger. */
export function ledgerRow(
  author: Author,
  given: Entry & { lotId: string; seq: number; before: string },
) {
  const { type, lotId, seq, measures, before, posting, reversalOf = null } = given
  const { ref, bizDate, key } = posting
  return {
    id: author.newId(),
    lotId,
    seq,
    type,
    ...measures,
    qtyBefore: before,
    qtyAfter: round(add(before, measures.qty), 'qty'),
    bizDate,
    postTime: author.now(),
    postBy: author.user.id,
    refModule: ref.module,
    refId: ref.id,
    refNo: ref.no,
    refLineId: ref.lineId,
    reversalOf,
    idempotencyKey: key,
  }
}

/** Nothing happens tomorrow (docs/domain/values.md#business-dates). */
export function assertHappened(author: Author, bizDate: string): void {
  if (bizDate > today(author.now()))
    throw new AppError('inventory.inFuture', { params: { date: bizDate } })
}

/** Nor before the last thing that happened to the lot. */
async function assertFollows(
  tx: Tx,
  author: Author,
  lot: repo.LotRow,
  bizDate: string,
): Promise<void> {
  assertHappened(author, bizDate)
  const last = await repo.lastLedgerRow(tx, lot.id)
  if (last && bizDate < last.bizDate)
    throw new AppError('inventory.beforeLast', {
      params: { lot: lot.lotNo, date: bizDate, last: last.bizDate },
    })
}
