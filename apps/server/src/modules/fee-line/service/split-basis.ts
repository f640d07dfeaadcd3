import type { Read } from '@yuncang/db/handle'
import { divide, round, sum } from '@yuncang/shared/kernel/decimal'
import type { SplitDocument } from '@yuncang/shared/nouns/fee-line/split'
import { outboundStatuses } from '@yuncang/shared/nouns/outbound-order/rules'
import { AppError } from '@yuncang/shared/errors'
import { normalizeCode } from '@yuncang/shared/validate/text'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../split/repo.ts'

/**
 * The orders that a number names, with what a charge may be split by: what came in or left, else what is ordered
 * (docs/domain/fees.md#split-charges). Throws 404 for a number of none.
 */
export const splitBasis = (ctx: Ctx, input: { no: string }): Promise<SplitDocument[]> =>
  ctx.read(async (db) => {
    const no = normalizeCode(input.no)
    const found = (await ofOrder(db, no)) ?? (await ofBill(db, no)) ?? (await ofContainer(db, no))
    if (!found) throw new AppError('feeLine.nothingNamed', { params: { no } })
    return found
  })

type Found = Promise<SplitDocument[] | undefined>

async function ofOrder(db: Read, orderNo: string): Found {
  const documents = [
    ...(await repo.inboundOfNumber(db, orderNo)).map(ofInbound),
    ...(await repo.outboundOfNumber(db, orderNo)).map(ofOutbound),
  ]
  return documents.length > 0 ? documents : undefined
}

async function ofBill(db: Read, no: string): Found {
  const orders = await repo.inboundOfBill(db, no)
  return orders.length > 0 ? orders.map(ofInbound) : undefined
}

/** Of an order that says what is in which container, the goods of this one; of another the whole. */
async function ofContainer(db: Read, no: string): Found {
  const orders = await repo.inboundOfContainer(db, no)
  if (orders.length === 0) return undefined
  const ids = orders.map(({ id }) => id)
  const inIt = Map.groupBy(await repo.goodsInContainer(db, ids, no), ({ orderId }) => orderId)
  return orders.map((order) => {
    const lines = inIt.get(order.id)
    return lines ? { ...named(order), ...measuresOf(lines) } : ofInbound(order)
  })
}

type Named = Pick<repo.InboundRow, 'orderNo' | 'masterBillNo' | 'customerId' | 'customerName'>

const named = ({ orderNo, masterBillNo, customerId, customerName }: Named) => ({
  businessNo: orderNo,
  masterBillNo,
  customerId,
  customerName,
})

const tonnes = (kilograms: string): string => round(divide(kilograms, '1000'), 'qty')

function ofInbound(order: repo.InboundRow): SplitDocument {
  const { actNet, actVolume, actPieces } = order
  return {
    ...named(order),
    weight: tonnes(actNet ?? order.netWeight),
    volume: actVolume ?? order.volume,
    qty: actPieces ?? order.totalPieces,
    isActual: actNet !== null,
  }
}

/** An outbound order says no volume. */
function ofOutbound(order: repo.OutboundRow): SplitDocument {
  const isActual = order.outboundStatus === outboundStatuses.finished
  return {
    ...named(order),
    weight: tonnes(isActual ? order.outNet : order.netWeight),
    volume: null,
    qty: isActual ? order.outPieces : order.totalPieces,
    isActual,
  }
}

function measuresOf(lines: readonly repo.GoodsRow[]) {
  const volumes = lines.map(({ actVolume, planVolume }) => actVolume ?? planVolume)
  const known = volumes.filter((each) => each !== null)
  return {
    weight: tonnes(sum(lines.map(({ actNet, planNet }) => actNet ?? planNet))),
    volume: known.length === volumes.length ? round(sum(known), 'm3') : null,
    qty: lines.reduce((all, { actPieces, planPieces }) => all + (actPieces ?? planPieces), 0),
    isActual: lines.every(({ actNet }) => actNet !== null),
  }
}
