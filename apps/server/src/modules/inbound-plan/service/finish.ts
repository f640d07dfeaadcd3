import type { Tx } from '@yuncang/db/handle'
import type { InboundOrder } from '@yuncang/shared/contracts/inbound-order'
import type { InboundPlanFinish, PlanResult } from '@yuncang/shared/contracts/inbound-plan'
import type { InboundByPaper } from '@yuncang/shared/contracts/inbound-steps'
import { today } from '@yuncang/shared/domain/calendar'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import type { OrderRow } from '../../inbound-order/service/goods.ts'
import { mustFind, present } from '../../inbound-order/service/read.ts'
import { refuse, step } from '../../inbound-order/service/steps.ts'
import { takeTree } from '../../storage-location/service/add.ts'
import * as repo from '../repo.ts'
import { resultOf } from './figures.ts'
import { planned, post, summaryOf, type Finish } from './post.ts'

/** Posts what came of some plans, or of all the rest; with the last one the order is received (4 -> 5). */
export const finish = (ctx: Ctx, input: InboundPlanFinish): Promise<InboundOrder> =>
  ctx.transaction(async (tx) => {
    await takeTree(tx)
    const order = await mustFind(tx, input.id)
    refuse(ctx, 'finish', order)
    const { bizDate = today(ctx.now()), plans, restAsPlanned } = input
    const open = await openOf(tx, order, restAsPlanned === 1 ? undefined : plans)
    const finishes = finishesOf(open, plans)
    await post(tx, ctx, order, finishes, bizDate)
    const { open: left, lastDate } = await repo.tallyOf(tx, order.id)
    const after =
      left > 0
        ? await step(tx, ctx, 'finish', order, {}, summaryOf(finishes))
        : await step(tx, ctx, 'received', order, { inboundDate: lastDate }, summaryOf(finishes))
    return present(after)
  })

/** Brings in by paper what was not tallied: plans that are not named came as planned (3, 4 -> 5). */
export const markInbounded = (ctx: Ctx, input: InboundByPaper): Promise<InboundOrder> =>
  ctx.transaction(async (tx) => {
    await takeTree(tx)
    const order = await mustFind(tx, input.id)
    refuse(ctx, 'markInbounded', order)
    const { bizDate = today(ctx.now()), plans, reason, paperNo } = input
    const finishes = finishesOf(await openOf(tx, order, undefined), plans)
    await post(tx, ctx, order, finishes, bizDate)
    const { lastDate } = await repo.tallyOf(tx, order.id)
    const changes = { inboundDate: lastDate, startTime: order.startTime ?? ctx.now() }
    const why = {
      reason: { before: null, after: reason.trim() },
      paperNo: { before: null, after: paperNo.trim() },
    }
    const more = { ...summaryOf(finishes), ...why }
    return present(await step(tx, ctx, 'markInbounded', order, changes, more))
  })

/** Open plans: those that are named, or all. */
const openOf = (tx: Tx, order: OrderRow, named: readonly PlanResult[] | undefined) =>
  repo.openPlans(
    tx,
    order.id,
    named?.map(({ id }) => id),
  )

/** Each open plan with its result, as planned where none is given. Throws 409 for a result of no open plan. */
function finishesOf(open: readonly repo.PlanRow[], results: readonly PlanResult[]): Finish[] {
  const given = new Map(results.map((result) => [result.id, result]))
  if (given.size < results.length) throw new AppError('inboundPlan.planTwice')
  const finishes = open.map((plan): Finish => {
    const { locationId = plan.locationId, ...found } = given.get(plan.id) ?? asPlanned(plan)
    return { plan, locationId, result: resultOf(plan.planNo, planned(plan), found) }
  })
  const known = new Set(open.map(({ id }) => id))
  if (results.some(({ id }) => !known.has(id))) throw new AppError('inboundPlan.notOpen')
  return finishes
}

const asPlanned = (plan: repo.PlanRow): PlanResult => ({
  id: plan.id,
  actPieces: plan.planPieces,
  damagePieces: 0,
  note: '',
})
