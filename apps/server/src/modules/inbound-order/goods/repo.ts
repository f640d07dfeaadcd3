import type { Read, Tx } from '@yuncang/db/handle'
import { asc, chunks, eq, inArray, ne, notInArray, sql } from '@yuncang/db/sql'
import { orderStatuses } from '@yuncang/shared/domain/inbound-order'
import { diffTypes } from '@yuncang/shared/domain/inbound-plan'
import type { ContainerRow, ProductRow } from '../repo.ts'

/** Goods lines of an order by their ids. */
export async function productsOfIds(
  db: Read | Tx,
  orderId: string,
  ids: readonly string[],
): Promise<ProductRow[]> {
  const { inboundProduct: t } = db.t
  const found: ProductRow[] = []
  for await (const some of chunks(ids))
    found.push(...(await db.select(t, eq(t.orderId, orderId), inArray(t.id, some))))
  return found
}

/** Puts lines in place of those with their ids: many different changes in few statements. */
export async function rewriteProducts(tx: Tx, rows: readonly ProductRow[]): Promise<void> {
  const { inboundProduct: t } = tx.t
  const ids = rows.map(({ id }) => id)
  for await (const some of chunks(ids)) await tx.remove(t, inArray(t.id, some))
  await tx.insert(t, rows)
}

export async function rewriteContainers(tx: Tx, rows: readonly ContainerRow[]): Promise<void> {
  const { inboundContainer: t } = tx.t
  const ids = rows.map(({ id }) => id)
  for await (const some of chunks(ids)) await tx.remove(t, inArray(t.id, some))
  await tx.insert(t, rows)
}

/** Goods lines that came otherwise than planned, of which nobody has said yet what that means. */
export const openDiffs = (db: Read, orderId: string) =>
  db
    .stmt('inboundOrder.openDiffs', (q, { inboundProduct: t }) =>
      q
        .pick(
          { lineNo: t.lineNo, productName: t.productName },
          t,
          eq(t.orderId, sql.placeholder('orderId')),
          eq(t.diffDecision, ''),
          notInArray(t.diffType, ['', diffTypes.none]),
        )
        .orderBy(asc(t.lineNo)),
    )
    .all({ orderId })

/** A container of another order whose goods are still to come. */
export type ContainerUnderWay = {
  /** Of its order. */
  id: string
  containerNo: string
  orderNo: string
  enShipName: string
  imvoy: string
}

const underWay = [
  orderStatuses.submitted,
  orderStatuses.audited,
  orderStatuses.planned,
  orderStatuses.receiving,
]

/** Those of an order's containers that stand in other orders between submission and their goods being in. */
export async function containersElsewhere(
  db: Read | Tx,
  order: { id: string },
  containerNos: readonly string[],
): Promise<ContainerUnderWay[]> {
  const { inboundOrder: o, inboundContainer: c } = db.t
  const { id, orderNo, enShipName, imvoy } = o
  const open = [eq(o.isDeleted, 0), inArray(o.orderStatus, underWay), ne(o.id, order.id)]
  const orders = await db.pick({ id, orderNo, enShipName, imvoy }, o, ...open).orderBy(asc(orderNo))
  const byId = new Map(orders.map((each) => [each.id, each]))
  const found: ContainerUnderWay[] = []
  for await (const ids of chunks([...byId.keys()]))
    for await (const some of chunks(containerNos)) {
      const columns = { orderId: c.orderId, containerNo: c.containerNo }
      const rows = await db.pick(columns, c, inArray(c.orderId, ids), inArray(c.containerNo, some))
      // Only orders of the map were asked for.
      found.push(
        ...rows.map((row) => ({ ...byId.get(row.orderId)!, containerNo: row.containerNo })),
      )
    }
  return found
}

/** How many pieces of an order came. */
export async function piecesIn(db: Read | Tx, orderId: string): Promise<number> {
  const { inboundProduct: t } = db.t
  const [row] = await db.pick(
    { pieces: sql<number>`coalesce(sum(${t.actPieces}), 0)`.mapWith(Number) },
    t,
    eq(t.orderId, orderId),
  )
  return row?.pieces ?? 0
}
