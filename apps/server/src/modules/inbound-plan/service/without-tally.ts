import type { Tx } from '@yuncang/db/handle'
import type { InboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import type { GoodsIn } from '@yuncang/shared/nouns/inbound-plan/contract'
import type { InboundGoodsIn } from '@yuncang/shared/nouns/inbound-plan/planned-order'
import { today } from '@yuncang/shared/kernel/calendar'
import { planStatuses } from '@yuncang/shared/nouns/inbound-plan/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import {
  actualsOf,
  goodsLines,
  rewriteGoods,
  type GoodsLine,
  type OrderRow,
} from '../../inbound-order/service/goods.ts'
import { takeManifest } from '../../inbound-order/service/manifest.ts'
import { mustFindSeen, present } from '../../inbound-order/service/read.ts'
import { refuse, step } from '../../inbound-order/service/steps.ts'
import { withDocumentNumbers } from '../../../kernel/number/service.ts'
import { takeTree } from '../../storage-location/service/add.ts'
import type * as repo from '../repo.ts'
import { cancelPlans } from './cancel.ts'
import { assertUsual, resultOf } from './figures.ts'
import { withoutGoods } from './outcome.ts'
import { parcelOf } from './parcels.ts'
import { notBegun } from './plan.ts'
import { post, summaryOf, type Finish } from './post.ts'

/**
 * Brings goods in without a tally (2, 3 -> 5): what is named came, of other lines nothing did. A manifest that comes
 * along replaces that of the bill.
 */
export const createInventory = (ctx: Ctx, input: InboundGoodsIn): Promise<InboundOrder> =>
  ctx.transaction(async (tx) => {
    await takeTree(tx)
    const order = await mustFindSeen(tx, input)
    refuse(ctx, 'createInventory', order)
    await takeManifest(tx, ctx, order, input)
    await cancelPlans(tx, ctx, order.id)
    const { bizDate = today(ctx.now()), goods, remark = order.remark } = input
    const lines = await goodsLines(tx, order.id)
    const finishes = await finishesOf(tx, ctx, order, { lines, goods, confirmed: input.confirmed })
    await post(tx, ctx, order, { finishes, bizDate })
    const named = new Set(goods.map(({ lineId }) => lineId))
    await rewriteGoods(tx, lines.filter(({ id }) => !named.has(id)).map(withoutGoods))
    const came = await actualsOf(tx, order.id)
    const changes = { remark, inboundDate: bizDate, startTime: ctx.now(), ...came }
    const told = summaryOf(finishes)
    return present(await step(tx, ctx, order, { action: 'createInventory', changes, told }))
  })

type Goods = { lines: readonly GoodsLine[]; goods: readonly GoodsIn[]; confirmed: 0 | 1 }

/** A plan for each part of a line that is in, made when it is carried out. */
async function finishesOf(
  tx: Tx,
  ctx: Ctx,
  order: OrderRow,
  { lines, goods, confirmed }: Goods,
): Promise<Finish[]> {
  const byId = new Map(lines.map((line) => [line.id, line]))
  const parts = goods.map((found) => {
    const line = byId.get(found.lineId)
    if (!line) throw new AppError('inboundPlan.foreignLine')
    return { line, found }
  })
  const places = new Set(goods.map(({ lineId, locationId }) => `${lineId} ${locationId}`))
  if (places.size < goods.length) throw new AppError('inboundPlan.partTwice')
  const numbered = await withDocumentNumbers(tx, ctx, 'JH', parts)
  const finishes = numbered.map(({ number: planNo, document: { line, found } }) => {
    const result = resultOf(planNo, parcelOf(line), found)
    const plan = planOf(ctx, order, line, { planNo, locationId: found.locationId, result })
    return { plan, locationId: found.locationId, result }
  })
  if (confirmed === 0)
    assertUsual(
      ctx.call.locale,
      numbered.map(({ number: no, document: { line, found } }, index) => ({
        no,
        plan: parcelOf(line),
        found,
        path: `goods.${index}`,
      })),
    )
  return finishes
}

function planOf(
  ctx: Ctx,
  order: OrderRow,
  line: GoodsLine,
  { planNo, locationId, result }: { planNo: string; locationId: string; result: Finish['result'] },
): repo.PlanRow {
  const now = ctx.now()
  const { pieces, pallets, net, gross, volume } = result.parcel
  return {
    ...notBegun,
    status: planStatuses.underWay,
    tenantNode: order.tenantNode,
    id: ctx.newId(),
    planNo,
    orderId: order.id,
    lineId: line.id,
    containerNo: line.containerNo,
    locationId,
    locationCode: '',
    planPieces: pieces,
    planPallet: pallets,
    planNet: net,
    planGross: gross,
    planVolume: volume,
    workTeam: '',
    tallyMan: '',
    forkliftCode: '',
    planDate: null,
    version: 1,
    isDeleted: 0,
    createBy: ctx.user.id,
    createTime: now,
    updateBy: ctx.user.id,
    updateTime: now,
  }
}
