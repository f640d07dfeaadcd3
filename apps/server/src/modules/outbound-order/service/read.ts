import type { Read } from '@yuncang/db/handle'
import type {
  OutboundLine,
  OutboundLot,
  OutboundOrder,
  OutboundOrderQuery,
} from '@yuncang/shared/nouns/outbound-order/contract'
import { isZero } from '@yuncang/shared/kernel/decimal'
import { availableFor } from '@yuncang/shared/nouns/outbound-order/goods'
import { auditStatusOf } from '@yuncang/shared/kernel/status-machine'
import { outboundStatuses } from '@yuncang/shared/nouns/outbound-order/rules'
import { AppError } from '@yuncang/shared/errors'
import { normalizeBillNo } from '@yuncang/shared/validate/bill-no'
import type { Ctx } from '../../../trpc/context.ts'
import { billsOf, lotsOfBill, lotsOfIds, offersOf } from '../../inventory/service/offer.ts'
import { availableIn } from '../../inventory/service/reserve.ts'
import { closedAmong } from '../../storage-location/service/places.ts'
import * as repo from '../repo.ts'

/** An order as it leaves the server: with the audit status that follows from its state. */
export const present = (row: repo.OrderRow): OutboundOrder => ({
  ...row,
  auditStatus: auditStatusOf(row.outboundStatus),
})

export async function page(ctx: Ctx, query: OutboundOrderQuery) {
  const found = await ctx.read((db) => repo.page(db, query))
  return { ...found, records: await withPlates(ctx, found.records) }
}

/** Orders with the plates of their trucks, as lists show them. */
export async function withPlates(ctx: Ctx, rows: readonly repo.OrderRow[]) {
  const plates = await ctx.read((db) => repo.platesOf(db, idsOf(rows)))
  return rows.map((row) => ({ ...present(row), plates: plates.get(row.id) ?? [] }))
}

const idsOf = (rows: readonly repo.OrderRow[]) => rows.map(({ id }) => id)

export const get = async (ctx: Ctx, input: { id: string }) =>
  present(await ctx.read((db) => mustFind(db, input.id)))

/** Lines of an order, each with what nobody has been promised of the lots that could serve it. */
export const lines = (ctx: Ctx, input: { id: string }): Promise<OutboundLine[]> =>
  ctx.read(async (db) => {
    const order = await mustFind(db, input.id)
    const found = await repo.linesOf(db, order.id)
    const lots = await offersOf(db, await ownLots(db, order))
    const named = await lotsOfIds(
      db,
      found.flatMap(({ lotId }) => lotId ?? []),
    )
    const numbers = new Map(named.map((lot) => [lot.id, lot.lotNo]))
    return found.map((line) => ({
      ...line,
      lotNo: numbers.get(line.lotId ?? '') ?? '',
      available: availableFor(lots, line),
    }))
  })

export const allocations = (ctx: Ctx, input: { id: string }) =>
  ctx.read(async (db) => {
    await mustFind(db, input.id)
    const found = await repo.allocationsOf(db, input.id)
    const lots = await lotsOfIds(db, [...new Set(found.map(({ lotId }) => lotId))])
    const batches = new Map(lots.map(({ id, batchNo }) => [id, batchNo]))
    return found.map((each) => ({ ...each, batchNo: batches.get(each.lotId) ?? '' }))
  })

/** Bills of lading under which a customer has goods. */
export async function bills(ctx: Ctx, input: { customerId: string }) {
  const found = await ctx.read((db) => billsOf(db, input.customerId))
  return found.map((masterBillNo) => ({ masterBillNo }))
}

/** Lots of a customer on a bill of lading with something available, the oldest first. */
export const stock = (
  ctx: Ctx,
  input: { customerId: string; masterBillNo: string },
): Promise<OutboundLot[]> =>
  ctx.read(async (db) => {
    const by = { ...input, masterBillNo: normalizeBillNo(input.masterBillNo) }
    const lots = await ownLots(db, by)
    const closed = await closedAmong(
      db,
      lots.map(({ locationId }) => locationId),
    )
    return lots.flatMap((lot) => {
      const { qty: available, pieces: availablePieces } = availableIn(lot)
      if (isZero(available)) return []
      const place = closed.get(lot.locationId) ?? null
      return [{ ...lot, lotId: lot.id, available, availablePieces, closed: place }]
    })
  })

const ownLots = (db: Read, by: { masterBillNo: string; customerId: string }) =>
  lotsOfBill(db, { masterBillNo: by.masterBillNo, hqCustomerId: by.customerId })

export async function mustFind(db: Read, id: string): Promise<repo.OrderRow> {
  const row = await repo.orders.find(db, id)
  if (!row) throw new AppError('record.notFound')
  return row
}

const { draft, submitted, reserved, issued, loading, partlyOut, rejected } = outboundStatuses

/** Orders of a customer that are not out yet. */
export const countOpenOf = (db: Read, customerId: string): Promise<number> =>
  repo.countOfCustomer(db, customerId, [
    draft,
    submitted,
    reserved,
    issued,
    loading,
    partlyOut,
    rejected,
  ])
