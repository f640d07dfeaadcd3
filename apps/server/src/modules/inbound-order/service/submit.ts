import type { Tx } from '@yuncang/db/handle'
import { holdsOn } from '@yuncang/shared/domain/contract'
import type { InboundOrder } from '@yuncang/shared/contracts/inbound-order'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { mustFind as mustFindContract } from '../../contract/service/read.ts'
import * as repo from '../repo.ts'
import { mustComeAlone } from './containers.ts'
import { customerNames } from './head.ts'
import { mustFind, present } from './read.ts'
import { refuse, step } from './steps.ts'

/**
 * Puts a draft or rejected order before an auditor (domain.md §7.1). Throws 409 without goods, for a stopped customer,
 * for a container that is to come with another order, under a contract that does not hold on the expected day, or from
 * another state.
 */
export async function submit(tx: Tx, ctx: Ctx, order: repo.OrderRow): Promise<repo.OrderRow> {
  refuse(ctx, 'submit', order)
  if ((await repo.countProducts(tx, order.id)) === 0) {
    throw new AppError('inboundOrder.noGoods', { params: { no: order.orderNo } })
  }
  await customerNames(tx, [order])
  await mustComeAlone(tx, order)
  if (order.contractId) await mustHold(tx, order.contractId, order.expectDate)
  return step(tx, ctx, 'submit', order, { submitBy: ctx.user.id, submitTime: ctx.now() })
}

async function mustHold(tx: Tx, contractId: string, date: string): Promise<void> {
  const contract = await mustFindContract(tx, contractId)
  if (holdsOn(contract, date)) return
  throw new AppError('inboundOrder.contractNotHolding', {
    params: { no: contract.contractNo, date },
  })
}

/** Takes an order that oneself submitted back to a draft. */
export async function withdraw(tx: Tx, ctx: Ctx, order: repo.OrderRow): Promise<repo.OrderRow> {
  refuse(ctx, 'withdraw', order)
  return step(tx, ctx, 'withdraw', order, { submitBy: null, submitTime: null })
}

/** Submits (1) or withdraws (0) several orders, all of them or none. */
export const updateList = (
  ctx: Ctx,
  { auditStatus, ids }: { auditStatus: '0' | '1'; ids: string[] },
): Promise<InboundOrder[]> =>
  ctx.transaction(async (tx) => {
    const take = auditStatus === '1' ? submit : withdraw
    const done: InboundOrder[] = []
    for (const id of new Set(ids)) done.push(present(await take(tx, ctx, await mustFind(tx, id))))
    return done
  })
