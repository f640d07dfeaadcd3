import type { Tx } from '@yuncang/db/handle'
import { add, compare, isZero, round, subtract } from '@yuncang/shared/kernel/decimal'
import { reservationStatuses, type ReservationType } from '@yuncang/shared/nouns/inventory/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Author } from '../../../kernel/record/service.ts'
import * as repo from '../repo.ts'
import { holdLots } from './hold.ts'
import type { Ref } from './posting.ts'

export type Need = { lotId: string; qty: string; lineId: string }
export type Holder = { type: ReservationType; ref: Omit<Ref, 'lineId'>; expireTime: string | null }

export const availableOf = (lot: Pick<repo.LotRow, 'onHandQty' | 'reservedQty'>): string =>
  round(subtract(lot.onHandQty, lot.reservedQty), 'qty')

/**
 * Promises lots to a document, all needs or none (invariant 2): one guarded statement per lot, so that parallel calls
 * never promise the same goods twice. Throws 409 when a lot has less available; RangeError for a need of nothing.
 * Gives the reservations in the order of the needs.
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
  for (const { lotId, qty } of needs.toSorted((a, b) => (a.lotId < b.lotId ? -1 : 1))) {
    if (!(await repo.promise(tx, lotId, qty, { userId: by, time: now }))) {
      const lot = await repo.lots.find(tx, lotId)
      if (!lot) throw new AppError('record.notFound')
      const params = { lot: lot.lotNo, available: availableOf(lot), need: round(qty, 'qty') }
      throw new AppError('inventory.notAvailable', { params })
    }
  }
  return repo.insertReservations(
    tx,
    needs.map(({ lotId, qty, lineId }) => ({
      id: author.newId(),
      lotId,
      type,
      refModule: ref.module,
      refId: ref.id,
      refNo: ref.no,
      refLineId: lineId,
      qty,
      consumedQty: '0',
      expireTime,
      status: reservationStatuses.active,
      createBy: by,
      createTime: now,
      updateBy: by,
      updateTime: now,
    })),
  )
}

const restOf = (reservation: repo.ReservationRow): string =>
  subtract(reservation.qty, reservation.consumedQty)

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

/** Uses up a part of a reservation, whose lot is held; the caller takes the goods out. RangeError for none of it. */
export async function consume(
  tx: Tx,
  author: Author,
  reservation: repo.ReservationRow,
  qty: string,
): Promise<void> {
  if (compare(qty, '0') <= 0) throw new RangeError(`Cannot take ${qty}`)
  const { active, consumed } = reservationStatuses
  if (reservation.status !== active || compare(qty, restOf(reservation)) > 0)
    throw new AppError('inventory.notHeld', { params: { no: reservation.refNo } })
  const consumedQty = add(reservation.consumedQty, qty)
  const isUsedUp = isZero(subtract(reservation.qty, consumedQty))
  const changed = await repo.changeReservation(tx, reservation, {
    consumedQty,
    status: isUsedUp ? consumed : active,
    updateBy: author.user.id,
    updateTime: author.now(),
  })
  if (!changed) throw new AppError('record.stale')
}
