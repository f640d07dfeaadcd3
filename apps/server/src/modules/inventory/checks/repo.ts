import type { Read } from '@yuncang/db/handle'
import { and, asc, eq, gte, inArray, isNotNull, lte, ne, or } from '@yuncang/db/sql'
import { orderStatuses } from '@yuncang/shared/nouns/inbound-order/rules'
import { areaTypes } from '@yuncang/shared/nouns/storage-location/rules'
import type { LotRow, ReservationRow } from '../repo.ts'

/* What the checks of docs/domain/invariants.md look at: whole tables of one tenant. */

export const everyLot = (db: Read): Promise<LotRow[]> =>
  db.select(db.t.inventory).orderBy(asc(db.t.inventory.lotNo))

export const everyHold = (db: Read): Promise<ReservationRow[]> =>
  db.select(db.t.inventoryReservation)

/** Locations that say how much they hold, or whether bonded goods belong there. */
export async function strictLocations(db: Read) {
  const { storageLocation: t } = db.t
  return db
    .select(
      t,
      eq(t.isDeleted, 0),
      or(
        isNotNull(t.maxWeight),
        isNotNull(t.maxVolume),
        isNotNull(t.maxPallet),
        inArray(t.areaType, Object.values(areaTypes)),
      ),
    )
    .orderBy(asc(t.code))
}

/** Every location with those above it. */
export const locationLines = (db: Read): Promise<{ id: string; ancestorIds: string[] }[]> =>
  db.pick(
    { id: db.t.storageLocation.id, ancestorIds: db.t.storageLocation.ancestorIds },
    db.t.storageLocation,
    eq(db.t.storageLocation.isDeleted, 0),
  )

/** Orders that were made for customers or under contracts which are stopped, and when each of these was stopped. */
export async function ordersOfStopped(db: Read) {
  const { customer, contract, inboundOrder, outboundOrder, operateRecord } = db.t
  const stopped = [
    ...(await db.pick({ id: customer.id }, customer, eq(customer.isStop, 1))),
    ...(await db.pick({ id: contract.id }, contract, eq(contract.isStop, 1))),
  ].map(({ id }) => id)
  if (stopped.length === 0) return []
  const stops = await db
    .pick(
      { id: operateRecord.businessId, time: operateRecord.time },
      operateRecord,
      eq(operateRecord.action, 'stop'),
      inArray(operateRecord.businessId, stopped),
    )
    .orderBy(asc(operateRecord.time))
  const lastStop = new Map(stops.map(({ id, time }) => [id, time]))
  const orders = []
  for (const table of [inboundOrder, outboundOrder]) {
    const { id, orderNo, customerId, contractId, createTime } = table
    const theirs = or(inArray(customerId, stopped), inArray(contractId, stopped))
    orders.push(
      ...(await db.pick({ id, orderNo, customerId, contractId, createTime }, table, theirs)),
    )
  }
  return orders.map((order) => ({
    ...order,
    stopTimes: [order.customerId, order.contractId ?? ''].flatMap((id) => lastStop.get(id) ?? []),
  }))
}

/** Containers of the orders that are between submission and their goods being in, with the voyage of each. */
export async function containersUnderWay(db: Read) {
  const { inboundContainer, inboundOrder: order } = db.t
  const open = and(
    gte(order.orderStatus, orderStatuses.submitted),
    lte(order.orderStatus, orderStatuses.receiving),
    ne(order.isDeleted, 1),
  )
  const { id, orderNo, enShipName, imvoy } = order
  const orders = await db.pick({ id, orderNo, enShipName, imvoy }, order, open)
  const byId = new Map(orders.map((each) => [each.id, each]))
  const containers = await db
    .pick(
      { orderId: inboundContainer.orderId, containerNo: inboundContainer.containerNo },
      inboundContainer,
    )
    .orderBy(asc(inboundContainer.containerNo))
  return containers.flatMap(({ orderId, containerNo }) => {
    const found = byId.get(orderId)
    return found ? [{ containerNo, ...found }] : []
  })
}
