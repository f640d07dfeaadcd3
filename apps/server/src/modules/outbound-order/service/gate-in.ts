import type { Tx } from '@yuncang/db/handle'
import { mapUniqueViolation } from '@yuncang/db/sql'
import type { OutboundGateIn, OutboundTruck } from '@yuncang/shared/nouns/outbound-order/truck'
import {
  isInside,
  outboundStatuses,
  truckStatuses,
} from '@yuncang/shared/nouns/outbound-order/rules'
import { AppError } from '@yuncang/shared/errors'
import { normalizeCode } from '@yuncang/shared/validate/text'
import type { Ctx } from '../../../trpc/context.ts'
import type { Seen } from '../../../platform/rows/versioned.ts'
import * as repo from '../repo.ts'
import { refuseBlacklisted } from './issue.ts'
import { advance, reasonOf } from './steps.ts'
import { holdTruck, presentTruck } from './trucks.ts'

const { issued, loading } = outboundStatuses

/**
 * Lets a truck in whose plate and code are those of its instruction (docs/domain/outbound.md#trucks). Throws 409 for
 * others, for a driver on the blacklist and a plate that is inside already.
 */
export const gateIn = (ctx: Ctx, input: OutboundGateIn): Promise<OutboundTruck> =>
  ctx.transaction(async (tx) => {
    const { order, truck } = await holdTruck(tx, ctx, input, {
      action: 'gateIn',
      statuses: [truckStatuses.issued],
    })
    assertMatches(truck, input)
    await refuseBlacklisted(tx, truck)
    const after = await comeIn(tx, ctx, truck, input.tareWeight)
    const { outboundStatus } = order
    await advance(tx, ctx, order, {
      action: 'gateIn',
      changes: { outboundStatus: outboundStatus === issued ? loading : outboundStatus },
      told: { truck: { before: null, after: truck.plateNo } },
      trucks: await repo.trucksOf(tx, order.id),
    })
    return presentTruck(ctx, after, [])
  })

function assertMatches(truck: repo.TruckRow, given: OutboundGateIn): void {
  const plate = normalizeCode(given.plateNo)
  const { thNo: no, plateNo: expected } = truck
  if (plate !== expected)
    throw new AppError('outboundOrder.wrongPlate', { params: { plate, no, expected } })
  if (given.pickCode.trim() !== truck.pickCode)
    throw new AppError('outboundOrder.wrongPickCode', { params: { no } })
}

/** Two orders can send one truck at the same time; the unique index lets it in for one of them. */
async function comeIn(tx: Tx, ctx: Ctx, truck: repo.TruckRow, tareWeight: string | null) {
  const now = ctx.now()
  const who = { updateBy: ctx.user.id, updateTime: now }
  const entry = { status: truckStatuses.inYard, gateInTime: now, tareWeight }
  const params = { plate: truck.plateNo }
  const plateInside = {
    outbound_truck_inside_uq: (cause: unknown) =>
      new AppError('outboundOrder.plateInside', { params, cause }),
  }
  return mapUniqueViolation(plateInside, () => repo.setTruck(tx, truck.id, { ...entry, ...who }))
}

/** Sends a truck with nothing on it out of the yard; it may come again (docs/domain/outbound.md#actions). */
export const abort = (ctx: Ctx, input: Seen & { msg: string }): Promise<OutboundTruck> =>
  ctx.transaction(async (tx) => {
    const { order, truck } = await holdTruck(tx, ctx, input, {
      action: 'abort',
      statuses: [truckStatuses.inYard],
    })
    const reason = reasonOf(ctx, 'abort', order, input.msg)
    const status = truckStatuses.issued
    const who = { updateBy: ctx.user.id, updateTime: ctx.now() }
    const outside = { status, gateInTime: null, tareWeight: null }
    const after = await repo.setTruck(tx, truck.id, { ...outside, ...who })
    const trucks = await repo.trucksOf(tx, order.id)
    const isEmpty = order.outboundStatus === loading && !trucks.some(isInside)
    await advance(tx, ctx, order, {
      action: 'abort',
      changes: isEmpty ? { outboundStatus: issued } : {},
      reason,
      told: { truck: { before: truck.plateNo, after: null } },
      trucks,
    })
    return presentTruck(ctx, after, [])
  })
