import type { Tx } from '@yuncang/db/handle'
import type { UniqueMeanings } from '@yuncang/db/sql'
import { AppError } from '@yuncang/shared/errors'
import type { Ctx } from '../../../trpc/context.ts'
import { assertManifestFits } from '../../inbound-manifest/service/totals.ts'
import * as repo from '../repo.ts'
import { fieldError } from './references.ts'

/** What is booked on these bills is not more than their manifests say. */
export const assertBillsFit = (tx: Tx, bills: readonly string[]): Promise<void> =>
  assertManifestFits(tx, bills, (some) => repo.withBills(tx.ignoringRowScope(), some))

type Delivery = { masterBillNo: string; splitSeq: number; customerId: string }

/**
 * Throws 409 for a bill of lading that another order carries, said at its field, and whose it is to whom may see that.
 * Several deliveries of one bill have numbers of their own and one customer.
 */
export async function assertBillsFree(
  tx: Tx,
  ctx: Ctx,
  drafts: readonly Delivery[],
  ownId?: string,
): Promise<void> {
  const bills = drafts.map(({ masterBillNo }) => masterBillNo)
  const stored = (await repo.withBills(tx.ignoringRowScope(), bills)).filter(
    (order) => order.id !== ownId,
  )
  const byBill = Map.groupBy(stored, ({ masterBillNo }) => masterBillNo)
  for (const { masterBillNo, splitSeq, customerId } of drafts) {
    const others = byBill.get(masterBillNo) ?? []
    const sameDelivery = others.find((order) => splitSeq === 0 || order.splitSeq === splitSeq)
    const stranger = others.find((order) => order.customerId !== customerId)
    const other = sameDelivery ?? stranger
    if (!other) continue
    if (!(await repo.isVisible(tx, other.id))) {
      throw fieldError(ctx, 'masterBillNo', 'inboundOrder.billInUse', { no: masterBillNo })
    }
    const reason = sameDelivery ? 'inboundOrder.billTaken' : 'inboundOrder.billOfOther'
    const params = { no: masterBillNo, orderNo: other.orderNo, name: other.customerName }
    throw fieldError(ctx, 'masterBillNo', reason, params)
  }
}

/** Two orders of one bill can pass the look above together; the unique index lets one of them in. */
export const justTaken: UniqueMeanings = {
  inbound_order_bill_uq: (cause) => new AppError('inboundOrder.billJustTaken', { cause }),
  inbound_container_no_uq: (cause) => new AppError('inboundOrder.containerTwice', { cause }),
}
