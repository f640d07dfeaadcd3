import type { Read } from '@yuncang/db/handle'
import type { InboundOrder, InboundOrderQuery } from '@yuncang/shared/nouns/inbound-order/contract'
import { orderStatuses } from '@yuncang/shared/nouns/inbound-order/rules'
import { searches } from '@yuncang/shared/kernel/searches'
import { auditStatusOf } from '@yuncang/shared/kernel/status-machine'
import { AppError } from '@yuncang/shared/errors'
import { normalizeBillNo } from '@yuncang/shared/validate/bill-no'
import type { Ctx } from '../../../trpc/context.ts'
import { assertSeen, type Seen } from '../../../platform/rows/versioned.ts'
import * as billNumbers from '../bills/repo.ts'
import * as repo from '../repo.ts'
import { withProductsByNow } from './known-products.ts'

/**
 * An order as it leaves the server: with the audit status that follows from its state
 * (docs/domain/inbound.md#statuses).
 */
export const present = (row: repo.OrderRow): InboundOrder => ({
  ...row,
  auditStatus: auditStatusOf(row.orderStatus),
})

export async function page(ctx: Ctx, query: InboundOrderQuery) {
  const found = await ctx.read((db) => repo.page(db, query))
  return { ...found, records: found.records.map(present) }
}

export const get = async (ctx: Ctx, input: { id: string }) =>
  present(await ctx.read((db) => mustFind(db, input.id)))

export async function getByBill(ctx: Ctx, input: { masterBillNo: string }) {
  const [row] = await ctx.read((db) => repo.deliveriesOf(db, normalizeBillNo(input.masterBillNo)))
  if (!row) throw new AppError('record.notFound')
  return present(row)
}

/** Up to 100 bill numbers, from two characters on (docs/domain/interface.md#searches). */
export async function searchMasterBillNo(ctx: Ctx, input: { masterBillNo: string }) {
  const text = normalizeBillNo(input.masterBillNo)
  if (text.length < searches.from) return []
  const rows = await ctx.read((db) => billNumbers.search(db, text, searches.billsAtMost))
  return rows.map((row) => ({ MASTER_BILL_NO: row.masterBillNo }))
}

/** Lines of an order of the tenant; 404 for any other order. */
export const containers = (ctx: Ctx, input: { id: string }) =>
  ctx.read(async (db) => {
    await mustFind(db, input.id)
    return repo.containersOf(db, input.id)
  })

/** All goods lines of an order, or the first of them. */
export const products = (ctx: Ctx, { id, size }: { id: string; size?: number | undefined }) =>
  ctx.read(async (db) => {
    const order = await mustFind(db, id)
    const lines = size === undefined ? repo.productsOf(db, id) : repo.firstProductsOf(db, id, size)
    return withProductsByNow(db, order, await lines)
  })

export async function mustFind(db: Read, id: string): Promise<repo.OrderRow> {
  const row = await repo.find(db, id)
  if (!row) throw new AppError('record.notFound')
  return row
}

/** The same as it was seen. Throws 409 when somebody has changed it since. */
export async function mustFindSeen(db: Read, { id, version }: Seen): Promise<repo.OrderRow> {
  const row = await mustFind(db, id)
  assertSeen(row, version)
  return row
}

/** The deliveries of a bill of lading. Throws 404 where there is none to be seen. */
export async function mustFindDeliveries(db: Read, masterBillNo: string): Promise<repo.OrderRow[]> {
  const rows = await repo.deliveriesOf(db, masterBillNo)
  if (rows.length === 0) throw new AppError('record.notFound')
  return rows
}

const { draft, submitted, audited, planned, receiving, received, rejected } = orderStatuses

/** Unfinished orders of a customer, from draft to received. */
export const countOpenOf = (db: Read, customerId: string): Promise<number> =>
  repo.countOfCustomer(db, customerId, [
    draft,
    submitted,
    audited,
    planned,
    receiving,
    received,
    rejected,
  ])
