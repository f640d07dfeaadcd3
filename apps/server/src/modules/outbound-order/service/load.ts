import type { Tx } from '@yuncang/db/handle'
import type { OutboundLoading, OutboundTruck } from '@yuncang/shared/nouns/outbound-order/truck'
import { add, compare, divide, multiply, round, subtract } from '@yuncang/shared/kernel/decimal'
import { truckStatuses } from '@yuncang/shared/nouns/outbound-order/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'
import { advance } from './steps.ts'
import { holdTruck, presentTruck } from './trucks.ts'

/**
 * Says what is on a truck in the yard, in place of what was said before; with nothing on it, it waits to be loaded.
 * Throws 409 for more than is promised and not on another truck.
 */
export const load = (ctx: Ctx, input: OutboundLoading): Promise<OutboundTruck> =>
  ctx.transaction(async (tx) => {
    const { inYard, loaded } = truckStatuses
    const { order, truck } = await holdTruck(tx, ctx, input.id, {
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
  for (const allocation of await repo.allocationsOf(tx, orderId)) {
    const old = before.find((each) => each.allocationId === allocation.id)
    const asked = given.find((each) => each.allocationId === allocation.id)
    if (!old && !asked) continue
    const others = {
      loadedQty: subtract(allocation.loadedQty, old?.qty ?? '0'),
      loadedPieces: allocation.loadedPieces - (old?.pieces ?? 0),
    }
    const row = asked && partOf({ ...allocation, ...others }, asked)
    await repo.setLoaded(tx, allocation.id, {
      loadedQty: add(others.loadedQty, row?.qty ?? '0'),
      loadedPieces: others.loadedPieces + (row?.pieces ?? 0),
    })
    if (row) rows.push({ ...row, id: ctx.newId(), orderId, truckId, net: null, gross: null })
  }
  // Of another order, or made up.
  if (rows.length < given.length) throw new AppError('record.notFound')
  return repo.replaceLoads(tx, truckId, rows)
}

/** A part of what is left of an allocation: pieces and pallets as counted, or in proportion. */
function partOf(allocation: repo.AllocationRow, asked: Given) {
  const { lotNo: lot, id: allocationId } = allocation
  const rest = round(subtract(allocation.qty, allocation.loadedQty), 'qty')
  if (compare(asked.qty, rest) > 0)
    throw new AppError('outboundOrder.loadTooMuch', { params: { lot, rest, asked: asked.qty } })
  const restPieces = Math.max(0, allocation.pieces - allocation.loadedPieces)
  const pieces = asked.pieces ?? proportion(restPieces, asked.qty, rest)
  if (pieces > restPieces)
    throw new AppError('outboundOrder.loadPieces', {
      params: { lot, rest: restPieces, asked: pieces },
    })
  const pallets = asked.pallets ?? proportion(allocation.pallets, asked.qty, allocation.qty)
  return { allocationId, qty: round(asked.qty, 'qty'), pieces, pallets }
}

const proportion = (whole: number, part: string, of: string): number =>
  Math.floor(Number(divide(multiply(String(whole), part), of)))
