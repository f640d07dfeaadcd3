import type { Tx } from '@yuncang/db/handle'
import { today } from '@yuncang/shared/domain/calendar'
import { add, compare, round, subtract } from '@yuncang/shared/domain/decimal'
import {
  addMeasures,
  negated,
  shareOf,
  type LedgerType,
  type Measures,
} from '@yuncang/shared/domain/stock'
import { AppError } from '@yuncang/shared/errors'
import type { Author, OperateModule } from '../../record/service.ts'
import * as repo from '../repo.ts'
import { held } from './hold.ts'
import { consume } from './reserve.ts'

/** The document that moves goods, and its line. */
export type Ref = { module: OperateModule; id: string; no: string; lineId: string }

/** A posting: on which day it happened, by which document, and the key that keeps it from happening twice. */
export type Posting = { bizDate: string; ref: Ref; key: string }

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
  | 'ledgerCount'
  | 'createBy'
  | 'createTime'
  | 'updateBy'
  | 'updateTime'
>
/** Goods that become a lot. */
export type Receipt = { facts: Facts; measures: Measures; posting: Posting }

/**
 * Makes lots of goods that come in, each with the first row of its ledger (domain.md §7.2, IN). Throws 400 for a day
 * that is still to come, and for goods that amount to nothing in their main unit.
 */
export async function receive(
  tx: Tx,
  author: Author,
  receipts: readonly Receipt[],
): Promise<repo.LotRow[]> {
  const now = author.now()
  const by = author.user.id
  const rows = receipts.map(({ facts, measures, posting }) => {
    mustHaveHappened(author, posting.bizDate)
    if (compare(measures.qty, '0') <= 0)
      throw new AppError('inventory.nothing', {
        params: { lot: facts.lotNo, product: facts.productName },
      })
    const id = author.newId()
    return {
      ...facts,
      ...onHand(measures),
      id,
      rootLotId: id,
      inDate: posting.bizDate,
      ageDate: posting.bizDate,
      reservedQty: '0',
      ledgerCount: 1,
      createBy: by,
      createTime: now,
      updateBy: by,
      updateTime: now,
    }
  })
  const stored = await repo.insertLots(tx, rows)
  await repo.insertLedger(
    tx,
    receipts.map(({ measures, posting }, index) =>
      ledgerRow(author, {
        type: 'IN',
        lotId: rows[index]!.id,
        seq: 1,
        measures,
        before: '0',
        posting,
      }),
    ),
  )
  return stored
}

/**
 * Takes goods that a reservation holds out of their lot (OUT). Gives what left: weights in proportion, pieces and
 * pallets as counted. Throws 409 when the reservation holds less, 400 for a day that cannot be.
 */
export async function takeReserved(
  tx: Tx,
  author: Author,
  take: { reservationId: string; qty: string; pieces: number; pallets: number },
  posting: Posting,
): Promise<Measures> {
  const { lotId } = await reservationOf(tx, take.reservationId)
  const lot = await held(tx, lotId)
  // Read anew: what a parallel take left of it can no longer change.
  const reservation = await reservationOf(tx, take.reservationId)
  await mustFollow(tx, author, lot, posting.bizDate)
  await consume(tx, author, reservation, take.qty)
  const taken = shareOf(measuresOf(lot), take)
  await post(
    tx,
    author,
    { ...lot, reservedQty: subtract(lot.reservedQty, take.qty) },
    { type: 'OUT', measures: negated(taken), posting },
  )
  return taken
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
    ledgerCount: seq,
    updateBy: author.user.id,
    updateTime: author.now(),
  })
  await repo.insertLedger(tx, [
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

/** Nothing happens tomorrow (decisions.md 35). */
export function mustHaveHappened(author: Author, bizDate: string): void {
  if (bizDate > today(author.now()))
    throw new AppError('inventory.inFuture', { params: { date: bizDate } })
}

/** Nor before the last thing that happened to the lot. */
async function mustFollow(
  tx: Tx,
  author: Author,
  lot: repo.LotRow,
  bizDate: string,
): Promise<void> {
  mustHaveHappened(author, bizDate)
  const last = await repo.lastLedgerRow(tx, lot.id)
  if (last && bizDate < last.bizDate)
    throw new AppError('inventory.beforeLast', {
      params: { lot: lot.lotNo, date: bizDate, last: last.bizDate },
    })
}
