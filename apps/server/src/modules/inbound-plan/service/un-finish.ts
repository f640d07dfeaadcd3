import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { InboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import { orderStatuses } from '@yuncang/shared/nouns/inbound-order/rules'
import { planStatuses } from '@yuncang/shared/nouns/inbound-plan/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { assertComesAlone } from '../../inbound-order/service/containers.ts'
import { assertUnbilled } from '../../inbound-order/service/fees.ts'
import { goodsLines, noActuals, rewriteGoods } from '../../inbound-order/service/goods.ts'
import { mustFind, present } from '../../inbound-order/service/read.ts'
import { refuse, step } from '../../inbound-order/service/steps.ts'
import { assertSeen, type Seen } from '../../../platform/rows/versioned.ts'
import { takeBack } from '../../inventory/service/take-back.ts'
import { lotsOfLines } from '../../inventory/service/places.ts'
import { takeTree } from '../../storage-location/service/add.ts'
import * as repo from '../repo.ts'
import { countGoods, markContainers } from './outcome.ts'
import { notBegun } from './plan.ts'

/**
 * Takes back what a finished plan, or all plans of an order, brought in (5 -> 4, or a finished plan of a 4). Throws 409
 * when the goods are promised, have moved since or are billed, or a container is to come again with another order.
 */
export const unFinish = (ctx: Ctx, { id, version }: Seen): Promise<InboundOrder> =>
  ctx.transaction(async (tx) => {
    await takeTree(tx)
    const plan = await repo.find(tx, id)
    const order = await mustFind(tx, plan?.orderId ?? id)
    assertSeen(plan ?? order, version, order.id)
    refuse(ctx, 'unFinish', order)
    const plans = (plan ? [plan] : await repo.plansOf(tx, order.id)).filter(
      ({ status }) => status === planStatuses.finished,
    )
    if (plans.length === 0) {
      const no = plan?.planNo ?? order.orderNo
      throw new AppError('inboundPlan.notFinished', { params: { no } })
    }
    await assertUnbilled(tx, order)
    await assertComesAlone(tx, order)
    const lots = await lotsOfLines(
      tx,
      order.id,
      plans.map((each) => each.id),
    )
    const ref = { module: businessModules.inboundOrder, id: order.id, no: order.orderNo } as const
    await takeBack(tx, ctx, lots, ref)
    const open = plans.map((each) => reopened(ctx, each))
    await repo.rewrite(tx, open)
    const lineIds = [...new Set(plans.map(({ lineId }) => lineId))]
    const lines = await goodsLines(tx, order.id, lineIds)
    await rewriteGoods(tx, await countGoods(tx, order.id, lines))
    await markContainers(tx, order.id, open)
    const wasReceived = order.orderStatus === orderStatuses.received
    const after = await step(tx, ctx, order, {
      action: 'unFinish',
      changes: wasReceived ? { inboundDate: null, ...noActuals } : {},
      told: { plans: { before: plans.length, after: null } },
    })
    return present(after)
  })

const reopened = (ctx: Ctx, plan: repo.PlanRow): repo.PlanRow => ({
  ...plan,
  ...notBegun,
  status: planStatuses.underWay,
  startTime: plan.startTime,
  version: plan.version + 1,
  updateBy: ctx.user.id,
  updateTime: ctx.now(),
})
