import type { Tx } from '@yuncang/db/handle'
import type { InboundOrder } from '@yuncang/shared/contracts/inbound-order'
import {
  inboundOrderActions,
  orderStatusLabel,
  refusalOf,
  type InboundOrderAction,
} from '@yuncang/shared/domain/inbound-order'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { recordOperation } from '../../record/service.ts'
import * as repo from '../repo.ts'
import { present } from './read.ts'

/** Puts a draft or rejected order before an auditor (domain.md §7.1). Throws 409 without goods or from another state. */
export async function submit(tx: Tx, ctx: Ctx, order: repo.OrderRow): Promise<InboundOrder> {
  refuse(ctx, 'submit', order)
  if ((await repo.countProducts(tx, order.id)) === 0) {
    throw new AppError('inboundOrder.noGoods', { params: { no: order.orderNo } })
  }
  return move(tx, ctx, 'submit', order, { submitBy: ctx.user.id, submitTime: ctx.now() })
}

/** Throws what stands against an action, in words that name the order and its state. */
export function refuse(ctx: Ctx, action: InboundOrderAction, order: repo.OrderRow): void {
  const refusal = refusalOf(action, order, { id: ctx.user.id, permissions: ctx.permissions })
  const no = order.orderNo
  switch (refusal) {
    case undefined:
      return
    case 'permission':
      throw new AppError('access.denied')
    case 'ownAudit':
      throw new AppError('inboundOrder.ownAudit', { params: { no } })
    case 'status': {
      const { locale } = ctx.call
      const status = orderStatusLabel(order.orderStatus, locale)
      const params = { no, status, action: inboundOrderActions[action].label[locale] }
      throw new AppError('inboundOrder.wrongStatus', { params })
    }
  }
}

/** One guarded statement moves the order, and one operate record tells of it. */
export async function move(
  tx: Tx,
  ctx: Ctx,
  action: Exclude<InboundOrderAction, 'update'>,
  order: repo.OrderRow,
  submitter: Pick<repo.OrderRow, 'submitBy' | 'submitTime'>,
): Promise<InboundOrder> {
  const { to } = inboundOrderActions[action]
  const after = await repo.change(tx, order, {
    ...submitter,
    orderStatus: to,
    updateBy: ctx.user.id,
    updateTime: ctx.now(),
  })
  if (!after) throw new AppError('record.stale')
  await recordOperation(tx, ctx, {
    businessId: order.id,
    masterBillNo: order.masterBillNo,
    operateModule: 'RKDD',
    action,
    fieldDiff: { orderStatus: { before: order.orderStatus, after: to } },
  })
  return present(after)
}
