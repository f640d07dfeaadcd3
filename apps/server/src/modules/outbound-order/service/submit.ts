import type { Tx } from '@yuncang/db/handle'
import type { OutboundOrder } from '@yuncang/shared/nouns/outbound-order/contract'
import {
  allot,
  type Allotment,
  type Misfit,
  type Shortage,
} from '@yuncang/shared/nouns/outbound-order/allot'
import { isZero } from '@yuncang/shared/kernel/decimal'
import { serves } from '@yuncang/shared/nouns/outbound-order/goods'
import { outboundOrderActions } from '@yuncang/shared/nouns/outbound-order/rules'
import { AppError } from '@yuncang/shared/errors'
import { say } from '@yuncang/shared/messages'
import type { Ctx } from '../../../trpc/context.ts'
import { lotsOfBill, offersOf, type LotRow } from '../../inventory/service/offer.ts'
import { assertPlacesOpen } from '../../inventory/service/open-places.ts'
import { availableIn } from '../../inventory/service/reserve.ts'
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
  const held = await holdOrder(tx, ctx, order, 'submit')
  const lines = await repo.linesOf(tx, order.id)
  if (lines.length === 0)
    throw new AppError('outboundOrder.noLines', { params: { no: order.orderNo } })
  const by = { masterBillNo: held.masterBillNo, hqCustomerId: held.customerId }
  await divide(tx, ctx, held, { lines, lots: await lotsOfBill(tx, by) })
  const contractId = await assertContract(tx, held)
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
    const order = await holdOrder(tx, ctx, input, 'withdraw')
    const outboundStatus = outboundOrderActions.withdraw.to
    const changes = { outboundStatus, submitBy: null, submitTime: null }
    return present(await advance(tx, ctx, order, { action: 'withdraw', changes }))
  })

/**
 * Which lots give what the lines ask for. Throws 409 with what is needed and what there is, with the closed location in
 * which the rest lies, or at the line whose pieces do not go with its quantity.
 */
export async function divide(
  tx: Tx,
  ctx: Ctx,
  order: repo.OrderRow,
  { lines, lots }: { lines: readonly repo.LineRow[]; lots: readonly LotRow[] },
): Promise<Allotment[]> {
  const found = allot(await offersOf(tx, lots), lines)
  if ('shortage' in found) {
    await assertPlacesOpen(tx, freeOf(lots, found.shortage))
    throw shortageOf(order, lines, found.shortage)
  }
  if ('misfit' in found) throw misfitOf(ctx, lines, found.misfit)
  return found.allotments
}

/** Lots that would serve who lacks something, if their locations were open. */
const freeOf = (lots: readonly LotRow[], shortage: Shortage): LotRow[] =>
  lots.filter((lot) => serves(lot, shortage) && !isZero(availableIn(lot).qty))

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

function misfitOf(ctx: Ctx, lines: readonly repo.LineRow[], { lineId, least, most }: Misfit) {
  const index = lines.findIndex(({ id }) => id === lineId)
  const { lineNo, productName, qty, pieces } = lines[index]!
  const params = { line: lineNo, product: productName, qty, asked: pieces, least, most }
  const reason = least === most ? 'outboundOrder.piecesExactly' : 'outboundOrder.piecesBetween'
  const message = say(ctx.call.locale, reason, params)
  return new AppError(reason, { params, issues: [{ path: `lines.${index}.pieces`, message }] })
}
