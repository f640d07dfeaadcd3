import { getFrom } from '@yuncang/shared/kernel/expected'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Tx } from '@yuncang/db/handle'
import { isZero, sum } from '@yuncang/shared/kernel/decimal'
import type { Parcel } from '@yuncang/shared/nouns/inbound-plan/placing'
import { planStatuses } from '@yuncang/shared/nouns/inbound-plan/rules'
import { productStatuses } from '@yuncang/shared/nouns/inventory/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import {
  containersOf,
  goodsLines,
  productsOfGoods,
  rewriteGoods,
  withProducts,
  type KnownGoods,
  type OrderRow,
} from '../../inbound-order/service/goods.ts'
import { assertNotBilled } from '../../bill/service/period.ts'
import { assertHappened, receive, type Receipt } from '../../inventory/service/post.ts'
import { countLots } from '../../inventory/service/places.ts'
import * as repo from '../repo.ts'
import { lotsOf, type Result } from './figures.ts'
import { countGoods, markContainers } from './outcome.ts'
import { goodsOf } from './parcels.ts'
import { assertCapacity } from './free-capacity.ts'

/** A plan, where its goods were put, and what came of them. */
export type Finish = { plan: repo.PlanRow; locationId: string; result: Result }

export const planned = (plan: repo.PlanRow): Parcel => ({
  lineId: plan.lineId,
  pieces: plan.planPieces,
  pallets: plan.planPallet,
  net: plan.planNet,
  gross: plan.planGross,
  volume: plan.planVolume,
})

/**
 * Brings goods in: plans are finished, lots made with the first rows of their ledger, goods lines and containers say
 * what came (docs/domain/inbound.md#plans). Throws 409 for bonded goods before the customs gate, a location that cannot
 * take them, a line without a product, or a day of a billed month; 400 for a day that is still to come.
 */
export async function post(
  tx: Tx,
  ctx: Ctx,
  order: OrderRow,
  { finishes, bizDate }: { finishes: readonly Finish[]; bizDate: string },
): Promise<void> {
  assertPassed(order)
  assertHappened(ctx, bizDate)
  const customerIds = [order.customerId, order.hqCustomerId ?? order.customerId]
  await assertNotBilled(tx, ctx, { customerIds, day: bizDate })
  const lineIds = [...new Set(finishes.map(({ plan }) => plan.lineId))]
  const { known } = await withProducts(tx, await goodsLines(tx, order.id, lineIds))
  const lines = new Map(known.map((line) => [line.id, line]))
  const done = finishes.map((each) => finished(ctx, each, bizDate))
  // First, so that they are not in the way of themselves when the room is looked at.
  await repo.rewrite(tx, done)
  const codes = await takeIn(tx, order, finishes, lines)
  await repo.rewrite(tx, movedOf(done, codes))
  await receive(tx, ctx, await receiptsOf(tx, order, finishes, { lines, codes, bizDate }))
  await rewriteGoods(tx, await countGoods(tx, order.id, known))
  await markContainers(tx, order.id, done)
}

/** Bonded goods come in after the customs gate only. */
export function assertPassed(order: OrderRow): void {
  if (order.bondedFlag === 1 && order.isCard === 0)
    throw new AppError('inboundOrder.cardMissing', { params: { no: order.orderNo } })
}

function finished(
  ctx: Ctx,
  { plan, locationId, result: { parcel, damagePieces, note } }: Finish,
  bizDate: string,
): repo.PlanRow {
  const now = ctx.now()
  return {
    ...plan,
    locationId,
    status: planStatuses.finished,
    startTime: plan.startTime ?? now,
    finishTime: now,
    bizDate,
    actPieces: parcel.pieces,
    actPallet: parcel.pallets,
    actNet: parcel.net,
    actGross: parcel.gross,
    actVolume: parcel.volume,
    damagePieces,
    note,
    version: plan.version + 1,
    updateBy: ctx.user.id,
    updateTime: now,
  }
}

/** Plans whose goods were put elsewhere, with the code of that location. */
const movedOf = (done: readonly repo.PlanRow[], codes: ReadonlyMap<string, string>) =>
  done.flatMap((plan) => {
    const locationCode = codes.get(plan.locationId) ?? plan.locationCode
    return locationCode === plan.locationCode ? [] : [{ ...plan, locationCode }]
  })

/** The codes of the locations, when all of them can take what came. */
async function takeIn(
  tx: Tx,
  order: OrderRow,
  finishes: readonly Finish[],
  lines: ReadonlyMap<string, KnownGoods>,
): Promise<Map<string, string>> {
  const standings = await assertCapacity(
    tx,
    finishes
      .filter(({ result: { parcel } }) => parcel.pieces > 0 || !isZero(parcel.net))
      .map(({ plan, locationId, result: { parcel } }) => ({
        locationId,
        parcel,
        goods: goodsOf(order, getFrom(lines, plan.lineId)),
      })),
  )
  return new Map([...standings].map(([id, { place }]) => [id, place.row.code]))
}

type Known = {
  lines: ReadonlyMap<string, KnownGoods>
  codes: ReadonlyMap<string, string>
  bizDate: string
}

async function receiptsOf(
  tx: Tx,
  order: OrderRow,
  finishes: readonly Finish[],
  { lines, codes, bizDate }: Known,
): Promise<Receipt[]> {
  const products = await productsOfGoods(tx, [...lines.values()])
  const containers = await containersOf(tx, order.id)
  const sizes = new Map(containers.map((each) => [each.containerNo, each.containerSize]))
  let last = await countLots(tx, order.id)
  return finishes.flatMap(({ plan, locationId, result }) => {
    const line = getFrom(lines, plan.lineId)
    const product = getFrom(products, line.productId)
    const unit = product.measuringUnit
    return lotsOf(plan.planNo, unit, result).map(({ measures, isDamaged }): Receipt => {
      last += 1
      return {
        measures,
        facts: {
          ...goodsOf(order, line),
          lotNo: `${order.orderNo}-${String(last).padStart(2, '0')}`,
          hqCustomerName: order.hqCustomerName ?? order.customerName,
          inboundOrderId: order.id,
          sourceModule: businessModules.inboundOrder,
          sourceId: order.id,
          sourceNo: order.orderNo,
          productCode: product.productCode,
          productName: product.productName,
          brandName: line.brandName,
          unit,
          containerNo: plan.containerNo,
          containerSize: sizes.get(plan.containerNo) ?? '',
          locationId,
          locationCode: getFrom(codes, locationId),
          productStatus: isDamaged ? productStatuses.damaged : productStatuses.good,
        },
        posting: {
          bizDate,
          ref: {
            module: businessModules.inboundOrder,
            id: order.id,
            no: order.orderNo,
            lineId: plan.id,
          },
          key: `in:${plan.id}:${plan.version}:${isDamaged ? 'damaged' : 'good'}`,
        },
      }
    })
  })
}

/** What came, in words for the record: plans, pieces, net kilograms. */
export const summaryOf = (finishes: readonly Finish[]) => ({
  plans: { before: null, after: finishes.length },
  actPieces: {
    before: null,
    after: finishes.reduce((pieces, { result }) => pieces + result.parcel.pieces, 0),
  },
  actNet: { before: null, after: sum(finishes.map(({ result }) => result.parcel.net)) },
})
