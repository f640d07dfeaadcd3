import type { Read, Tx } from '@yuncang/db/handle'
import type { OfferedLot } from '@yuncang/shared/nouns/outbound-order/goods'
import * as repo from '../repo.ts'
import { measuresOf } from './post.ts'
import { availableOf } from './reserve.ts'

type Owned = { masterBillNo: string; hqCustomerId: string }

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

/** A lot as a document can ask for it. */
export const offerOf = (lot: repo.LotRow): OfferedLot => ({
  ...measuresOf(lot),
  id: lot.id,
  productId: lot.productId,
  productStatus: lot.productStatus,
  available: availableOf(lot),
})

export const lotsOfIds = (db: Read | Tx, ids: readonly string[]): Promise<repo.LotRow[]> =>
  repo.lots.withValues(db, 'id', ids)
