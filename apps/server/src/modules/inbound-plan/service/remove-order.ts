import type { InboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import { inboundOrderActions } from '@yuncang/shared/nouns/inbound-order/rules'
import { isZero } from '@yuncang/shared/kernel/decimal'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { seenOf, type SeenRows } from '../../../platform/rows/versioned.ts'
import { takeFeesBack } from '../../charging/service/lines.ts'
import { assertWithoutFees } from '../../inbound-order/service/fees.ts'
import { mustFindSeen, present } from '../../inbound-order/service/read.ts'
import { refuse, step } from '../../inbound-order/service/steps.ts'
import { lotsOfOrder } from '../../inventory/service/places.ts'
import { cancelPlans } from './cancel.ts'

/**
 * Voids orders, all of them or none: drafts and rejected ones, and those that are audited or planned with their plans.
 * Their bills of lading are free again. Estimated fees go with them. Throws 409 while
 * one has goods in store or other fees.
 */
export const remove = (ctx: Ctx, rows: SeenRows): Promise<InboundOrder[]> =>
  ctx.transaction(async (tx) => {
    const done: InboundOrder[] = []
    for (const seen of seenOf(rows)) {
      const order = await mustFindSeen(tx, seen)
      const { id } = order
      const { from } = inboundOrderActions.cancel
      const action = from.some((status) => status === order.orderStatus) ? 'cancel' : 'remove'
      refuse(ctx, action, order)
      const lots = await lotsOfOrder(tx, id)
      if (lots.some(({ onHandQty }) => !isZero(onHandQty)))
        throw new AppError('inboundOrder.hasGoods', { params: { no: order.orderNo } })
      await takeFeesBack(tx, ctx, id)
      await assertWithoutFees(tx, order)
      await cancelPlans(tx, ctx, id)
      done.push(present(await step(tx, ctx, order, { action })))
    }
    return done
  })
