import type { Read } from '@yuncang/db/handle'
import { getFrom } from '@yuncang/shared/kernel/expected'
import type { HoldQuery, LotHold } from '@yuncang/shared/nouns/inventory/contract'
import { nothing, reservationStatuses } from '@yuncang/shared/nouns/inventory/rules'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'
import { holdList, type HoldRow } from '../views/repo.ts'
import { restOf } from './reserve.ts'

/** What is promised of lots, with the lots it is promised of. */
export const reservations = (ctx: Ctx, query: HoldQuery) =>
  ctx.read(async (db) => {
    const found = await holdList.page(db, query)
    return { ...found, records: await withLots(db, found.records) }
  })

/** A step: holds with what is held. */
export async function withLots(db: Read, rows: readonly HoldRow[]): Promise<LotHold[]> {
  const ids = [...new Set(rows.map(({ lotId }) => lotId))]
  const lots = await repo.lots.withValues(db, 'id', ids)
  const byId = new Map(lots.map((lot) => [lot.id, lot]))
  // A hold refers to its lot, so that lot is there.
  return rows.map((row) => present(row, getFrom(byId, row.lotId)))
}

const present = (row: HoldRow, lot: repo.LotRow): LotHold => {
  const held = row.status === reservationStatuses.active ? restOf(row) : nothing
  return {
    ...row,
    heldQty: held.qty,
    heldPieces: held.pieces,
    heldPallets: held.pallets,
    lotNo: lot.lotNo,
    hqCustomerId: lot.hqCustomerId,
    hqCustomerName: lot.hqCustomerName,
    masterBillNo: lot.masterBillNo,
    productName: lot.productName,
    locationCode: lot.locationCode,
    containerNo: lot.containerNo,
    unit: lot.unit,
  }
}
