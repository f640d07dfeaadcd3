import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { InboundOrder, InboundOrderAudit } from '@yuncang/shared/nouns/inbound-order/contract'
import type { Ctx } from '../../../trpc/context.ts'
import { charge } from '../../charging/service/charge.ts'
import { inboundEstimate } from '../../charging/service/load/inbound-order.ts'
import { assertCredit } from '../../fee-line/service/credit.ts'
import { judging, recordAudit } from '../../../kernel/record/service.ts'
import { mustFindSeen, present } from './read.ts'
import { refuse, step } from './steps.ts'

/**
 * Passes (type 2) or rejects (type 3) a submitted order; never one's own (docs/domain/access.md#two-person-rule). What
 * a passed order will cost is estimated. Throws 409 when the customer owes more than its credit limit.
 */
export const audit = (asker: Ctx, input: InboundOrderAudit): Promise<InboundOrder> =>
  judging(asker, async (tx, ctx) => {
    const action = input.type === 2 ? 'pass' : 'reject'
    const order = await mustFindSeen(tx, input)
    refuse(ctx, action, order)
    if (action === 'pass') await assertCredit(tx, order.customerId)
    const judged = await step(tx, ctx, order, { action })
    await recordAudit(tx, ctx, {
      businessId: order.id,
      auditModule: businessModules.inboundOrder,
      result: input.type,
      msg: input.msg.trim(),
    })
    if (action === 'pass') await charge(tx, ctx, inboundEstimate, order)
    return present(judged)
  })
