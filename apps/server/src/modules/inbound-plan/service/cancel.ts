import type { Tx } from '@yuncang/db/handle'
import { planStatuses } from '@yuncang/shared/nouns/inbound-plan/rules'
import type { Ctx } from '../../../trpc/context.ts'
import * as repo from '../repo.ts'

/** Plans of an order that nobody has finished are no more. */
export const cancelPlans = (tx: Tx, ctx: Ctx, orderId: string): Promise<void> =>
  repo.changeOpen(tx, orderId, {
    status: planStatuses.cancelled,
    updateBy: ctx.user.id,
    updateTime: ctx.now(),
  })
