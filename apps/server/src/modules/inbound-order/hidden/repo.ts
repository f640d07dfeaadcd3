import type { Tx } from '@yuncang/db/handle'
import { eq, inArray, sql } from '@yuncang/db/sql'
import type { ClearingTx } from '../../../kernel/import/service/kind.ts'
import type { OrderRow } from '../repo.ts'

type Shown = Pick<OrderRow, 'id' | 'orderNo' | 'customerName' | 'hqCustomerName' | 'createTime'>

/** Puts an order that is stored hidden among the others; undefined when it is not there. */
export const show = (tx: Tx, order: Shown): Promise<OrderRow | undefined> =>
  tx
    // An importer need not see every section that a file is about.
    .ignoringRowScope()
    .stmt('inboundOrder.show', (q, { inboundOrder: t }) =>
      q
        .update(
          t,
          {
            isDeleted: 0,
            orderNo: sql`${sql.placeholder('orderNo')}`,
            customerName: sql`${sql.placeholder('customerName')}`,
            hqCustomerName: sql`${sql.placeholder('hqCustomerName')}`,
            createTime: sql`${sql.placeholder('createTime')}`,
            updateTime: sql`${sql.placeholder('createTime')}`,
          },
          eq(t.id, sql.placeholder('id')),
          eq(t.isDeleted, 1),
        )
        .returning(),
    )
    .first(order)

/** Removes those of the orders that nobody has seen, with all their lines. */
export async function remove(tx: ClearingTx, ids: readonly string[]): Promise<void> {
  const { inboundOrder, inboundContainer, inboundProduct } = tx.t
  const hidden = await tx.pick(
    { id: inboundOrder.id },
    inboundOrder,
    inArray(inboundOrder.id, [...ids]),
    eq(inboundOrder.isDeleted, 1),
  )
  const own = hidden.map(({ id }) => id)
  if (own.length === 0) return
  await tx.remove(inboundProduct, inArray(inboundProduct.orderId, own))
  await tx.remove(inboundContainer, inArray(inboundContainer.orderId, own))
  await tx.remove(inboundOrder, inArray(inboundOrder.id, own))
}
