import type { HoldQuery, LotHold } from '@yuncang/shared/contracts/inventory'
import { round, subtract } from '@yuncang/shared/domain/decimal'
import { reservationStatuses } from '@yuncang/shared/domain/stock'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'
import { holdPage, type HoldRow } from '../views/repo.ts'

/** What is promised of lots, with the lots it is promised of. */
export const reservations = (ctx: Ctx, query: HoldQuery) =>
  ctx.read(async (db) => {
    const found = await holdPage(db, query)
    const ids = [...new Set(found.records.map(({ lotId }) => lotId))]
    const lots = await repo.lots.withValues(db, 'id', ids)
    const byId = new Map(lots.map((lot) => [lot.id, lot]))
    // A hold refers to its lot, so that lot is there.
    return { ...found, records: found.records.map((row) => present(row, byId.get(row.lotId)!)) }
  })

const present = (row: HoldRow, lot: repo.LotRow): LotHold => ({
  ...row,
  heldQty:
    row.status === reservationStatuses.active
      ? round(subtract(row.qty, row.consumedQty), 'qty')
      : round('0', 'qty'),
  lotNo: lot.lotNo,
  hqCustomerId: lot.hqCustomerId,
  hqCustomerName: lot.hqCustomerName,
  masterBillNo: lot.masterBillNo,
  productName: lot.productName,
  locationCode: lot.locationCode,
  containerNo: lot.containerNo,
  unit: lot.unit,
})
