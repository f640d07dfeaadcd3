import { getFrom, zip } from '@yuncang/shared/kernel/expected'
import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Tx } from '@yuncang/db/handle'
import type {
  OutboundOrder,
  OutboundOrderAudit,
} from '@yuncang/shared/nouns/outbound-order/contract'
import { fromWireTime } from '@yuncang/shared/kernel/calendar'
import { outboundOrderActions } from '@yuncang/shared/nouns/outbound-order/rules'
import { reservationTypes } from '@yuncang/shared/nouns/inventory/rules'
import type { Ctx } from '../../../trpc/context.ts'
import { holdLotsOfBill } from '../../inventory/service/offer.ts'
import { reserve } from '../../inventory/service/reserve.ts'
import { valueOf } from '../../param/service/param.ts'
import { assertCredit } from '../../fee-line/service/credit.ts'
import { judging, recordAudit } from '../../../kernel/record/service.ts'
import * as repo from '../repo.ts'
import { notifySubmitter } from './notify.ts'
import { present } from './read.ts'
import { assertContract } from './contract.ts'
import { advance, holdOrder } from './steps.ts'
import { divide } from './submit.ts'

const hourMs = 3_600_000

/** Passes (type 2) a submitted order and promises it its goods, or rejects it (type 3); never one's own. */
export const audit = (asker: Ctx, input: OutboundOrderAudit): Promise<OutboundOrder> =>
  judging(asker, async (tx, ctx) => {
    const action = input.type === 2 ? 'pass' : 'reject'
    const order = await holdOrder(tx, ctx, input, action)
    const held = action === 'pass' ? await heldFor(tx, ctx, order) : {}
    const changes = { ...held, outboundStatus: outboundOrderActions[action].to }
    const judged = await advance(tx, ctx, order, { action, changes })
    const msg = input.msg.trim()
    await recordAudit(tx, ctx, {
      businessId: order.id,
      auditModule: businessModules.outboundOrder,
      result: input.type,
      msg,
    })
    if (action === 'reject')
      await notifySubmitter(tx, ctx, judged, {
        kind: 'outboundOrder.rejected',
        params: { reason: msg },
      })
    return present(judged)
  })

/**
 * What must hold for goods to be promised: contract and credit of the customer, then the goods
 * (docs/domain/outbound.md#actions).
 */
async function heldFor(tx: Tx, ctx: Ctx, order: repo.OrderRow) {
  const contractId = await assertContract(tx, order)
  await assertCredit(tx, order.customerId)
  await reserveGoods(tx, ctx, order)
  return { contractId }
}

/** Promises an order every line, or throws what is missing and changes nothing (docs/domain/outbound.md#which-lots). */
async function reserveGoods(tx: Tx, ctx: Ctx, order: repo.OrderRow): Promise<void> {
  const by = { masterBillNo: order.masterBillNo, hqCustomerId: order.customerId }
  const lots = await holdLotsOfBill(tx, by)
  const allotments = await divide(tx, ctx, order, { lines: await repo.linesOf(tx, order.id), lots })
  const ref = { module: businessModules.outboundOrder, id: order.id, no: order.orderNo }
  const expireTime = await expiryOf(tx, ctx, order)
  const holder = { type: reservationTypes.outbound, ref, expireTime }
  const reservations = await reserve(tx, ctx, allotments, holder)
  const byId = new Map(lots.map((lot) => [lot.id, lot]))
  await repo.insertAllocations(
    tx,
    zip(allotments, reservations).map(([each, reservation]) => {
      const { lotNo, locationCode, containerNo } = getFrom(byId, each.lotId)
      return {
        ...each,
        lotNo,
        locationCode,
        containerNo,
        id: ctx.newId(),
        orderId: order.id,
        reservationId: reservation.id,
        loadedQty: '0',
        loadedPieces: 0,
        loadedPallets: 0,
      }
    }),
  )
}

/**
 * The hold lasts from the day of the pickup, or from now when that is later
 * (docs/domain/outbound.md#when-a-reservation-runs-out).
 */
async function expiryOf(tx: Tx, ctx: Ctx, { pickDate }: repo.OrderRow): Promise<string> {
  const hours = Number(await valueOf(tx, 'reserve.expireHours'))
  const pickup = fromWireTime(`${pickDate} 00:00:00`)
  const now = ctx.now()
  const begin = pickup > now ? pickup : now
  return new Date(Date.parse(begin) + hours * hourMs).toISOString()
}
