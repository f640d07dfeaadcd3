import type { Tx } from '@yuncang/db/handle'
import { orderStatuses } from '@yuncang/shared/domain/inbound-order'
import type { Permission } from '@yuncang/shared/domain/permissions'
import type { NoticeKind } from '@yuncang/shared/messages/notices'
import type { Ctx } from '../../../trpc/context.ts'
import { settle, tell } from '../../notice/service.ts'
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

/** What the notices of an order asked for is done; whoever must act next is told. A rejection is told to who submitted. */
export async function callNext(tx: Tx, ctx: Ctx, order: repo.OrderRow): Promise<void> {
  await settle(tx, ctx, order.id)
  const call = calls[order.orderStatus]
  if (!call) return
  const { submitBy } = order
  await tell(tx, ctx, {
    ...call,
    ...(order.orderStatus === rejected && submitBy !== null && { userId: submitBy }),
    params: { no: order.orderNo, bill: order.masterBillNo },
    module: 'RKDD',
    businessId: order.id,
    masterBillNo: order.masterBillNo,
  })
}
