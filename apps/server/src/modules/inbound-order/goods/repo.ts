import { fromScaled } from '@yuncang/shared/kernel/decimal'
import { getFrom, only } from '@yuncang/shared/kernel/expected'
import type { Read, Tx } from '@yuncang/db/handle'
import { asc, chunks, eq, inArray, isNull, ne, notInArray, sql } from '@yuncang/db/sql'
import { orderStatuses } from '@yuncang/shared/nouns/inbound-order/rules'
import { diffTypes } from '@yuncang/shared/nouns/inbound-plan/rules'
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

/** A goods line as far as it says which product it is. */
export type WrittenLine = Pick<ProductRow, 'lineNo' | 'productCode' | 'productName'>

/** Goods lines of which nobody knows yet which product they are, in their order. */
export const linesWithoutProduct = (db: Read | Tx, orderId: string): Promise<WrittenLine[]> => {
  const { inboundProduct: t } = db.t
  return db
    .pick(
      { lineNo: t.lineNo, productCode: t.productCode, productName: t.productName },
      t,
      eq(t.orderId, orderId),
      isNull(t.productId),
    )
    .orderBy(asc(t.lineNo))
}

/** Says which product all lines of an order are that are written like this and have none yet. */
export async function nameProduct(
  tx: Tx,
  orderId: string,
  { productCode, productName, productId }: Omit<WrittenLine, 'lineNo'> & { productId: string },
): Promise<void> {
  const { inboundProduct: t } = tx.t
  await tx.update(
    t,
    { productId },
    eq(t.orderId, orderId),
    eq(t.productCode, productCode),
    eq(t.productName, productName),
    isNull(t.productId),
  )
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
        ...rows.map((row) => ({ ...getFrom(byId, row.orderId), containerNo: row.containerNo })),
      )
    }
  return found
}

/** What is to come in each of the containers, over all these orders. */
export async function plannedLoads(
  db: Read | Tx,
  orderIds: readonly string[],
  containerNos: readonly string[],
) {
  const { inboundProduct: t } = db.t
  // Sums of the stored integers: the columns' own mapping knows single values only.
  const sums = {
    containerNo: t.containerNo,
    net: sql<number>`sum(${t.planNet})`.mapWith(Number),
    gross: sql<number>`coalesce(sum(${t.planGross}), 0)`.mapWith(Number),
  }
  const found: { containerNo: string; net: string; gross: string }[] = []
  for await (const some of chunks(containerNos)) {
    const rows = await db
      .pick(sums, t, inArray(t.orderId, [...orderIds]), inArray(t.containerNo, some))
      .groupBy(t.containerNo)
      .orderBy(t.containerNo)
    found.push(
      ...rows.map(({ containerNo, net, gross }) => ({
        containerNo,
        net: fromScaled(net, 'kg'),
        gross: fromScaled(gross, 'kg'),
      })),
    )
  }
  return found
}

/** What came of an order, over all its goods lines. */
export async function actuals(db: Read | Tx, orderId: string) {
  const { inboundProduct: t } = db.t
  // Sums of the stored integers: the columns' own mapping knows single values only.
  const { pieces, net, gross, volume } = only(
    await db.pick(
      {
        pieces: sql<number>`coalesce(sum(${t.actPieces}), 0)`.mapWith(Number),
        net: sql<number>`coalesce(sum(${t.actNet}), 0)`.mapWith(Number),
        gross: sql<number>`coalesce(sum(${t.actGross}), 0)`.mapWith(Number),
        volume: sql<number>`coalesce(sum(${t.actVolume}), 0)`.mapWith(Number),
      },
      t,
      eq(t.orderId, orderId),
    ),
  )
  return {
    actPieces: pieces,
    actNet: fromScaled(net, 'kg'),
    actGross: fromScaled(gross, 'kg'),
    actVolume: fromScaled(volume, 'm3'),
  }
}
