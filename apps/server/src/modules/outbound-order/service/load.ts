import type { Tx } from '@yuncang/db/handle'
import type { OutboundLoading, OutboundTruck } from '@yuncang/shared/nouns/outbound-order/truck'
import { add, compare, subtract } from '@yuncang/shared/kernel/decimal'
import { fits, portionOf, without, type Amount } from '@yuncang/shared/nouns/inventory/rules'
import { truckStatuses } from '@yuncang/shared/nouns/outbound-order/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { lotsOfIds } from '../../inventory/service/offer.ts'
import { assertPlacesOpen } from '../../inventory/service/open-places.ts'
import * as repo from '../repo.ts'
import { advance } from './steps.ts'
import { holdTruck, presentTruck } from './trucks.ts'

/**
 * Says what is on a truck in the yard, in place of what was said before; with nothing on it, it waits to be loaded.
 * Throws 409 for more than is promised and not on another truck, and for goods in a closed location.
 */
export const load = (ctx: Ctx, input: OutboundLoading): Promise<OutboundTruck> =>
  ctx.transaction(async (tx) => {
    const { inYard, loaded } = truckStatuses
    const { order, truck } = await holdTruck(tx, ctx, input, {
      action: 'load',
      statuses: [inYard, loaded],
    })
    const loads = await putOn(tx, ctx, truck, input.loads)
    const isLoaded = loads.length > 0
    const after = await repo.setTruck(tx, truck.id, {
      status: isLoaded ? loaded : inYard,
      loadTime: isLoaded ? ctx.now() : null,
      signer: isLoaded ? input.signer.trim() : '',
      updateBy: ctx.user.id,
      updateTime: ctx.now(),
    })
    const goods = loads.map(({ qty, pieces }) => ({ qty, pieces }))
    await advance(tx, ctx, order, {
      action: isLoaded ? 'load' : 'unload',
      told: {
        truck: { before: null, after: truck.plateNo },
        loads: { before: null, after: goods },
      },
      trucks: await repo.trucksOf(tx, order.id),
    })
    return presentTruck(ctx, after, loads)
  })

type Given = OutboundLoading['loads'][number]

async function putOn(
  tx: Tx,
  ctx: Ctx,
  { id: truckId, orderId }: repo.TruckRow,
  given: readonly Given[],
): Promise<repo.LoadRow[]> {
  const ids = given.map((each) => each.allocationId)
  if (new Set(ids).size < ids.length) throw new AppError('outboundOrder.loadTwice')
  const before = (await repo.loadsOf(tx, orderId)).filter((each) => each.truckId === truckId)
  const rows: Parameters<typeof repo.replaceLoads>[2] = []
  const lotIds: string[] = []
  for (const allocation of await repo.allocationsOf(tx, orderId)) {
    const old = before.find((each) => each.allocationId === allocation.id)
    const asked = given.find((each) => each.allocationId === allocation.id)
    if (!old && !asked) continue
    const others = {
      qty: subtract(allocation.loadedQty, old?.qty ?? '0'),
      pieces: allocation.loadedPieces - (old?.pieces ?? 0),
      pallets: allocation.loadedPallets - (old?.pallets ?? 0),
    }
    const row = asked && partOf(allocation, without(allocation, others), asked)
    await repo.setLoaded(tx, allocation.id, {
      loadedQty: add(others.qty, row?.qty ?? '0'),
      loadedPieces: others.pieces + (row?.pieces ?? 0),
      loadedPallets: others.pallets + (row?.pallets ?? 0),
    })
    if (row) lotIds.push(allocation.lotId)
    if (row) rows.push({ ...row, id: ctx.newId(), orderId, truckId, net: null, gross: null })
  }
  // Of another order, or made up.
  if (rows.length < given.length) throw new AppError('record.notFound')
  await assertPlacesOpen(tx, await lotsOfIds(tx, lotIds))
  return repo.replaceLoads(tx, truckId, rows)
}

/**
 * A part of what is left of an allocation: pieces and pallets as counted, or in proportion. Throws 409 for more than is
 * left, and for a last load that leaves pieces or pallets behind.
 */
function partOf({ lotNo: lot, id: allocationId }: repo.AllocationRow, rest: Amount, asked: Given) {
  if (compare(asked.qty, rest.qty) > 0)
    throw new AppError('outboundOrder.loadTooMuch', {
      params: { lot, rest: rest.qty, asked: asked.qty },
    })
  const portion = portionOf(rest, asked.qty)
  const { pieces = portion.pieces, pallets = portion.pallets } = asked
  if (pieces > rest.pieces)
    throw new AppError('outboundOrder.loadPieces', {
      params: { lot, rest: rest.pieces, asked: pieces },
    })
  if (pallets > rest.pallets)
    throw new AppError('outboundOrder.loadPallets', {
      params: { lot, rest: rest.pallets, asked: pallets },
    })
  if (!fits({ ...portion, pieces, pallets }, rest))
    throw new AppError('outboundOrder.loadRest', {
      params: { lot, qty: rest.qty, pieces: rest.pieces, pallets: rest.pallets },
    })
  return { allocationId, qty: portion.qty, pieces, pallets }
}
