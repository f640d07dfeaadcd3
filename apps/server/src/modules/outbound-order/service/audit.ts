import type { Tx } from '@yuncang/db/handle'
import type { OutboundOrder, OutboundOrderAudit } from '@yuncang/shared/contracts/outbound-order'
import { fromWireTime } from '@yuncang/shared/domain/calendar'
import { outboundOrderActions } from '@yuncang/shared/domain/outbound-order'
import { reservationTypes } from '@yuncang/shared/domain/stock'
import type { Ctx } from '../../../trpc/context.ts'
import { holdLotsOfBill, offerOf } from '../../inventory/service/offer.ts'
import { reserve } from '../../inventory/service/reserve.ts'
import { valueOf } from '../../param/service/param.ts'
import { mustHaveCredit } from '../../fee-line/service/credit.ts'
import { recordAudit } from '../../record/service.ts'
import * as repo from '../repo.ts'
import { tellSubmitter } from './notify.ts'
import { present } from './read.ts'
import { mustHaveContract } from './contract.ts'
import { advance, mustHold } from './steps.ts'
import { divide } from './submit.ts'

const hourMs = 3_600_000

/** Passes (type 2) a submitted order and promises it its goods, or rejects it (type 3); never one's own. */
export const audit = (ctx: Ctx, input: OutboundOrderAudit): Promise<OutboundOrder> =>
  ctx.transaction(async (tx) => {
    const action = input.type === 2 ? 'pass' : 'reject'
    const order = await mustHold(tx, ctx, input.id, action)
    const held = action === 'pass' ? await heldFor(tx, ctx, order) : {}
    const changes = { ...held, outboundStatus: outboundOrderActions[action].to }
    const judged = await advance(tx, ctx, order, { action, changes })
    const msg = input.msg.trim()
    await recordAudit(tx, ctx, {
      businessId: order.id,
      auditModule: 'CKDD',
      result: input.type,
      msg,
    })
    if (action === 'reject')
      await tellSubmitter(tx, ctx, judged, 'outboundOrder.rejected', { reason: msg })
    return present(judged)
  })

/** What must hold for goods to be promised: contract and credit of the customer, then the goods (domain.md §7.3). */
async function heldFor(tx: Tx, ctx: Ctx, order: repo.OrderRow) {
  const contractId = await mustHaveContract(tx, order)
  await mustHaveCredit(tx, order.customerId)
  await reserveGoods(tx, ctx, order)
  return { contractId }
}

/** Promises an order every line, or throws the specification's message and changes nothing (domain.md §7.3). */
async function reserveGoods(tx: Tx, ctx: Ctx, order: repo.OrderRow): Promise<void> {
  const by = { masterBillNo: order.masterBillNo, hqCustomerId: order.customerId }
  const lots = await holdLotsOfBill(tx, by)
  const allotments = divide(order, await repo.linesOf(tx, order.id), lots.map(offerOf))
  const ref = { module: 'CKDD' as const, id: order.id, no: order.orderNo }
  const expireTime = await expiryOf(tx, ctx, order)
  const holder = { type: reservationTypes.outbound, ref, expireTime }
  const reservations = await reserve(tx, ctx, allotments, holder)
  const byId = new Map(lots.map((lot) => [lot.id, lot]))
  await repo.insertAllocations(
    tx,
    allotments.map((each, index) => {
      const { lotNo, locationCode, containerNo } = byId.get(each.lotId)!
      return {
        ...each,
        lotNo,
        locationCode,
        containerNo,
        id: ctx.newId(),
        orderId: order.id,
        reservationId: reservations[index]!.id,
        loadedQty: '0',
        loadedPieces: 0,
      }
    }),
  )
}

/** The hold lasts from the day of the pickup, or from now when that is later (decisions.md 35). */
async function expiryOf(tx: Tx, ctx: Ctx, { pickDate }: repo.OrderRow): Promise<string> {
  const hours = Number(await valueOf(tx, 'reserve.expireHours'))
  const begin = [fromWireTime(`${pickDate} 00:00:00`), ctx.now()].sort()[1]!
  return new Date(Date.parse(begin) + hours * hourMs).toISOString()
}
