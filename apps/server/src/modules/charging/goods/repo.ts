import type { Read, Row } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { asc, count, eq, gt, gte, inArray, lte, or, sql } from '@yuncang/db/sql'
import { rowsWithValues } from '../../../platform/rows/value-lists.ts'

/* The orders, lots and movements that fees are about; nothing here is written. */

export type InboundRow = Row<Schema['inboundOrder']>
export type OutboundRow = Row<Schema['outboundOrder']>
export type ProductRow = Row<Schema['inboundProduct']>

const truckGone = 3

export async function containerSizesOf(db: Read, orderId: string): Promise<string[]> {
  const { inboundContainer: table } = db.t
  const rows = await db.pick({ size: table.containerSize }, table, eq(table.orderId, orderId))
  return rows.map(({ size }) => size)
}

export const productsOf = (db: Read, orderId: string): Promise<ProductRow[]> => {
  const { inboundProduct } = db.t
  return db
    .select(inboundProduct, eq(inboundProduct.orderId, orderId))
    .orderBy(asc(inboundProduct.lineNo))
}

/** How many trucks have left with goods of an outbound order. */
export async function trucksGone(db: Read, orderId: string): Promise<number> {
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
export const lotsOfSources = (db: Read, sourceIds: readonly string[]) =>
  rowsWithValues(db, 'charging.lotsOfSources', sourceIds, (q, schema, list) => {
    const { inventory: t } = schema
    return q
      .pick(lotFields(schema), t, eq(t.isDeleted, 0), inArray(t.sourceId, list))
      .orderBy(asc(t.sourceId), asc(t.id))
  })

export const lotsByIds = (db: Read, ids: readonly string[]) =>
  rowsWithValues(db, 'charging.lotsByIds', ids, (q, schema, list) =>
    q.pick(lotFields(schema), schema.inventory, inArray(schema.inventory.id, list)),
  )
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
export const ledgerOfLots = (db: Read, lotIds: readonly string[]) =>
  rowsWithValues(db, 'charging.ledgerOfLots', lotIds, (q, schema, list) => {
    const { inventoryLedger: t } = schema
    return q.pick(entryFields(schema), t, inArray(t.lotId, list)).orderBy(asc(t.lotId), asc(t.seq))
  })
export type EntryRow = Awaited<ReturnType<typeof ledgerOfLots>>[number]

/** What goods are worth, CNY per tonne net, by the lot that came in: as their goods lines say. */
export async function unitValuesOf(
  db: Read,
  rootLotIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await rowsWithValues(
    db,
    'charging.unitValuesOf',
    rootLotIds,
    (q, { inventoryLedger: entry, inboundPlan: plan, inboundProduct: line }, list) =>
      q
        .pick(
          { lotId: entry.lotId, unitPrice: line.unitPrice },
          entry,
          inArray(entry.lotId, list),
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
export const ledgerOfDocument = async (db: Read, refId: string): Promise<EntryRow[]> => {
  const { inventoryLedger: t } = db.t
  return db.pick(entryFields(db.t), t, eq(t.refId, refId))
}

/** AREA_TYPE of locations, by id. */
export async function areaTypesOf(db: Read, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await rowsWithValues(
    db,
    'charging.areaTypesOf',
    ids,
    (q, { storageLocation: t }, list) =>
      q.pick({ id: t.id, areaType: t.areaType }, t, inArray(t.id, list)),
  )
  return new Map(rows.map(({ id, areaType }) => [id, areaType]))
}

/** BUSINESS_TYPE of inbound orders, by id. */
export async function businessTypesOf(
  db: Read,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await rowsWithValues(
    db,
    'charging.businessTypesOf',
    ids,
    (q, { inboundOrder: t }, list) =>
      q.pick({ id: t.id, businessType: t.businessType }, t, inArray(t.id, list)),
  )
  return new Map(rows.map(({ id, businessType }) => [id, businessType]))
}

export async function findInbound(
  db: Read,
  by: { id: string } | { orderNo: string },
): Promise<InboundRow | undefined> {
  const { inboundOrder: t } = db.t
  const same = 'id' in by ? eq(t.id, by.id) : eq(t.orderNo, by.orderNo)
  const [row] = await db.select(t, eq(t.isDeleted, 0), same)
  return row
}

export async function findOutbound(
  db: Read,
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

const walkedAtOnce = 1000

type Span = { until: string; since: string; customerId?: string | undefined }

/** Who has, or had since an instant, lots that came in by a day: by owner, walked so that others have their turn. */
export async function holdingsOf(db: Read, span: Span): Promise<Holding[]> {
  const found = new Map<string, Holding>()
  let after = { ownerId: '', id: '' }
  for (;;) {
    const lots = await lotsAfter(db, span, after)
    for (const lot of lots) {
      const key = `${lot.ownerId} ${lot.sourceId}`
      const known = found.get(key)
      if (known) {
        known.lots += 1
        known.isInStore ||= lot.inStore > 0
        if (lot.movedAt > known.movedAt) known.movedAt = lot.movedAt
      } else {
        const { ownerId, sourceId, movedAt } = lot
        found.set(key, { ownerId, sourceId, movedAt, lots: 1, isInStore: lot.inStore > 0 })
      }
    }
    const last = lots.at(-1)
    if (!last || lots.length < walkedAtOnce) return [...found.values()]
    after = last
  }
}

/** The next lots in the order of an index, after one of an owner. */
const lotsAfter = (db: Read, span: Span, after: { ownerId: string; id: string }) =>
  db
    .stmt(`charging.lotsAfter ${span.customerId !== undefined}`, (q, { inventory: t }) => {
      const place = sql`(${sql.placeholder('ownerId')}, ${sql.placeholder('id')})`
      return q
        .pick(
          {
            id: t.id,
            ownerId: t.hqCustomerId,
            sourceId: t.sourceId,
            inStore: sql<number>`case when ${t.onHandQty} > 0 then 1 else 0 end`.mapWith(Number),
            movedAt: t.updateTime,
          },
          t,
          eq(t.isDeleted, 0),
          lte(t.inDate, sql.placeholder('until')),
          span.customerId === undefined
            ? undefined
            : eq(t.hqCustomerId, sql.placeholder('customerId')),
          or(gt(t.onHandQty, '0'), gte(t.updateTime, sql.placeholder('since'))),
          sql`(${t.hqCustomerId}, ${t.id}) > ${place}`,
        )
        .orderBy(asc(t.hqCustomerId), asc(t.id))
        .limit(walkedAtOnce)
    })
    .all({ ...span, ...after })
