import type { Tx } from '@yuncang/db/handle'
import type { OutboundOrder } from '@yuncang/shared/nouns/outbound-order/contract'
import { allot, type Allotment, type Shortage } from '@yuncang/shared/nouns/outbound-order/goods'
import { outboundOrderActions } from '@yuncang/shared/nouns/outbound-order/rules'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { lotsOfBill, offerOf } from '../../inventory/service/offer.ts'
import * as repo from '../repo.ts'
import { tellSubmitted } from './notify.ts'
import { present } from './read.ts'
import { assertContract } from './contract.ts'
import { advance, holdOrder } from './steps.ts'

/**
 * Puts a draft or rejected order before an auditor. Throws 409 without goods, and with the warning that leads to who
 * holds the goods when less is available than it asks for, or no contract of the customer holds; nothing is promised
 * yet.
 */
export async function submit(tx: Tx, ctx: Ctx, order: repo.OrderRow): Promise<OutboundOrder> {
  const held = await holdOrder(tx, ctx, order.id, 'submit')
  const lines = await repo.linesOf(tx, order.id)
  if (lines.length === 0)
    throw new AppError('outboundOrder.noLines', { params: { no: order.orderNo } })
  const by = { masterBillNo: order.masterBillNo, hqCustomerId: order.customerId }
  divide(held, lines, (await lotsOfBill(tx, by)).map(offerOf))
  const contractId = await assertContract(tx, order)
  const submitter = { contractId, submitBy: ctx.user.id, submitTime: ctx.now() }
  const changes = { ...submitter, outboundStatus: outboundOrderActions.submit.to, closeReason: '' }
  const after = await advance(tx, ctx, held, { action: 'submit', changes })
  // The staff that writes orders may take them back whoever's they are; a customer's people may not.
  if (!ctx.can('outboundOrder:cancel')) await tellSubmitted(tx, ctx, after)
  return present(after)
}

/** Takes an order back that nobody has judged yet. */
export const withdraw = (ctx: Ctx, input: { id: string; version: number }) =>
  ctx.transaction(async (tx) => {
    const order = await holdOrder(tx, ctx, input.id, 'withdraw')
    // Holding it has counted on.
    if (order.version !== input.version + 1) throw new AppError('record.stale')
    const outboundStatus = outboundOrderActions.withdraw.to
    const changes = { outboundStatus, submitBy: null, submitTime: null }
    return present(await advance(tx, ctx, order, { action: 'withdraw', changes }))
  })

/** Which lots give what the lines ask for. Throws 409 with what is needed and what there is. */
export function divide(
  order: repo.OrderRow,
  lines: readonly repo.LineRow[],
  lots: Parameters<typeof allot>[0],
): Allotment[] {
  const found = allot(lots, lines)
  if ('shortage' in found) throw shortageOf(order, lines, found.shortage)
  return found.allotments
}

function shortageOf(order: repo.OrderRow, lines: readonly repo.LineRow[], shortage: Shortage) {
  const { productId, lotId, need, available, free, held } = shortage
  const line = lines.find((each) => each.productId === productId)
  const params = {
    bill: order.masterBillNo,
    product: line?.productName ?? '',
    unit: line?.unit ?? '',
    need,
    available,
    free,
    held,
    isOfLot: lotId === null ? 0 : 1,
  }
  return new AppError('outboundOrder.noStock', { params })
}
