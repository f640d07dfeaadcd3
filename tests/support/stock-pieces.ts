import type { Tx } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { availableIn, restOf, type Need } from '@yuncang/server/modules/inventory/service/reserve'
import { compare, isZero } from '@yuncang/shared/kernel/decimal'
import { fits, portionOf, without } from '@yuncang/shared/nouns/inventory/rules'

/* Pieces and pallets for tests that are about quantities. */

export type TakeInPart = { reservationId: string; qty: string; pieces?: number; pallets?: number }

/** What a document needs; pieces and pallets that are not given are in proportion of what is available. */
export type Wanted = Omit<Need, 'pieces' | 'pallets'> & Partial<Need>

export async function withPieces(tx: Tx, needs: readonly Wanted[]): Promise<Need[]> {
  const free = new Map((await tx.select(tx.t.inventory)).map((lot) => [lot.id, availableIn(lot)]))
  return needs.map((need) => {
    const available = free.get(need.lotId)
    if (!available || compare(need.qty, available.qty) > 0)
      return { pieces: 0, pallets: 0, ...need }
    const whole = { ...portionOf(available, need.qty), ...need }
    if (fits(whole, available)) free.set(need.lotId, without(available, whole))
    return whole
  })
}

/** A take; pieces that are not given are in proportion of what its reservation has left, and pallets are as the pieces. */
export async function withRest(tx: Tx, take: TakeInPart) {
  const [hold] = await tx.select(
    tx.t.inventoryReservation,
    eq(tx.t.inventoryReservation.id, take.reservationId),
  )
  const rest = hold && restOf(hold)
  const isLess = rest && compare(take.qty, rest.qty) <= 0 && !isZero(rest.qty)
  const portion = isLess ? portionOf(rest, take.qty) : { pieces: 0, pallets: 0 }
  const { pieces = portion.pieces, pallets = take.pieces ?? portion.pallets } = take
  return { ...take, pieces, pallets }
}
