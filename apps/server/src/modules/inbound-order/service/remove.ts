import type { InboundOrder } from '@yuncang/shared/contracts/inbound-order'
import { inboundOrderActions } from '@yuncang/shared/domain/inbound-order'
import { isZero } from '@yuncang/shared/domain/decimal'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { lotsOfOrder } from '../../inventory/service/places.ts'
import { voidDrafts } from '../../fee-line/service/triggers.ts'
import { cancelPlans } from '../../inbound-plan/service/cancel.ts'
import { mustBeWithoutFees } from './fees.ts'
import { mustFind, present } from './read.ts'
import { refuse, step } from './steps.ts'

/**
 * Voids orders, all of them or none: drafts and rejected ones, and those that are audited or planned with their plans.
 * Their bills of lading are free again. Estimated fees go with them. Throws 409 while
 * one has goods in store or other fees.
 */
export const remove = (ctx: Ctx, { ids }: { ids: string[] }): Promise<InboundOrder[]> =>
  ctx.transaction(async (tx) => {
    const done: InboundOrder[] = []
    for (const id of new Set(ids)) {
      const order = await mustFind(tx, id)
      const { from } = inboundOrderActions.cancel
      const action = from.some((status) => status === order.orderStatus) ? 'cancel' : 'remove'
      refuse(ctx, action, order)
      const lots = await lotsOfOrder(tx, id)
      if (lots.some(({ onHandQty }) => !isZero(onHandQty)))
        throw new AppError('inboundOrder.hasGoods', { params: { no: order.orderNo } })
      await voidDrafts(tx, ctx, id)
      await mustBeWithoutFees(tx, order)
      await cancelPlans(tx, ctx, id)
      done.push(present(await step(tx, ctx, action, order)))
    }
    return done
  })
