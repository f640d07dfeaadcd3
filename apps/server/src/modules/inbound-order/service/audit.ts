import type { InboundOrder, InboundOrderAudit } from '@yuncang/shared/contracts/inbound-order'
import type { Ctx } from '../../../trpc/context.ts'
import { mustHaveCredit } from '../../fee-line/service/credit.ts'
import { estimateInbound } from '../../fee-line/service/triggers.ts'
import { recordAudit } from '../../record/service.ts'
import { mustFind, present } from './read.ts'
import { refuse, step } from './steps.ts'

/**
 * Passes (type 2) or rejects (type 3) a submitted order; never one's own (domain.md invariant 14). What a passed order
 * will cost is estimated. Throws 409 when the customer owes more than its credit limit.
 */
export const audit = (ctx: Ctx, input: InboundOrderAudit): Promise<InboundOrder> =>
  ctx.transaction(async (tx) => {
    const action = input.type === 2 ? 'pass' : 'reject'
    const order = await mustFind(tx, input.id)
    refuse(ctx, action, order)
    if (action === 'pass') await mustHaveCredit(tx, order.customerId)
    const judged = await step(tx, ctx, action, order)
    await recordAudit(tx, ctx, {
      businessId: order.id,
      auditModule: 'RKDD',
      result: input.type,
      msg: input.msg.trim(),
    })
    if (action === 'pass') await estimateInbound(tx, ctx, order)
    return present(judged)
  })
