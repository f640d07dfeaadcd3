import { getFrom } from '@yuncang/shared/kernel/expected'
import type { Tx } from '@yuncang/db/handle'
import type { InboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import type {
  InboundPlanning,
  InboundSuggestion,
} from '@yuncang/shared/nouns/inbound-plan/planned-order'
import { orderStatuses } from '@yuncang/shared/nouns/inbound-order/rules'
import type { Parcel, Placed } from '@yuncang/shared/nouns/inbound-plan/placing'
import { planStatuses } from '@yuncang/shared/nouns/inbound-plan/rules'
import { today } from '@yuncang/shared/kernel/calendar'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import {
  goodsLines,
  rewriteGoods,
  withProducts,
  type KnownGoods,
  type OrderRow,
} from '../../inbound-order/service/goods.ts'
import { takeManifest } from '../../inbound-order/service/manifest.ts'
import { mustFind, mustFindSeen, present } from '../../inbound-order/service/read.ts'
import { refuse, step } from '../../inbound-order/service/steps.ts'
import { withDocumentNumbers } from '../../../kernel/number/service.ts'
import { takeTree } from '../../storage-location/service/add.ts'
import * as repo from '../repo.ts'
import { cancelPlans } from './cancel.ts'
import { goodsOf, parcelsOf } from './parcels.ts'
import { assertCapacity } from './free-capacity.ts'
import { suggest } from './suggest.ts'

/** Where the goods of an order could lie, without storing anything. */
export const suggestPlan = (
  ctx: Ctx,
  { id, storageAreaId }: { id: string; storageAreaId?: string | undefined },
): Promise<InboundSuggestion> =>
  ctx.read(async (db) => {
    const order = await mustFind(db, id)
    refuse(ctx, order.orderStatus === orderStatuses.planned ? 'replan' : 'generatePlan', order)
    const { known } = await withProducts(db, await goodsLines(db, id))
    const { placed, unplaced, codes } = await suggest(db, order, known, storageAreaId)
    const byId = new Map(known.map((line) => [line.id, line]))
    const day = today(ctx.now())
    return {
      work: {
        ...((await repo.lastWork(db)) ?? { workTeam: '', tallyMan: '', forkliftCode: '' }),
        planDate: order.expectDate > day ? order.expectDate : day,
      },
      plans: placed.map((part) => ({
        ...figuresOf(part),
        lineId: part.lineId,
        containerNo: getFrom(byId, part.lineId).containerNo,
        locationId: part.locationId,
        locationCode: getFrom(codes, part.locationId),
      })),
      unplaced: unplaced.map(({ lineId, pieces, net }) => {
        const { lineNo, productName } = getFrom(byId, lineId)
        return { lineId, lineNo, productName, pieces, net }
      }),
    }
  })

/**
 * Plans where the goods of an audited order will lie (2 -> 3), in given locations or suggested ones; with `replace` an
 * order that is planned gets other plans. A manifest that comes along replaces that of the bill. Throws 409 for a line without a product, without room or not planned exactly.
 */
export const generatePlan = (ctx: Ctx, input: InboundPlanning): Promise<InboundOrder> =>
  ctx.transaction(async (tx) => {
    await takeTree(tx)
    const order = await mustFindSeen(tx, input)
    const action =
      input.replace === 1 && order.orderStatus === orderStatuses.planned ? 'replan' : 'generatePlan'
    refuse(ctx, action, order)
    await takeManifest(tx, ctx, order, input)
    if (action === 'replan') await cancelPlans(tx, ctx, order.id)
    const { known, fresh } = await withProducts(tx, await goodsLines(tx, order.id))
    await rewriteGoods(tx, fresh)
    const parts = input.plans
      ? await givenParts(tx, order, known, input.plans)
      : await suggestedParts(tx, order, known, input.storageAreaId)
    const plans = await newPlans(tx, ctx, order, { parts, shared: input })
    await repo.insert(tx, plans)
    const { remark = order.remark, storageAreaId = order.storageAreaId } = input
    const told = { plans: { before: null, after: plans.length } }
    const changes = { remark, storageAreaId }
    return present(await step(tx, ctx, order, { action, changes, told }))
  })

type Work = Partial<Pick<repo.NewPlan, 'planDate' | 'workTeam' | 'tallyMan' | 'forkliftCode'>>
type Part = { line: KnownGoods; placed: Placed; code: string; work: Work }

async function suggestedParts(
  tx: Tx,
  order: OrderRow,
  lines: readonly KnownGoods[],
  storageAreaId: string | undefined,
): Promise<Part[]> {
  const { placed, unplaced, codes } = await suggest(tx, order, lines, storageAreaId)
  const byId = new Map(lines.map((line) => [line.id, line]))
  const [first] = unplaced
  if (first) {
    const { lineNo: line, productName: name } = getFrom(byId, first.lineId)
    const params = { line, name, pieces: first.pieces, net: first.net, lines: unplaced.length }
    throw new AppError('inboundPlan.noRoom', { params })
  }
  return placed.map((part) => ({
    line: getFrom(byId, part.lineId),
    placed: part,
    code: getFrom(codes, part.locationId),
    work: {},
  }))
}

type Drafts = NonNullable<InboundPlanning['plans']>

async function givenParts(
  tx: Tx,
  order: OrderRow,
  lines: readonly KnownGoods[],
  drafts: Drafts,
): Promise<Part[]> {
  const byLine = Map.groupBy(drafts, ({ lineId }) => lineId)
  const known = new Set(lines.map(({ id }) => id))
  if (drafts.some(({ lineId }) => !known.has(lineId))) throw new AppError('inboundPlan.foreignLine')
  const parts = lines.flatMap((line) => {
    const own = byLine.get(line.id) ?? []
    if (new Set(own.map(({ locationId }) => locationId)).size < own.length)
      throw new AppError('inboundPlan.locationTwice', { params: { line: line.lineNo } })
    return parcelsOf(line, own).map((part) => ({ line, ...part }))
  })
  const standings = await assertCapacity(
    tx,
    parts.map(({ line, draft: { locationId }, parcel }) => ({
      locationId,
      parcel,
      goods: goodsOf(order, line),
    })),
  )
  return parts.map(({ line, draft, parcel }) => ({
    line,
    placed: { ...parcel, locationId: draft.locationId },
    code: getFrom(standings, draft.locationId).place.row.code,
    work: draft,
  }))
}

const figuresOf = ({ pieces, pallets, net, gross, volume }: Parcel) => ({
  planPieces: pieces,
  planPallet: pallets,
  planNet: net,
  planGross: gross,
  planVolume: volume,
})

async function newPlans(
  tx: Tx,
  ctx: Ctx,
  order: OrderRow,
  { parts, shared }: { parts: readonly Part[]; shared: InboundPlanning },
): Promise<repo.NewPlan[]> {
  const numbered = await withDocumentNumbers(tx, ctx, 'JH', parts)
  const time = ctx.now()
  const by = ctx.user.id
  return numbered.map(({ number, document: { line, placed, code, work } }) => ({
    ...notBegun,
    ...figuresOf(placed),
    id: ctx.newId(),
    planNo: number,
    orderId: order.id,
    lineId: line.id,
    containerNo: line.containerNo,
    locationId: placed.locationId,
    locationCode: code,
    planDate: work.planDate === undefined ? shared.planDate : work.planDate,
    workTeam: work.workTeam ?? shared.workTeam,
    tallyMan: work.tallyMan ?? shared.tallyMan,
    forkliftCode: work.forkliftCode ?? shared.forkliftCode,
    createBy: by,
    createTime: time,
    updateBy: by,
    updateTime: time,
  }))
}

/** A plan before its work. */
export const notBegun = {
  status: planStatuses.waiting,
  startTime: null,
  finishTime: null,
  bizDate: null,
  actPieces: null,
  actPallet: null,
  actNet: null,
  actGross: null,
  actVolume: null,
  damagePieces: 0,
  note: '',
} as const
