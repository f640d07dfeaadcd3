import { getFrom } from '@yuncang/shared/kernel/expected'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Tx } from '@yuncang/db/handle'
import type { OutboundLeaving, OutboundTruck } from '@yuncang/shared/nouns/outbound-order/truck'
import { today } from '@yuncang/shared/kernel/calendar'
import {
  add,
  compare,
  divide,
  isNegative,
  multiply,
  round,
  subtract,
  sum,
} from '@yuncang/shared/kernel/decimal'
import { outboundStatuses, truckStatuses } from '@yuncang/shared/nouns/outbound-order/rules'
import { addMeasures, tonnesOf, type Measures } from '@yuncang/shared/nouns/inventory/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { assertNotBilled } from '../../bill/service/period.ts'
import { hasLoadPhoto } from '../../file/service/load-photos.ts'
import { takeReserved } from '../../inventory/service/post.ts'
import { valueOf } from '../../param/service/param.ts'
import * as repo from '../repo.ts'
import { advance, reasonOf } from './steps.ts'
import { holdTruck, presentTruck } from './trucks.ts'

/**
 * Lets a loaded truck out: its goods leave the stock on that day (docs/domain/outbound.md#trucks). Throws 409 without a
 * photo of the load and when the weighbridge says something else than the load, 400 for a day that cannot be.
 */
export const gateOut = (ctx: Ctx, input: OutboundLeaving): Promise<OutboundTruck> =>
  ctx.transaction((tx) => leave(tx, ctx, input, { action: 'gateOut' }))

/** Lets a truck out whose weight holds it, for a reason. */
export const releaseWeight = (
  ctx: Ctx,
  { msg, ...input }: OutboundLeaving & { msg: string },
): Promise<OutboundTruck> =>
  ctx.transaction((tx) => leave(tx, ctx, input, { action: 'releaseWeight', msg }))

async function leave(
  tx: Tx,
  ctx: Ctx,
  { id, version, grossWeight, bizDate = today(ctx.now()) }: OutboundLeaving,
  { action, msg = '' }: { action: 'gateOut' | 'releaseWeight'; msg?: string },
): Promise<OutboundTruck> {
  const { order, truck } = await holdTruck(
    tx,
    ctx,
    { id, version },
    {
      action,
      statuses: [truckStatuses.loaded],
    },
  )
  const reason = action === 'releaseWeight' ? reasonOf(ctx, action, order, msg) : ''
  if (!(await hasLoadPhoto(tx, truck)))
    throw new AppError('outboundOrder.photoMissing', { params: { plate: truck.plateNo } })
  const shipped = await takeOut(tx, ctx, order, { truck, bizDate })
  const weighed = { ...truck, grossWeight }
  if (action === 'gateOut') await refuseOffWeight(tx, weighed, shipped)
  const after = await repo.setTruck(tx, truck.id, {
    status: truckStatuses.gone,
    gateOutTime: ctx.now(),
    grossWeight,
    bizDate,
    updateBy: ctx.user.id,
    updateTime: ctx.now(),
  })
  const changes = await outOf(tx, order, shipped, bizDate)
  if (changes.outboundStatus === outboundStatuses.out) await dismiss(tx, ctx, order)
  const answer = presentTruck(ctx, after, await repo.loadsOf(tx, order.id))
  await advance(tx, ctx, order, {
    action,
    changes,
    reason,
    told: {
      truck: { before: truck.plateNo, after: null },
      net: { before: null, after: shipped.net },
    },
    trucks: await repo.trucksOf(tx, order.id),
  })
  return answer
}

/** Posts what is on the truck as gone, lot by lot in one order, so that two trucks never wait for each other. */
async function takeOut(
  tx: Tx,
  ctx: Ctx,
  order: repo.OrderRow,
  { truck, bizDate }: { truck: repo.TruckRow; bizDate: string },
): Promise<Measures> {
  await assertNotBilled(tx, ctx, { customerIds: [order.customerId], day: bizDate })
  const allocations = new Map((await repo.allocationsOf(tx, order.id)).map((row) => [row.id, row]))
  const loads = (await repo.loadsOf(tx, order.id))
    .filter((each) => each.truckId === truck.id)
    .map((each) => ({ ...each, allocation: getFrom(allocations, each.allocationId) }))
    .toSorted((a, b) => (a.allocation.lotId < b.allocation.lotId ? -1 : 1))
  const shipped: Measures[] = []
  for (const { id, qty, pieces, pallets, allocation } of loads) {
    const ref = {
      module: businessModules.outboundOrder,
      id: order.id,
      no: order.orderNo,
      lineId: allocation.id,
    }
    const take = { reservationId: allocation.reservationId, qty, pieces, pallets }
    const gone = await takeReserved(tx, ctx, take, { bizDate, ref, key: `out:${id}` })
    await repo.setLeft(tx, id, { net: gone.net, gross: gone.gross })
    shipped.push(gone)
  }
  return addMeasures(shipped)
}

/** What the order says of all that has left; it is out when nothing is left to take. */
async function outOf(tx: Tx, order: repo.OrderRow, shipped: Measures, bizDate: string) {
  const outQty = add(order.outQty, shipped.qty)
  const promised = sum((await repo.allocationsOf(tx, order.id)).map(({ qty }) => qty))
  const { out, partlyOut } = outboundStatuses
  return {
    outQty,
    outPieces: order.outPieces + shipped.pieces,
    outNet: add(order.outNet, shipped.net),
    outDate: order.outDate !== null && order.outDate > bizDate ? order.outDate : bizDate,
    outboundStatus: compare(outQty, promised) >= 0 ? out : partlyOut,
  }
}

/** Nothing is left for the trucks that have not come, or wait in the yard. */
async function dismiss(tx: Tx, ctx: Ctx, order: repo.OrderRow): Promise<void> {
  const { issued, inYard, cancelled } = truckStatuses
  const who = { updateBy: ctx.user.id, updateTime: ctx.now() }
  for (const { id, status } of await repo.trucksOf(tx, order.id))
    if (status === issued || status === inYard)
      await repo.setTruck(tx, id, { status: cancelled, ...who })
}

/** What the weighbridge says may differ a little from the load (param gate.wbTolerancePct). */
async function refuseOffWeight(
  tx: Tx,
  { tareWeight, grossWeight, plateNo: plate }: repo.TruckRow,
  { gross: loaded }: Measures,
): Promise<void> {
  if (tareWeight === null || grossWeight === null) return
  const weighed = subtract(grossWeight, tareWeight)
  if (compare(weighed, '0') <= 0)
    throw new AppError('outboundOrder.lighterThanEmpty', {
      params: { gross: grossWeight, tare: tareWeight },
    })
  const percent = await valueOf(tx, 'gate.wbTolerancePct')
  const difference = subtract(weighed, loaded)
  const distance = isNegative(difference) ? subtract('0', difference) : difference
  const allowed = round(divide(multiply(loaded, percent), '100'), 'kg')
  if (compare(distance, allowed) <= 0) return
  const params = { plate, weighed: tonnesOf(weighed), loaded: tonnesOf(loaded), percent }
  throw new AppError('outboundOrder.weightOff', { params })
}
