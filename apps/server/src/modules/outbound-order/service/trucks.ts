import type { Read, Tx } from '@yuncang/db/handle'
import type { OutboundTruck } from '@yuncang/shared/nouns/outbound-order/truck'
import {
  outboundOrderActions,
  truckStatusLabel,
  type OutboundOrderAction,
} from '@yuncang/shared/nouns/outbound-order/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'
import { assertSeen, type Seen } from '../../../platform/rows/versioned.ts'
import { mustFind } from './read.ts'
import { holdOrder } from './steps.ts'

/** The trucks of an order with what is on them. */
export const list = (ctx: Ctx, input: { id: string }): Promise<OutboundTruck[]> =>
  ctx.read(async (db) => {
    await mustFind(db, input.id)
    return presentAll(db, ctx, input.id)
  })

export async function presentAll(db: Read, ctx: Ctx, orderId: string): Promise<OutboundTruck[]> {
  const loads = await repo.loadsOf(db, orderId)
  return (await repo.trucksOf(db, orderId)).map((truck) => presentTruck(ctx, truck, loads))
}

/** The code is for those who send the truck: the gate has to hear it from the driver. */
export function presentTruck(
  ctx: Ctx,
  truck: repo.TruckRow,
  loads: readonly repo.LoadRow[],
): OutboundTruck {
  const isTold = ctx.can('outboundOrder:issue') || ctx.can('outboundOrder:write')
  return {
    ...truck,
    pickCode: isTold ? truck.pickCode : '',
    loads: loads.filter((load) => load.truckId === truck.id),
  }
}

/** A truck of that order. Throws 404 for another order's. */
export async function assertTruckOf(
  db: Read,
  orderId: string,
  truckId: string,
): Promise<repo.TruckRow> {
  const truck = await repo.trucks.find(db, truckId)
  if (truck?.orderId !== orderId) throw new AppError('record.notFound')
  return truck
}

/** The same, held together with its order: it does not leave before the transaction ends. */
export async function holdTruckOf(
  tx: Tx,
  orderId: string,
  truckId: string,
): Promise<repo.TruckRow> {
  await repo.hold(tx, orderId)
  return assertTruckOf(tx, orderId, truckId)
}

/**
 * A truck in one of these states and its order, held for a step of it. Throws 404, 409 when the truck is not as it was
 * seen, or what stands against the step.
 */
export async function holdTruck(
  tx: Tx,
  ctx: Ctx,
  seen: Seen,
  { action, statuses }: { action: OutboundOrderAction; statuses: readonly number[] },
): Promise<{ order: repo.OrderRow; truck: repo.TruckRow }> {
  const found = await repo.trucks.find(tx, seen.id)
  if (!found) throw new AppError('record.notFound')
  const order = await holdOrder(tx, ctx, { id: found.orderId }, action)
  // Looked at again: somebody may have held the order before.
  const truck = await assertTruckOf(tx, order.id, seen.id)
  assertSeen(truck, seen.version, order.id)
  if (!statuses.includes(truck.status)) {
    const { locale } = ctx.call
    const status = truckStatusLabel(truck.status, locale)
    const params = { no: truck.thNo, status, action: outboundOrderActions[action].label[locale] }
    throw new AppError('outboundOrder.truckStatus', { params })
  }
  return { order, truck }
}
