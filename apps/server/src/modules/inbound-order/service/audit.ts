import type { Tx } from '@yuncang/db/handle'
import type { InboundOrder, InboundOrderAudit } from '@yuncang/shared/contracts/inbound-order'
import {
  inboundOrderActions,
  orderStatusLabel,
  refusalOf,
  type InboundOrderAction,
} from '@yuncang/shared/domain/inbound-order'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { recordAudit, recordOperation } from '../../record/service.ts'
import * as repo from '../repo.ts'
import { mustFind, present } from './read.ts'

type Step = { id: string; version: number }

/** Puts a draft or rejected order before an auditor (domain.md §7.1). Throws 409 without goods or from another state. */
export const submit = (ctx: Ctx, input: Step): Promise<InboundOrder> =>
  ctx.transaction(async (tx) => {
    const order = await mustFind(tx, input.id)
    refuse(ctx, 'submit', order)
    if (order.version !== input.version) throw new AppError('record.stale')
    if ((await repo.countProducts(tx, order.id)) === 0) {
      throw new AppError('inboundOrder.noGoods', { params: { no: order.orderNo } })
    }
    return move(tx, ctx, 'submit', order, { submitBy: ctx.user.id, submitTime: ctx.now() })
  })

/** Passes (type 2) or rejects (type 3) a submitted order; never one's own (domain.md invariant 14). */
export const audit = (ctx: Ctx, input: InboundOrderAudit): Promise<InboundOrder> =>
  ctx.transaction(async (tx) => {
    const action = input.type === 2 ? 'pass' : 'reject'
    const order = await mustFind(tx, input.id)
    refuse(ctx, action, order)
    const { submitBy, submitTime } = order
    const judged = await move(tx, ctx, action, order, { submitBy, submitTime })
    await recordAudit(tx, ctx, {
      businessId: order.id,
      auditModule: 'RKDD',
      result: input.type,
      msg: input.msg.trim(),
    })
    return judged
  })

/** Throws what stands against an action, in words that name the order and its state. */
function refuse(ctx: Ctx, action: InboundOrderAction, order: repo.OrderRow): void {
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
async function move(
  tx: Tx,
  ctx: Ctx,
  action: InboundOrderAction,
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
