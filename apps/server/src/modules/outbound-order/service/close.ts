import type { Tx } from '@yuncang/db/handle'
import type { OutboundOrder } from '@yuncang/shared/nouns/outbound-order/contract'
import {
  isInside,
  outboundOrderActions,
  truckStatuses,
} from '@yuncang/shared/nouns/outbound-order/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import type { Seen } from '../../../platform/rows/versioned.ts'
import { charge } from '../../charging/service/charge.ts'
import { outboundWork } from '../../charging/service/load/outbound-order.ts'
import { release } from '../../inventory/service/reserve.ts'
import type { Author } from '../../../kernel/record/service.ts'
import * as repo from '../repo.ts'
import { present } from './read.ts'
import { advance, holdOrder, reasonOf } from './steps.ts'

type WhyNot = Seen & { msg: string }

/** Gives an order up: what it held is released, its trucks are sent nowhere. */
export const cancel = (ctx: Ctx, input: WhyNot): Promise<OutboundOrder> =>
  ctx.transaction(async (tx) => {
    const order = await holdOrder(tx, ctx, input, 'cancel')
    const closeReason = reasonOf(ctx, 'cancel', order, input.msg)
    await letGo(tx, ctx, order)
    const changes = { outboundStatus: outboundOrderActions.cancel.to, closeReason }
    return present(
      await advance(tx, ctx, order, { action: 'cancel', changes, reason: closeReason }),
    )
  })

/** Ends an order of which a part has left: the rest is released. Throws 409 while a truck is in the yard. */
export const closeShort = (ctx: Ctx, input: WhyNot): Promise<OutboundOrder> =>
  ctx.transaction(async (tx) => {
    const order = await holdOrder(tx, ctx, input, 'closeShort')
    const closeReason = reasonOf(ctx, 'closeShort', order, input.msg)
    const inside = (await repo.trucksOf(tx, order.id)).filter(isInside)
    if (inside.length > 0) {
      const params = { plates: inside.map(({ plateNo }) => plateNo) }
      throw new AppError('outboundOrder.truckInside', { params })
    }
    await letGo(tx, ctx, order)
    const changes = { outboundStatus: outboundOrderActions.closeShort.to, closeReason }
    return present(
      await advance(tx, ctx, order, { action: 'closeShort', changes, reason: closeReason }),
    )
  })

/** Ends an order whose goods are out, and charges the work. */
export const finish = (ctx: Ctx, input: Seen): Promise<OutboundOrder> =>
  ctx.transaction(async (tx) => {
    const order = await holdOrder(tx, ctx, input, 'finish')
    const changes = { outboundStatus: outboundOrderActions.finish.to }
    const finished = await advance(tx, ctx, order, { action: 'finish', changes })
    await charge(tx, ctx, outboundWork, order)
    return present(finished)
  })

/** Releases what an order still holds and cancels the trucks that have not come. */
export async function letGo(
  tx: Tx,
  author: Author,
  order: repo.OrderRow,
  why: 'released' | 'expired' = 'released',
): Promise<void> {
  await release(tx, author, order.id, why)
  await cancelExpected(tx, author, order)
}

export async function cancelExpected(tx: Tx, author: Author, order: repo.OrderRow): Promise<void> {
  const who = { updateBy: author.user.id, updateTime: author.now() }
  for (const { id, status } of await repo.trucksOf(tx, order.id))
    if (status === truckStatuses.issued)
      await repo.setTruck(tx, id, { status: truckStatuses.cancelled, ...who })
}
