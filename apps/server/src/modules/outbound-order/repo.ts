import { only } from '@yuncang/shared/kernel/expected'
import type { NewRow, Read, Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import {
  and,
  asc,
  chunks,
  contains,
  count,
  eq,
  gte,
  inArray,
  lte,
  ne,
  pattern,
  sql,
  type AnyColumn,
  type SQL,
} from '@yuncang/db/sql'
import { updateWhere } from '@yuncang/db/update-where'
import { truckStatuses } from '@yuncang/shared/nouns/outbound-order/rules'
import { listing } from '../../platform/listing.ts'
import { movedOn } from '../../platform/moved-on.ts'
import { rowsIn } from '../../platform/rows/repo.ts'

export type OrderRow = Row<Schema['outboundOrder']>
export type LineRow = Row<Schema['outboundLine']>
export type AllocationRow = Row<Schema['outboundAllocation']>
export type TruckRow = Row<Schema['outboundTruck']>
export type LoadRow = Row<Schema['outboundLoad']>
export type NewLine = NewRow<Schema['outboundLine']>

export const orders = rowsIn('outboundOrder', (t) => t.outboundOrder)
export const trucks = rowsIn('outboundTruck', (t) => t.outboundTruck)

export const { page, total, walk } = listing({
  name: 'outboundOrder',
  table: (t) => t.outboundOrder,
  filters: {
    orderNo: {
      where: (t) => contains(t.orderNo, sql.placeholder('orderNo')),
      value: pattern.contains,
    },
    masterBillNo: {
      where: (t) => contains(t.masterBillNo, sql.placeholder('masterBillNo')),
      value: pattern.contains,
    },
    customerId: { where: (t) => eq(t.customerId, sql.placeholder('customerId')) },
    outboundStatus: { where: (t) => eq(t.outboundStatus, sql.placeholder('outboundStatus')) },
    outboundType: { where: (t) => eq(t.outboundType, sql.placeholder('outboundType')) },
    pickDateFrom: { where: (t) => gte(t.pickDate, sql.placeholder('pickDateFrom')) },
    pickDateTo: { where: (t) => lte(t.pickDate, sql.placeholder('pickDateTo')) },
    plateNo: {
      where: (t, schema) => hasTruck(t.id, schema),
      value: pattern.contains,
    },
    moveDate: { where: (t, schema) => movedOn(t.id, schema, 'OUT') },
  },
})

/** Orders for which a truck with such a plate is sent. */
function hasTruck(id: AnyColumn, { outboundTruck: t }: Schema): SQL {
  const tenant = eq(t.tenantNode, sql.placeholder('tenant'))
  const alike = contains(t.plateNo, sql.placeholder('plateNo'))
  return sql`${id} in (select ${t.orderId} from ${t} where ${and(tenant, alike, ne(t.status, truckStatuses.cancelled))})`
}

/** Plates of the trucks that are sent for these orders, by order. */
export async function platesOf(
  db: Read,
  orderIds: readonly string[],
): Promise<Map<string, string[]>> {
  const { outboundTruck: t } = db.t
  const plates = new Map<string, string[]>()
  for await (const some of chunks(orderIds)) {
    const rows = await db
      .pick(
        { orderId: t.orderId, plateNo: t.plateNo },
        t,
        inArray(t.orderId, some),
        ne(t.status, truckStatuses.cancelled),
      )
      .orderBy(asc(t.thNo))
    for (const { orderId, plateNo } of rows)
      plates.set(orderId, [...(plates.get(orderId) ?? []), plateNo])
  }
  return plates
}

/** An order as it is now, held until the transaction ends: steps of it come one after the other. */
export async function hold(tx: Tx, id: string): Promise<OrderRow | undefined> {
  return tx
    .stmt('outboundOrder.hold', (q, { outboundOrder: t }) =>
      q
        .update(
          t,
          { version: sql`${t.version} + 1` },
          eq(t.id, sql.placeholder('id')),
          eq(t.isDeleted, 0),
        )
        .returning(),
    )
    .first({ id })
}

/** Writes what became of an order that is held. */
export async function setHeld(
  tx: Tx,
  id: string,
  changes: Partial<Omit<OrderRow, 'id' | 'tenantNode' | 'version'>>,
): Promise<OrderRow> {
  // It is held by this transaction, so it is there.
  return only(await updateWhere(tx, tx.t.outboundOrder, { id }, changes))
}

export const linesOf = (db: Read, orderId: string): Promise<LineRow[]> =>
  db
    .stmt('outboundOrder.lines', (q, t) =>
      q
        .select(t.outboundLine, eq(t.outboundLine.orderId, sql.placeholder('orderId')))
        .orderBy(asc(t.outboundLine.lineNo)),
    )
    .all({ orderId })

/** Puts other lines in place of those that an order has. */
export async function replaceLines(tx: Tx, orderId: string, lines: NewLine[]): Promise<LineRow[]> {
  const { outboundLine } = tx.t
  await tx.remove(outboundLine, eq(outboundLine.orderId, orderId))
  return lines.length > 0 ? tx.insert(outboundLine, lines) : []
}

export const allocationsOf = (db: Read, orderId: string): Promise<AllocationRow[]> =>
  db
    .stmt('outboundOrder.allocations', (q, t) =>
      q
        .select(t.outboundAllocation, eq(t.outboundAllocation.orderId, sql.placeholder('orderId')))
        .orderBy(asc(t.outboundAllocation.id)),
    )
    .all({ orderId })

export const insertAllocations = (
  tx: Tx,
  rows: NewRow<Schema['outboundAllocation']>[],
): Promise<AllocationRow[]> => tx.insert(tx.t.outboundAllocation, rows)

/** The order is held, and with it what its trucks carry. */
export async function setLoaded(
  tx: Tx,
  id: string,
  loaded: Pick<AllocationRow, 'loadedQty' | 'loadedPieces' | 'loadedPallets'>,
): Promise<void> {
  await updateWhere(tx, tx.t.outboundAllocation, { id }, loaded)
}

export const trucksOf = (db: Read, orderId: string): Promise<TruckRow[]> =>
  db
    .stmt('outboundOrder.trucks', (q, t) =>
      q
        .select(t.outboundTruck, eq(t.outboundTruck.orderId, sql.placeholder('orderId')))
        .orderBy(asc(t.outboundTruck.thNo)),
    )
    .all({ orderId })

/** Trucks with one of these plates that are still expected or inside. */
export async function trucksOnTheirWay(tx: Tx, plates: readonly string[]): Promise<TruckRow[]> {
  const { outboundTruck } = tx.t
  const { issued, inYard, loaded } = truckStatuses
  return tx.select(
    outboundTruck,
    inArray(outboundTruck.plateNo, [...plates]),
    inArray(outboundTruck.status, [issued, inYard, loaded]),
  )
}

/** The order is held, and with it its trucks. */
export async function setTruck(
  tx: Tx,
  id: string,
  changes: Partial<Omit<TruckRow, 'id' | 'tenantNode' | 'version'>>,
): Promise<TruckRow> {
  const { outboundTruck } = tx.t
  const version = sql`${outboundTruck.version} + 1`
  const row = only(
    await tx.update(outboundTruck, { ...changes, version }, eq(outboundTruck.id, id)).returning(),
  )
  // Found under its order, which is held.
  return row
}

export const loadsOf = (db: Read, orderId: string): Promise<LoadRow[]> =>
  db
    .stmt('outboundOrder.loads', (q, t) =>
      q
        .select(t.outboundLoad, eq(t.outboundLoad.orderId, sql.placeholder('orderId')))
        .orderBy(asc(t.outboundLoad.id)),
    )
    .all({ orderId })

/** Puts other loads in place of those that a truck has. */
export async function replaceLoads(
  tx: Tx,
  truckId: string,
  rows: NewRow<Schema['outboundLoad']>[],
): Promise<LoadRow[]> {
  const { outboundLoad } = tx.t
  await tx.remove(outboundLoad, eq(outboundLoad.truckId, truckId))
  return rows.length > 0 ? tx.insert(outboundLoad, rows) : []
}

export async function setLeft(
  tx: Tx,
  id: string,
  left: { net: string; gross: string },
): Promise<void> {
  await updateWhere(tx, tx.t.outboundLoad, { id }, left)
}

/** Orders of a customer in one of these states. */
export async function countOfCustomer(
  db: Read,
  customerId: string,
  statuses: readonly number[],
): Promise<number> {
  const { outboundOrder } = db.t
  const [row] = await db.pick(
    { count: count() },
    outboundOrder,
    eq(outboundOrder.isDeleted, 0),
    eq(outboundOrder.customerId, customerId),
    inArray(outboundOrder.outboundStatus, [...statuses]),
  )
  return row?.count ?? 0
}
