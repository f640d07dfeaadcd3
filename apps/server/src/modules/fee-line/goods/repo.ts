import type { Read, Row, Tx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { asc, chunks, count, eq, gt, gte, inArray, lte, or, sql } from '@yuncang/db/sql'

/* The orders, lots and movements that fees are about; nothing here is written. */

export type InboundRow = Row<Schema['inboundOrder']>
export type OutboundRow = Row<Schema['outboundOrder']>
export type ProductRow = Row<Schema['inboundProduct']>

const truckGone = 3

async function inChunks<V, R>(values: readonly V[], read: (some: V[]) => PromiseLike<R[]>) {
  const found: R[] = []
  for await (const some of chunks(values)) found.push(...(await read(some)))
  return found
}

export async function containerSizesOf(db: Read | Tx, orderId: string): Promise<string[]> {
  const { inboundContainer: table } = db.t
  const rows = await db.pick({ size: table.containerSize }, table, eq(table.orderId, orderId))
  return rows.map(({ size }) => size)
}

export const productsOf = (db: Read | Tx, orderId: string): Promise<ProductRow[]> => {
  const { inboundProduct } = db.t
  return db
    .select(inboundProduct, eq(inboundProduct.orderId, orderId))
    .orderBy(asc(inboundProduct.lineNo))
}

/** How many trucks have left with goods of an outbound order. */
export async function trucksGone(db: Read | Tx, orderId: string): Promise<number> {
  const { outboundTruck: table } = db.t
  const [row] = await db.pick(
    { trucks: count() },
    table,
    eq(table.orderId, orderId),
    eq(table.status, truckGone),
  )
  return row?.trucks ?? 0
}

const lotFields = ({ inventory: t }: Schema) => ({
  id: t.id,
  rootLotId: t.rootLotId,
  hqCustomerId: t.hqCustomerId,
  hqCustomerName: t.hqCustomerName,
  masterBillNo: t.masterBillNo,
  inboundOrderId: t.inboundOrderId,
  sourceModule: t.sourceModule,
  sourceId: t.sourceId,
  sourceNo: t.sourceNo,
  productCode: t.productCode,
  productName: t.productName,
  brandName: t.brandName,
  containerSize: t.containerSize,
  locationId: t.locationId,
  inDate: t.inDate,
})

/** The lots that owners got by these documents. */
export const lotsOfSources = (tx: Tx, sourceIds: readonly string[]) => {
  const { inventory: t } = tx.t
  return inChunks(sourceIds, (some) =>
    tx
      .pick(lotFields(tx.t), t, eq(t.isDeleted, 0), inArray(t.sourceId, some))
      .orderBy(asc(t.sourceId), asc(t.id)),
  )
}

export const lotsByIds = (tx: Tx, ids: readonly string[]) => {
  const { inventory: t } = tx.t
  return inChunks(ids, (some) => tx.pick(lotFields(tx.t), t, inArray(t.id, some)))
}
export type LotHead = Awaited<ReturnType<typeof lotsByIds>>[number]

const entryFields = ({ inventoryLedger: t }: Schema) => ({
  id: t.id,
  lotId: t.lotId,
  type: t.type,
  pieces: t.pieces,
  pallets: t.pallets,
  net: t.net,
  volume: t.volume,
  bizDate: t.bizDate,
  reversalOf: t.reversalOf,
})

/** Every movement of these lots. */
export const ledgerOfLots = (tx: Tx, lotIds: readonly string[]) => {
  const { inventoryLedger: t } = tx.t
  return inChunks(lotIds, (some) =>
    tx.pick(entryFields(tx.t), t, inArray(t.lotId, some)).orderBy(asc(t.lotId), asc(t.seq)),
  )
}
export type EntryRow = Awaited<ReturnType<typeof ledgerOfLots>>[number]

/** What goods are worth, CNY per tonne net, by the lot that came in: as their goods lines say. */
export async function unitValuesOf(
  tx: Tx,
  rootLotIds: readonly string[],
): Promise<Map<string, string>> {
  const { inventoryLedger: entry, inboundPlan: plan, inboundProduct: line } = tx.t
  const rows = await inChunks(rootLotIds, (some) =>
    tx
      .pick(
        { lotId: entry.lotId, unitPrice: line.unitPrice },
        entry,
        inArray(entry.lotId, some),
        eq(entry.type, 'IN'),
      )
      .innerJoin(plan, eq(plan.id, entry.refLineId))
      .innerJoin(line, eq(line.id, plan.lineId)),
  )
  return new Map(
    rows.flatMap(({ lotId, unitPrice }) =>
      unitPrice === null ? [] : [[lotId, unitPrice] as const],
    ),
  )
}

/** Every movement that a document made. */
export const ledgerOfDocument = async (tx: Tx, refId: string): Promise<EntryRow[]> => {
  const { inventoryLedger: t } = tx.t
  return tx.pick(entryFields(tx.t), t, eq(t.refId, refId))
}

/** AREA_TYPE of locations, by id. */
export async function areaTypesOf(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const { storageLocation: t } = tx.t
  const rows = await inChunks(ids, (some) =>
    tx.pick({ id: t.id, areaType: t.areaType }, t, inArray(t.id, some)),
  )
  return new Map(rows.map(({ id, areaType }) => [id, areaType]))
}

/** BUSINESS_TYPE of inbound orders, by id. */
export async function businessTypesOf(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { inboundOrder: t } = tx.t
  const rows = await inChunks(ids, (some) =>
    tx.pick({ id: t.id, businessType: t.businessType }, t, inArray(t.id, some)),
  )
  return new Map(rows.map(({ id, businessType }) => [id, businessType]))
}

export async function findInbound(
  db: Read | Tx,
  by: { id: string } | { orderNo: string },
): Promise<InboundRow | undefined> {
  const { inboundOrder: t } = db.t
  const same = 'id' in by ? eq(t.id, by.id) : eq(t.orderNo, by.orderNo)
  const [row] = await db.select(t, eq(t.isDeleted, 0), same)
  return row
}

export async function findOutbound(
  db: Read | Tx,
  by: { id: string } | { orderNo: string },
): Promise<OutboundRow | undefined> {
  const { outboundOrder: t } = db.t
  const same = 'id' in by ? eq(t.id, by.id) : eq(t.orderNo, by.orderNo)
  const [row] = await db.select(t, eq(t.isDeleted, 0), same)
  return row
}

/** An owner and the document by which he got lots. */
export type Holding = {
  ownerId: string
  sourceId: string
  lots: number
  isInStore: boolean
  /** When a lot of it moved last. */
  movedAt: string
}

/** Who has, or had since an instant, lots that came in by a day. */
export async function holdingsOf(
  tx: Tx,
  { until, since, customerId }: { until: string; since: string; customerId?: string | undefined },
): Promise<Holding[]> {
  const { inventory: t } = tx.t
  const rows = await tx
    .pick(
      {
        ownerId: t.hqCustomerId,
        sourceId: t.sourceId,
        lots: count(),
        inStore: sql<number>`sum(case when ${t.onHandQty} > 0 then 1 else 0 end)`.mapWith(Number),
        movedAt: sql<string>`max(${t.updateTime})`.mapWith(t.updateTime),
      },
      t,
      eq(t.isDeleted, 0),
      lte(t.inDate, until),
      customerId === undefined ? undefined : eq(t.hqCustomerId, customerId),
      or(gt(t.onHandQty, '0'), gte(t.updateTime, since)),
    )
    .groupBy(t.hqCustomerId, t.sourceId)
    .orderBy(asc(t.hqCustomerId), asc(t.sourceId))
  return rows.map(({ inStore, ...row }) => ({ ...row, isInStore: inStore > 0 }))
}
