import { getFrom } from '@yuncang/shared/kernel/expected'
import type { Tx } from '@yuncang/db/handle'
import type { InboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import type { InboundPlanFinish, PlanResult } from '@yuncang/shared/nouns/inbound-plan/contract'
import type { InboundByPaper } from '@yuncang/shared/nouns/inbound-plan/planned-order'
import { today } from '@yuncang/shared/kernel/calendar'
import { containersIn, planStatuses } from '@yuncang/shared/nouns/inbound-plan/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { actualsOf, type OrderRow } from '../../inbound-order/service/goods.ts'
import { mustFindSeen, present } from '../../inbound-order/service/read.ts'
import { refuse, step } from '../../inbound-order/service/steps.ts'
import { takeTree } from '../../storage-location/service/add.ts'
import { assertSeen } from '../../../platform/rows/versioned.ts'
import * as repo from '../repo.ts'
import { assertUsual, resultOf } from './figures.ts'
import { planned, post, summaryOf, type Finish } from './post.ts'

/** Posts what came of some plans, or of all the rest; with the last one the order is received (4 -> 5). */
export const finish = (ctx: Ctx, input: InboundPlanFinish): Promise<InboundOrder> =>
  ctx.transaction(async (tx) => {
    await takeTree(tx)
    const order = await mustFindSeen(tx, input)
    refuse(ctx, 'finish', order)
    const { bizDate = today(ctx.now()), plans, restAsPlanned } = input
    const open = await openOf(tx, order, restAsPlanned === 1 ? undefined : plans)
    const finishes = finishesOf(open, plans)
    if (input.confirmed === 0) assertLookedAt(ctx, open, plans)
    await post(tx, ctx, order, { finishes, bizDate })
    const { open: left, lastDate } = await repo.tallyOf(tx, order.id)
    const told = summaryOf(finishes)
    const after =
      left > 0
        ? await step(tx, ctx, order, { action: 'finish', told })
        : await step(tx, ctx, order, {
            action: 'received',
            changes: { inboundDate: lastDate, ...(await actualsOf(tx, order.id)) },
            told,
          })
    return present(after)
  })

/** Brings in by paper what was not tallied: plans that are not named came as planned (3, 4 -> 5). */
export const markInbounded = (ctx: Ctx, input: InboundByPaper): Promise<InboundOrder> =>
  ctx.transaction(async (tx) => {
    await takeTree(tx)
    const order = await mustFindSeen(tx, input)
    refuse(ctx, 'markInbounded', order)
    const { bizDate = today(ctx.now()), plans, reason, paperNo } = input
    const open = await openOf(tx, order, undefined)
    const finishes = finishesOf(open, plans)
    if (input.confirmed === 0) assertUsualResults(ctx, open, plans)
    await post(tx, ctx, order, { finishes, bizDate })
    const { lastDate } = await repo.tallyOf(tx, order.id)
    const began = { startTime: order.startTime ?? ctx.now() }
    const changes = { inboundDate: lastDate, ...began, ...(await actualsOf(tx, order.id)) }
    const why = {
      reason: { before: null, after: reason.trim() },
      paperNo: { before: null, after: paperNo.trim() },
    }
    const told = { ...summaryOf(finishes), ...why }
    return present(await step(tx, ctx, order, { action: 'markInbounded', changes, told }))
  })

/** Throws 409 for containers that nobody has opened, and for figures that are unlike the plan. */
function assertLookedAt(
  ctx: Ctx,
  open: readonly repo.PlanRow[],
  results: readonly PlanResult[],
): void {
  assertUsualResults(ctx, open, results)
  const unopened = open.filter(({ status }) => status === planStatuses.waiting)
  if (unopened.length === 0) return
  const containers = containersIn(unopened, ctx.call.locale)
  throw new AppError('inboundPlan.unopened', { params: { containers } })
}

function assertUsualResults(
  { call: { locale } }: Ctx,
  open: readonly repo.PlanRow[],
  results: readonly PlanResult[],
): void {
  const plans = new Map(open.map((plan) => [plan.id, plan]))
  const claims = results.map((found, index) => {
    const plan = getFrom(plans, found.id)
    return { no: plan.planNo, plan: planned(plan), found, path: `plans.${index}` }
  })
  assertUsual(locale, claims)
}

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
  for (const plan of open) assertSeen(plan, given.get(plan.id)?.version, plan.orderId)
  return finishes
}

const asPlanned = (plan: repo.PlanRow): PlanResult => ({
  id: plan.id,
  actPieces: plan.planPieces,
  damagePieces: 0,
  note: '',
})
