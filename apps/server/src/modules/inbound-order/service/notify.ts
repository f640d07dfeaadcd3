import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { Tx } from '@yuncang/db/handle'
import { orderStatuses } from '@yuncang/shared/nouns/inbound-order/rules'
import type { Permission } from '@yuncang/shared/access'
import type { NoticeKind } from '@yuncang/shared/nouns/notice/sentences'
import type { Ctx } from '../../../trpc/context.ts'
import { settle, notify } from '../../notice/service.ts'
import { drafted } from '../drafted/repo.ts'
import type * as repo from '../repo.ts'

const { submitted, audited, planned, receiving, received, completed, rejected } = orderStatuses

type Call = { audience: Permission; kind: NoticeKind }

/** Who must act on an order that has come to a status, and what for. */
const calls: Readonly<Record<number, Call>> = {
  [submitted]: { audience: 'inboundOrder:audit', kind: 'inboundOrder.toAudit' },
  [audited]: { audience: 'inboundOrder:plan', kind: 'inboundOrder.toPlan' },
  [planned]: { audience: 'inboundOrder:tally', kind: 'inboundOrder.toTally' },
  [receiving]: { audience: 'inboundOrder:tally', kind: 'inboundOrder.toFinish' },
  [received]: { audience: 'inboundOrder:complete', kind: 'inboundOrder.toComplete' },
  [completed]: { audience: 'inboundOrder:close', kind: 'inboundOrder.toClose' },
  [rejected]: { audience: 'inboundOrder:submit', kind: 'inboundOrder.rejected' },
}

/** Somebody who may not submit it has written an order, as customers do: whoever submits orders is told. */
export async function tellDrafted(tx: Tx, ctx: Ctx, order: repo.OrderRow): Promise<void> {
  if (ctx.can('inboundOrder:submit')) return
  await notify(tx, ctx, {
    audience: 'inboundOrder:submit',
    kind: drafted,
    params: { no: order.orderNo, customer: order.customerName },
    ...about(order),
  })
}

/** What the notices of an order asked for is done; whoever must act next is told. A rejection is told to who submitted. */
export async function notifyNext(tx: Tx, ctx: Ctx, order: repo.OrderRow): Promise<void> {
  await settle(tx, ctx, order.id)
  const call = calls[order.orderStatus]
  if (!call) return
  const { submitBy } = order
  await notify(tx, ctx, {
    ...call,
    ...(order.orderStatus === rejected && submitBy !== null && { userId: submitBy }),
    params: { no: order.orderNo, bill: order.masterBillNo },
    ...about(order),
  })
}

const about = ({ id, masterBillNo }: repo.OrderRow) =>
  ({ module: businessModules.inboundOrder, businessId: id, masterBillNo }) as const
