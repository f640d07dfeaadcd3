import type { InboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import type {
  InboundPlan,
  InboundPlanAssignment,
  InboundPlanStart,
} from '@yuncang/shared/nouns/inbound-plan/contract'
import { planStatuses, unloadStatuses } from '@yuncang/shared/nouns/inbound-plan/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import {
  containersOf,
  goodsLines,
  rewriteContainers,
  withProducts,
} from '../../inbound-order/service/goods.ts'
import { mustFind, mustFindSeen, present } from '../../inbound-order/service/read.ts'
import { refuse, step } from '../../inbound-order/service/steps.ts'
import { assertSeen, seenOf, type Seen, type SeenRows } from '../../../platform/rows/versioned.ts'
import * as repo from '../repo.ts'
import { assertPassed } from './post.ts'

/** Plans of an order of the tenant; 404 for any other order. */
export const list = (ctx: Ctx, { id }: { id: string }): Promise<InboundPlan[]> =>
  ctx.read(async (db) => {
    await mustFind(db, id)
    return repo.plansOf(db, id)
  })

/** The same with what their goods are called. */
export const listWithProducts = (ctx: Ctx, { id }: { id: string }) =>
  ctx.read(async (db) => {
    await mustFind(db, id)
    const plans = await repo.plansOf(db, id)
    const lines = await goodsLines(db, id)
    const names = new Map(lines.map((line) => [line.id, line.productName]))
    return plans.map((plan) => ({ ...plan, productName: names.get(plan.lineId) ?? '' }))
  })

/** Begins the tally of an order, or of more of its plans (3, 4 -> 4). Throws 409 for bonded goods before the gate. */
export const start = (
  ctx: Ctx,
  { planIds, planVersions, ...seen }: InboundPlanStart,
): Promise<InboundOrder> =>
  ctx.transaction(async (tx) => {
    const order = await mustFindSeen(tx, seen)
    const { id } = order
    refuse(ctx, 'startTally', order)
    assertPassed(order)
    const plans = (await repo.openPlans(tx, id, planIds)).filter(
      ({ status }) => status === planStatuses.waiting,
    )
    if (plans.length === 0 || (planIds && plans.length < new Set(planIds).size))
      throw new AppError('inboundPlan.notWaiting', { params: { no: order.orderNo } })
    if (planIds) assertPlansSeen(plans, { ids: planIds, versions: planVersions })
    const lineIds = [...new Set(plans.map(({ lineId }) => lineId))]
    await withProducts(tx, await goodsLines(tx, id, lineIds))
    const startTime = ctx.now()
    const changes = { status: planStatuses.underWay, startTime, ...stampsOf(ctx) }
    await repo.changeOpen(
      tx,
      id,
      changes,
      plans.map((plan) => plan.id),
    )
    const opened = new Set(plans.map(({ containerNo }) => containerNo))
    const containers = (await containersOf(tx, id)).filter(({ containerNo }) =>
      opened.has(containerNo),
    )
    await rewriteContainers(
      tx,
      containers.map((row) => ({ ...row, unloadStatus: unloadStatuses.unloading })),
    )
    const told = { startedPlans: { before: null, after: plans.length } }
    const began = { startTime: order.startTime ?? startTime }
    return present(await step(tx, ctx, order, { action: 'startTally', changes: began, told }))
  })

function assertPlansSeen(plans: readonly repo.PlanRow[], seen: SeenRows): void {
  const versions = new Map(seenOf(seen).map(({ id, version }) => [id, version]))
  for (const plan of plans) assertSeen(plan, versions.get(plan.id), plan.orderId)
}

const stampsOf = (ctx: Ctx) => ({ updateBy: ctx.user.id, updateTime: ctx.now() })

/** Says who does the work of open plans, and when. */
export const assign = (
  ctx: Ctx,
  { id, planIds, planVersions, ...work }: InboundPlanAssignment,
): Promise<InboundOrder> =>
  ctx.transaction(async (tx) => {
    const order = await mustFind(tx, id)
    refuse(ctx, 'assign', order)
    const plans = await repo.openPlans(tx, id, planIds)
    if (plans.length < new Set(planIds).size) throw new AppError('inboundPlan.notOpen')
    assertPlansSeen(plans, { ids: planIds, versions: planVersions })
    const given = Object.entries(work).filter(([, value]) => value !== undefined)
    await repo.changeOpen(tx, id, { ...Object.fromEntries(given), ...stampsOf(ctx) }, planIds)
    const told = Object.fromEntries(given.map(([key, after]) => [key, { before: null, after }]))
    return present(await step(tx, ctx, order, { action: 'assign', told }))
  })

/** Gives a tally up while nothing is finished (4 -> 3). */
export const abort = (ctx: Ctx, input: Seen & { reason: string }): Promise<InboundOrder> =>
  ctx.transaction(async (tx) => {
    const order = await mustFindSeen(tx, input)
    refuse(ctx, 'abort', order)
    const { finished } = await repo.tallyOf(tx, order.id)
    if (finished > 0)
      throw new AppError('inboundPlan.someFinished', { params: { no: order.orderNo, finished } })
    const changes = { status: planStatuses.waiting, startTime: null, ...stampsOf(ctx) }
    await repo.changeOpen(tx, order.id, changes)
    const containers = await containersOf(tx, order.id)
    await rewriteContainers(
      tx,
      containers.map((row) => ({ ...row, unloadStatus: unloadStatuses.closed })),
    )
    const told = { reason: { before: null, after: input.reason.trim() } }
    return present(
      await step(tx, ctx, order, { action: 'abort', changes: { startTime: null }, told }),
    )
  })
