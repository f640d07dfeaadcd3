import type { Tx } from '@yuncang/db/handle'
import { isUniqueViolation } from '@yuncang/db/sql'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { mustFitManifest } from '../../inbound-manifest/service/totals.ts'
import * as repo from '../repo.ts'
import { fieldError } from './head.ts'

/** What is booked on these bills is not more than their manifests say. */
export const mustFitBills = (tx: Tx, bills: readonly string[]): Promise<void> =>
  mustFitManifest(tx, bills, (some) => repo.withBills(tx.whole(), some))

type Delivery = { masterBillNo: string; splitSeq: number; customerId: string }

/**
 * Throws 409 for a bill of lading that another order carries, said at its field, and whose it is to whom may see that.
 * Several deliveries of one bill have numbers of their own and one customer.
 */
export async function refuseTaken(
  tx: Tx,
  ctx: Ctx,
  drafts: readonly Delivery[],
  ownId?: string,
): Promise<void> {
  const bills = drafts.map(({ masterBillNo }) => masterBillNo)
  const stored = (await repo.withBills(tx.whole(), bills)).filter((order) => order.id !== ownId)
  const byBill = Map.groupBy(stored, ({ masterBillNo }) => masterBillNo)
  for (const { masterBillNo, splitSeq, customerId } of drafts) {
    const others = byBill.get(masterBillNo) ?? []
    const taken = others.find((order) => splitSeq === 0 || order.splitSeq === splitSeq)
    const stranger = others.find((order) => order.customerId !== customerId)
    const other = taken ?? stranger
    if (!other) continue
    if (!(await repo.isSeen(tx, other.id))) {
      throw fieldError(ctx, 'masterBillNo', 'inboundOrder.billInUse', { no: masterBillNo })
    }
    const reason = taken ? 'inboundOrder.billTaken' : 'inboundOrder.billOfOther'
    const params = { no: masterBillNo, orderNo: other.orderNo, name: other.customerName }
    throw fieldError(ctx, 'masterBillNo', reason, params)
  }
}

/** Two orders of one bill can pass the look above together; the unique index lets one of them in. */
export async function withTakenMeaning<R>(write: () => Promise<R>): Promise<R> {
  try {
    return await write()
  } catch (error) {
    const index = isUniqueViolation(error)
    if (index === 'inbound_order_bill_uq') {
      throw new AppError('inboundOrder.billJustTaken', { cause: error })
    }
    if (index === 'inbound_container_no_uq') {
      throw new AppError('inboundOrder.containerTwice', { cause: error })
    }
    throw error
  }
}
