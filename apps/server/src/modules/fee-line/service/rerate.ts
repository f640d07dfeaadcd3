import type { FeeLineDetail } from '@yuncang/shared/contracts/fee-line-record'
import { orderStatuses } from '@yuncang/shared/domain/inbound-order'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import * as goods from '../goods/repo.ts'
import * as repo from '../repo.ts'
import { present } from './read.ts'
import { chargeInbound, chargeOutbound, estimateInbound } from './triggers.ts'

const { completed, closed } = orderStatuses
const outboundFinished = 7

/** Prices the work lines of an order anew. Throws 409 while it has none to price. */
export const rerate = (ctx: Ctx, input: { businessId: string }): Promise<FeeLineDetail[]> =>
  ctx.transaction(async (tx) => {
    const id = input.businessId
    const inbound = await goods.findInbound(tx, { id })
    const outbound = inbound ? undefined : await goods.findOutbound(tx, { id })
    if (inbound) {
      const isDone = [completed, closed].some((status) => status === inbound.orderStatus)
      const automatic = (await repo.liveOf(tx, [id])).filter(({ source }) => source === 'AUTO')
      mustHaveWork(inbound.orderNo, isDone || automatic.length > 0)
      await (isDone ? chargeInbound : estimateInbound)(tx, ctx, inbound)
    } else if (outbound) {
      mustHaveWork(outbound.orderNo, outbound.outboundStatus === outboundFinished)
      await chargeOutbound(tx, ctx, outbound)
    } else throw new AppError('record.notFound')
    return (await repo.liveOf(tx, [id])).map(present)
  })

function mustHaveWork(no: string, hasWork: boolean): void {
  if (!hasWork) throw new AppError('feeLine.noInventory', { params: { no } })
}
