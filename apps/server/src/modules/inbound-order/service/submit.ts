import type { Tx } from '@yuncang/db/handle'
import { holdsOn } from '@yuncang/shared/nouns/contract/rules'
import type { InboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { seenOf, type SeenRows } from '../../../platform/rows/versioned.ts'
import { contractFor } from '../../contract/service/holding.ts'
import { mustFind as mustFindContract } from '../../contract/service/read.ts'
import * as repo from '../repo.ts'
import { assertComesAlone, assertNotTooHeavy } from './containers.ts'
import { nameProducts } from './known-products.ts'
import { customerNames } from './references.ts'
import { mustFindSeen, present } from './read.ts'
import { refuse, step } from './steps.ts'

/**
 * Puts a draft or rejected order before an auditor (docs/domain/inbound.md#actions). Throws 409 without goods, for
 * goods that are no product, for a stopped customer, for a container that is to come with another order or is too heavy, under a contract that does not hold on the
 * expected day, or from another state. An order that names no contract stands on the one of the customer that holds on
 * that day; without one it goes on, and the auditor is shown that it has none.
 */
export async function submit(tx: Tx, ctx: Ctx, order: repo.OrderRow): Promise<repo.OrderRow> {
  refuse(ctx, 'submit', order)
  if ((await repo.countProducts(tx, order.id)) === 0) {
    throw new AppError('inboundOrder.noGoods', { params: { no: order.orderNo } })
  }
  await nameProducts(tx, ctx, order)
  await customerNames(tx, [order])
  const sharing = await assertComesAlone(tx, order)
  await assertNotTooHeavy(tx, order, sharing)
  const contractId = await contractOf(tx, order)
  const changes = { contractId, submitBy: ctx.user.id, submitTime: ctx.now() }
  return step(tx, ctx, order, { action: 'submit', changes })
}

async function contractOf(
  tx: Tx,
  { contractId, customerId, expectDate }: repo.OrderRow,
): Promise<string | null> {
  if (contractId === null)
    return (await contractFor(tx, customerId, expectDate)).holding?.id ?? null
  await assertContractHolds(tx, contractId, expectDate)
  return contractId
}

async function assertContractHolds(tx: Tx, contractId: string, date: string): Promise<void> {
  const contract = await mustFindContract(tx, contractId)
  if (holdsOn(contract, date)) return
  throw new AppError('inboundOrder.contractNotHolding', {
    params: { no: contract.contractNo, date },
  })
}

/** Takes an order that oneself submitted back to a draft. */
export async function withdraw(tx: Tx, ctx: Ctx, order: repo.OrderRow): Promise<repo.OrderRow> {
  refuse(ctx, 'withdraw', order)
  const changes = { submitBy: null, submitTime: null }
  return step(tx, ctx, order, { action: 'withdraw', changes })
}

/** Submits (1) or withdraws (0) several orders, all of them or none. */
export const updateList = (
  ctx: Ctx,
  { auditStatus, ...rows }: SeenRows & { auditStatus: '0' | '1' },
): Promise<InboundOrder[]> =>
  ctx.transaction(async (tx) => {
    const take = auditStatus === '1' ? submit : withdraw
    const done: InboundOrder[] = []
    for (const seen of seenOf(rows))
      done.push(present(await take(tx, ctx, await mustFindSeen(tx, seen))))
    return done
  })
