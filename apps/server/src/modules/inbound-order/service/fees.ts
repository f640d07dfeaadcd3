import type { Tx } from '@yuncang/db/handle'
import { AppError } from '@yuncang/shared/errors'
import * as repo from '../repo.ts'

/** From here on a fee line stands in a bill. */
const billed = 3
const estimated = 0

/** Throws 409 when a fee of the order is billed. */
export async function assertUnbilled(tx: Tx, order: repo.OrderRow): Promise<void> {
  const fees = await repo.countFees(tx, order.id, billed)
  if (fees > 0) throw new AppError('inboundOrder.billed', { params: { no: order.orderNo, fees } })
}

/** Throws 409 when the order has any fee. */
export async function assertWithoutFees(tx: Tx, order: repo.OrderRow): Promise<void> {
  const fees = await repo.countFees(tx, order.id, estimated)
  if (fees > 0) throw new AppError('inboundOrder.hasFees', { params: { no: order.orderNo, fees } })
}
