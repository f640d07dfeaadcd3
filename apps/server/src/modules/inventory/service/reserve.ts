import type { Tx } from '@yuncang/db/handle'
import { add, compare } from '@yuncang/shared/kernel/decimal'
import {
  fits,
  reservationStatuses,
  without,
  type Amount,
  type ReservationType,
} from '@yuncang/shared/nouns/inventory/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Author } from '../../../kernel/record/service.ts'
import * as repo from '../repo.ts'
import { holdLots } from './hold.ts'
import type { Ref } from './posting.ts'

export type Need = Amount & { lotId: string; lineId: string }
export type Holder = { type: ReservationType; ref: Omit<Ref, 'lineId'>; expireTime: string | null }

/** What nobody has been promised of a lot. */
export const availableIn = (lot: repo.LotRow): Amount =>
  without(
    { qty: lot.onHandQty, pieces: lot.onHandPieces, pallets: lot.onHandPallets },
    { qty: lot.reservedQty, pieces: lot.reservedPieces, pallets: lot.reservedPallets },
  )

/**
 * Promises lots to a document, all needs or none (invariant 2): one guarded statement per lot, so that parallel calls
 * never promise the same goods twice. Throws 409 when what a lot has available does not hold an amount; RangeError for
 * a need of nothing. Gives the reservations in the order of the needs.
 */
export async function reserve(
  tx: Tx,
  author: Author,
  needs: readonly Need[],
  { type, ref, expireTime }: Holder,
): Promise<repo.ReservationRow[]> {
  const by = author.user.id
  const now = author.now()
  const empty = needs.find(({ qty }) => compare(qty, '0') <= 0)
  if (empty) throw new RangeError(`Cannot promise ${empty.qty}`)
  // In the order of their ids, so that two documents never wait for each other.
  for (const need of needs.toSorted((a, b) => (a.lotId < b.lotId ? -1 : 1))) {
    if (!(await repo.promise(tx, need.lotId, need, { userId: by, time: now })))
      throw await refusalOf(tx, need)
  }
  return repo.insertReservations(
    tx,
    needs.map(({ lotId, qty, pieces, pallets, lineId }) => ({
      id: author.newId(),
      lotId,
      type,
      refModule: ref.module,
      refId: ref.id,
      refNo: ref.no,
      refLineId: lineId,
      qty,
      pieces,
      pallets,
      consumedQty: '0',
      consumedPieces: 0,
      consumedPallets: 0,
      expireTime,
      status: reservationStatuses.active,
      createBy: by,
      createTime: now,
      updateBy: by,
      updateTime: now,
    })),
  )
}

async function refusalOf(tx: Tx, { lotId, qty, pieces, pallets }: Need): Promise<AppError> {
  const lot = await repo.lots.find(tx, lotId)
  if (!lot) return new AppError('record.notFound')
  const available = availableIn(lot)
  if (compare(qty, available.qty) > 0) {
    const params = { lot: lot.lotNo, available: available.qty, need: qty }
    return new AppError('inventory.notAvailable', { params })
  }
  const params = {
    lot: lot.lotNo,
    qty: available.qty,
    pieces: available.pieces,
    pallets: available.pallets,
    need: qty,
    needPieces: pieces,
    needPallets: pallets,
  }
  return new AppError('inventory.piecesNotAvailable', { params })
}

/** What a reservation still holds. */
export const restOf = (reservation: repo.ReservationRow): Amount =>
  without(reservation, {
    qty: reservation.consumedQty,
    pieces: reservation.consumedPieces,
    pallets: reservation.consumedPallets,
  })

/** Gives back what a document still holds, because it needs it no more or its time has run out. */
export async function release(
  tx: Tx,
  author: Author,
  refId: string,
  why: 'released' | 'expired' = 'released',
): Promise<repo.ReservationRow[]> {
  const by = { userId: author.user.id, time: author.now() }
  const before = await repo.activeReservations(tx, { refId })
  await holdLots(
    tx,
    before.map(({ lotId }) => lotId),
  )
  // Read anew: whoever took some of it meanwhile is done.
  const active = await repo.activeReservations(tx, { refId })
  for (const reservation of active) {
    const changed = await repo.changeReservation(tx, reservation, {
      status: reservationStatuses[why],
      updateBy: by.userId,
      updateTime: by.time,
    })
    if (!changed) throw new AppError('record.stale')
    await repo.unpromise(tx, reservation.lotId, restOf(reservation), by)
  }
  return active
}

/**
 * Uses up a part of a reservation, whose lot is held; the caller takes the goods out. Throws 409 when it does not hold
 * that amount, RangeError for none of it.
 */
export async function consume(
  tx: Tx,
  author: Author,
  reservation: repo.ReservationRow,
  part: Amount,
): Promise<void> {
  if (compare(part.qty, '0') <= 0) throw new RangeError(`Cannot take ${part.qty}`)
  const { active, consumed } = reservationStatuses
  const rest = restOf(reservation)
  if (reservation.status !== active || !fits(part, rest))
    throw new AppError('inventory.notHeld', { params: { no: reservation.refNo } })
  const changed = await repo.changeReservation(tx, reservation, {
    consumedQty: add(reservation.consumedQty, part.qty),
    consumedPieces: reservation.consumedPieces + part.pieces,
    consumedPallets: reservation.consumedPallets + part.pallets,
    status: compare(part.qty, rest.qty) === 0 ? consumed : active,
    updateBy: author.user.id,
    updateTime: author.now(),
  })
  if (!changed) throw new AppError('record.stale')
}
