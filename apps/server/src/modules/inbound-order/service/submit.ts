import type { Tx } from '@yuncang/db/handle'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'
import { refuse, step } from './steps.ts'

/** Puts a draft or rejected order before an auditor (domain.md §7.1). Throws 409 without goods or from another state. */
export async function submit(tx: Tx, ctx: Ctx, order: repo.OrderRow): Promise<repo.OrderRow> {
  refuse(ctx, 'submit', order)
  if ((await repo.countProducts(tx, order.id)) === 0) {
    throw new AppError('inboundOrder.noGoods', { params: { no: order.orderNo } })
  }
  return step(tx, ctx, 'submit', order, { submitBy: ctx.user.id, submitTime: ctx.now() })
}
