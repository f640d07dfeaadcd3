import type { NewRow, Read, Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import {
  and,
  asc,
  chunks,
  contains,
  count,
  desc,
  eq,
  gte,
  inArray,
  lte,
  ne,
  pattern,
  sql,
  type SQL,
} from '@yuncang/db/sql'
import { inboundOrderActions, orderStatuses } from '@yuncang/shared/nouns/inbound-order/rules'
import { listing } from '../../platform/listing.ts'
import { movedOn } from '../../platform/moved-on.ts'
import { changeHeld, type Held } from '../../platform/rows/versioned.ts'
import { waitsForSubmission } from './drafted/repo.ts'

export type OrderRow = Row<Schema['inboundOrder']>
export type ContainerRow = Row<Schema['inboundContainer']>
export type ProductRow = Row<Schema['inboundProduct']>

export const { page, total, walk } = listing({
  name: 'inboundOrder',
  table: (t) => t.inboundOrder,
  filters: {
    masterBillNo: {
      where: (t) => contains(t.masterBillNo, sql.placeholder('masterBillNo')),
      value: pattern.contains,
    },
    customerId: { where: (t) => eq(t.customerId, sql.placeholder('customerId')) },
    orderStatus: { where: (t) => eq(t.orderStatus, sql.placeholder('orderStatus')) },
    bondedFlag: { where: (t) => eq(t.bondedFlag, sql.placeholder('bondedFlag')) },
    inboundType: { where: (t) => eq(t.inboundType, sql.placeholder('inboundType')) },
    expectDateFrom: { where: (t) => gte(t.expectDate, sql.placeholder('expectDateFrom')) },
    expectDateTo: { where: (t) => lte(t.expectDate, sql.placeholder('expectDateTo')) },
    toCard: { where: (t) => waitsForCard(t) },
    toSubmit: { where: (_, schema) => waitsForSubmission(schema) },
    moveDate: { where: (t, schema) => movedOn(t.id, schema, 'IN') },
  },
})

/** Bonded, and before the customs gate (docs/domain/customs.md#the-customs-gate). */
function waitsForCard(t: Schema['inboundOrder']): SQL {
  const isBonded = eq(t.bondedFlag, sql.placeholder('toCard'))
  const waiting = inArray(t.orderStatus, [...inboundOrderActions.setCard.from])
  return sql`(${and(isBonded, eq(t.isCard, 0), waiting)})`
}

export const find = (db: Read, id: string): Promise<OrderRow | undefined> =>
  db
    .stmt('inboundOrder.find', (q, t) =>
      q.select(
        t.inboundOrder,
        eq(t.inboundOrder.id, sql.placeholder('id')),
        eq(t.inboundOrder.isDeleted, 0),
      ),
    )
    .first({ id })

/** Whether it is among the orders that this person sees. */
export const isVisible = async (tx: Tx, id: string): Promise<boolean> =>
  (await find(tx, id)) !== undefined

/** The deliveries of a bill of lading that are not voided, the last one first. */
export const deliveriesOf = (db: Read, masterBillNo: string): Promise<OrderRow[]> =>
  db
    .stmt('inboundOrder.deliveries', (q, t) =>
      q
        .select(
          t.inboundOrder,
          eq(t.inboundOrder.isDeleted, 0),
          ne(t.inboundOrder.orderStatus, orderStatuses.voided),
          eq(t.inboundOrder.masterBillNo, sql.placeholder('masterBillNo')),
        )
        .orderBy(desc(t.inboundOrder.splitSeq)),
    )
    .all({ masterBillNo })

/** Orders that carry one of these bills of lading; a voided one carries none. */
export async function withBills(db: Read, bills: readonly string[]): Promise<OrderRow[]> {
  const { inboundOrder } = db.t
  const [only, ...others] = bills
  if (only !== undefined && others.length === 0) return deliveriesOf(db, only)
  const found: OrderRow[] = []
  for await (const some of chunks(bills)) {
    found.push(
      ...(await db.select(
        inboundOrder,
        eq(inboundOrder.isDeleted, 0),
        ne(inboundOrder.orderStatus, orderStatuses.voided),
        inArray(inboundOrder.masterBillNo, some),
      )),
    )
  }
  return found
}

export const containersOf = (db: Read, orderId: string): Promise<ContainerRow[]> =>
  db
    .stmt('inboundOrder.containers', (q, t) =>
      q
        .select(t.inboundContainer, eq(t.inboundContainer.orderId, sql.placeholder('orderId')))
        .orderBy(asc(t.inboundContainer.lineNo)),
    )
    .all({ orderId })

export const productsOf = (db: Read, orderId: string): Promise<ProductRow[]> =>
  db
    .stmt('inboundOrder.products', (q, t) =>
      q
        .select(t.inboundProduct, eq(t.inboundProduct.orderId, sql.placeholder('orderId')))
        .orderBy(asc(t.inboundProduct.lineNo)),
    )
    .all({ orderId })

/** The first lines of an order. */
export const firstProductsOf = (db: Read, orderId: string, limit: number): Promise<ProductRow[]> =>
  db
    .stmt('inboundOrder.firstProducts', (q, t) =>
      q
        .select(t.inboundProduct, eq(t.inboundProduct.orderId, sql.placeholder('orderId')))
        .orderBy(asc(t.inboundProduct.lineNo))
        .limit(sql.placeholder('limit')),
    )
    .all({ orderId, limit })

export async function countProducts(db: Read, orderId: string): Promise<number> {
  const { inboundProduct } = db.t
  const [row] = await db.pick(
    { count: count() },
    inboundProduct,
    eq(inboundProduct.orderId, orderId),
  )
  return row?.count ?? 0
}

/** Orders of a customer in one of these states. */
export async function countOfCustomer(
  db: Read,
  customerId: string,
  statuses: readonly number[],
): Promise<number> {
  const { inboundOrder } = db.t
  const [row] = await db.pick(
    { count: count() },
    inboundOrder,
    eq(inboundOrder.isDeleted, 0),
    eq(inboundOrder.customerId, customerId),
    inArray(inboundOrder.orderStatus, [...statuses]),
  )
  return row?.count ?? 0
}

export type NewContainer = NewRow<Schema['inboundContainer']>
export type NewProduct = NewRow<Schema['inboundProduct']>
export type NewOrder = {
  order: NewRow<Schema['inboundOrder']>
  containers: NewContainer[]
  products: NewProduct[]
}

export async function insert(tx: Tx, orders: NewOrder[]): Promise<OrderRow[]> {
  const { inboundOrder, inboundContainer, inboundProduct } = tx.t
  const stored = await tx.insert(
    inboundOrder,
    orders.map((each) => each.order),
  )
  const containers = orders.flatMap((each) => each.containers)
  if (containers.length > 0) await tx.insert(inboundContainer, containers)
  const products = orders.flatMap((each) => each.products)
  if (products.length > 0) await tx.insert(inboundProduct, products)
  return stored
}

/** Moves an order from the version that was looked at; undefined when somebody was faster. */
export const change = (
  tx: Tx,
  held: Held,
  changes: Partial<Omit<OrderRow, 'id' | 'tenantNode' | 'version'>>,
): Promise<OrderRow | undefined> => changeHeld(tx, tx.t.inboundOrder, held, changes)

/** Puts other lines in place of those that an order has, and gives them as stored. */
export async function replaceContainers(
  tx: Tx,
  orderId: string,
  lines: NewContainer[],
): Promise<ContainerRow[]> {
  const { inboundContainer } = tx.t
  await tx.remove(inboundContainer, eq(inboundContainer.orderId, orderId))
  return lines.length > 0 ? tx.insert(inboundContainer, lines) : []
}

export async function replaceProducts(
  tx: Tx,
  orderId: string,
  lines: NewProduct[],
): Promise<ProductRow[]> {
  const { inboundProduct } = tx.t
  await tx.remove(inboundProduct, eq(inboundProduct.orderId, orderId))
  return lines.length > 0 ? tx.insert(inboundProduct, lines) : []
}

/** Fee lines of an order that have come at least that far and are not voided. */
export async function countFees(db: Read | Tx, orderId: string, from: number): Promise<number> {
  const { feeLine: t } = db.t
  const [row] = await db.pick(
    { fees: count() },
    t,
    eq(t.businessId, orderId),
    gte(t.status, from),
    ne(t.status, voidedFee),
  )
  return row?.fees ?? 0
}
const voidedFee = 9
