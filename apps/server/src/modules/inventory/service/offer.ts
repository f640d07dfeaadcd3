import type { Read, Tx } from '@yuncang/db/handle'
import type { OfferedLot } from '@yuncang/shared/nouns/outbound-order/goods'
import { nothing } from '@yuncang/shared/nouns/inventory/rules'
import { closedAmong } from '../../storage-location/service/places.ts'
import * as repo from '../repo.ts'
import { measuresOf } from './post.ts'
import { availableIn } from './reserve.ts'

type Owned = { masterBillNo: string; hqCustomerId: string }

export type { LotRow } from '../repo.ts'
export const billsOf = repo.billsOf

/** What an owner has under a bill of lading, the oldest lots first. */
export const lotsOfBill = (db: Read | Tx, by: Owned): Promise<repo.LotRow[]> =>
  repo.lotsOfBill(db, by)

/**
 * The same, held until the transaction ends: nobody moves or promises them meanwhile, so that what is found available
 * can be promised.
 */
export async function holdLotsOfBill(tx: Tx, by: Owned): Promise<repo.LotRow[]> {
  const held = new Map<string, repo.LotRow>()
  const ids = (await repo.lotsOfBill(tx, by)).map(({ id }) => id)
  // In the order of their ids, so that two documents never wait for each other.
  for (const id of ids.toSorted()) {
    const lot = await repo.hold(tx, id)
    if (lot) held.set(id, lot)
  }
  return ids.flatMap((id) => held.get(id) ?? [])
}

/** Lots as a document can ask for them: of one in a closed location nothing is available. */
export async function offersOf(db: Read | Tx, lots: readonly repo.LotRow[]): Promise<OfferedLot[]> {
  const closed = await closedAmong(
    db,
    lots.map(({ locationId }) => locationId),
  )
  return lots.map((lot) => ({
    ...measuresOf(lot),
    id: lot.id,
    productId: lot.productId,
    productStatus: lot.productStatus,
    available: closed.has(lot.locationId) ? nothing : availableIn(lot),
  }))
}

export const lotsOfIds = (db: Read | Tx, ids: readonly string[]): Promise<repo.LotRow[]> =>
  repo.lots.withValues(db, 'id', ids)
