import { only } from '@yuncang/shared/kernel/expected'
import type { Read, Row } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import {
  and,
  anyContains,
  asc,
  contains,
  containsCode,
  count,
  desc,
  eq,
  lt,
  or,
  pattern,
  sql,
  type SQL,
} from '@yuncang/db/sql'
import type { SummaryKey } from '@yuncang/shared/nouns/inventory/contract'
import { addDays, fromWireTime } from '@yuncang/shared/kernel/calendar'
import { listing, type FilterValues } from '../../../platform/listing.ts'

type Lots = Schema['inventory']

/** Written out, because a partial index does not serve a parameter. */
export const isThere = ({ onHandQty }: Pick<Lots, 'onHandQty'>): SQL => sql`${onHandQty} > 0`

const lotFilters = {
  hqCustomerId: { where: (t) => eq(t.hqCustomerId, sql.placeholder('hqCustomerId')) },
  masterBillNo: {
    where: (t) => contains(t.masterBillNo, sql.placeholder('masterBillNo')),
    value: pattern.contains,
  },
  locationId: {
    where: (t, { storageLocation: place }) => {
      const self = sql`',' || ${place.id} || ',' like ${sql.placeholder('locationId')} escape '\\'`
      const below = containsCode(place.ancestorIds, sql.placeholder('locationId'))
      const own = eq(place.tenantNode, sql.placeholder('tenant'))
      return sql`${t.locationId} in (select ${place.id} from ${place} where ${and(own, or(self, below))})`
    },
    value: pattern.code,
  },
  product: {
    where: (t) => anyContains([t.productName, t.productCode], sql.placeholder('product')),
    value: pattern.contains,
  },
  lotNo: {
    where: (t) => contains(t.lotNo, sql.placeholder('lotNo')),
    value: pattern.contains,
  },
  containerNo: {
    where: (t) => contains(t.containerNo, sql.placeholder('containerNo')),
    value: pattern.contains,
  },
  productStatus: { where: (t) => eq(t.productStatus, sql.placeholder('productStatus')) },
  inboundOrderId: { where: (t) => eq(t.inboundOrderId, sql.placeholder('inboundOrderId')) },
  withStock: { where: isThere },
} satisfies Parameters<typeof listing<Lots, string>>[0]['filters']

export type LotFilters = FilterValues<keyof typeof lotFilters>

export const { page, total, walk, matching } = listing({
  name: 'inventory',
  table: (t) => t.inventory,
  filters: lotFilters,
})

type Measure =
  | 'onHandQty'
  | 'reservedQty'
  | 'onHandPieces'
  | 'onHandPallets'
  | 'onHandNet'
  | 'onHandGross'
  | 'onHandVolume'

/** Sums of the stored integers: the columns' own mapping knows single values only. */
const sumOf = (column: Lots[Measure]) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number)

const sums = (t: Lots) => ({
  lots: count(),
  qty: sumOf(t.onHandQty),
  reserved: sumOf(t.reservedQty),
  pieces: sumOf(t.onHandPieces),
  pallets: sumOf(t.onHandPallets),
  net: sumOf(t.onHandNet),
  gross: sumOf(t.onHandGross),
  volume: sumOf(t.onHandVolume),
  firstUnit: sql<string | null>`min(${t.unit})`,
  lastUnit: sql<string | null>`max(${t.unit})`,
})

export type Sums = Awaited<ReturnType<typeof totals>>

/** Everything that the filters find, added up. */
export async function totals(db: Read, query: LotFilters) {
  const where = matching(query)
  const rows = await db
    .stmt(`inventory.totals ${where.key}`, (q, t) =>
      q.pick(sums(t.inventory), t.inventory, where.of(t)),
    )
    .all(where.params)
  // An aggregate without groups always has its one row.
  return only(rows)
}

const groups = {
  customer: { key: (t: Lots) => t.hqCustomerId, label: (t: Lots) => t.hqCustomerName },
  bill: { key: (t: Lots) => t.masterBillNo, label: (t: Lots) => t.masterBillNo },
  location: { key: (t: Lots) => t.locationId, label: (t: Lots) => t.locationCode },
} as const satisfies Record<SummaryKey, unknown>

export type SummaryOrder = { column: 'label' | 'lots' | 'onHandNet'; isDown: boolean }

/** The same for each owner, bill of lading or location. */
export async function summary(
  db: Read,
  by: SummaryKey,
  query: LotFilters & { current: number; size: number },
  { column, isDown }: SummaryOrder,
) {
  const where = matching(query)
  const { key, label } = groups[by]
  const shape = `${by} ${where.key}`
  const rows = db.stmt(
    `inventory.summary ${shape} ${column} ${isDown}`,
    (q, { inventory: t, ...others }) => {
      // An expression, so that SQLite reads the index with all the figures instead of the one in this order.
      const group = sql<string>`coalesce(${key(t)}, '')`
      const fields = {
        key: group,
        label: sql<string>`min(${label(t)})`,
        customers: sql<number>`count(distinct ${t.hqCustomerId})`.mapWith(Number),
        bills: sql<number>`count(distinct ${t.masterBillNo})`.mapWith(Number),
        customerName: sql<string>`min(${t.hqCustomerName})`,
        ...sums(t),
      }
      const order = { label: fields.label, lots: fields.lots, onHandNet: fields.net }[column]
      return q
        .pick(fields, t, where.of({ inventory: t, ...others }))
        .groupBy(group)
        .orderBy((isDown ? desc : asc)(order), asc(group))
        .limit(sql.placeholder('limit'))
        .offset(sql.placeholder('offset'))
    },
  )
  const groupCount = db.stmt(`inventory.groups ${shape}`, (q, t) =>
    q.pick(
      { total: sql<number>`count(distinct ${key(t.inventory)})`.mapWith(Number) },
      t.inventory,
      where.of(t),
    ),
  )
  const { current, size } = query
  const [records, counted] = await Promise.all([
    rows.all({ ...where.params, limit: size, offset: (current - 1) * size }),
    groupCount.first(where.params),
  ])
  return { records, total: counted?.total ?? 0 }
}

export type HoldRow = Row<Schema['inventoryReservation']>

/** Holds on lots that meet a condition. */
const onLots = (t: Schema['inventoryReservation'], lots: Lots, condition: SQL) =>
  sql`${t.lotId} in (select ${lots.id} from ${lots} where ${and(eq(lots.tenantNode, sql.placeholder('tenant')), condition)})`

export const holdList = listing({
  name: 'inventoryReservation',
  table: (t) => t.inventoryReservation,
  filters: {
    refNo: { where: (t) => contains(t.refNo, sql.placeholder('refNo')), value: pattern.contains },
    masterBillNo: {
      where: (t, { inventory }) =>
        onLots(t, inventory, contains(inventory.masterBillNo, sql.placeholder('masterBillNo'))),
      value: pattern.contains,
    },
    hqCustomerId: {
      where: (t, { inventory }) =>
        onLots(t, inventory, eq(inventory.hqCustomerId, sql.placeholder('hqCustomerId'))),
    },
    lotId: { where: (t) => eq(t.lotId, sql.placeholder('lotId')) },
    type: { where: (t) => eq(t.type, sql.placeholder('type')) },
    status: { where: (t) => eq(t.status, sql.placeholder('status')) },
    expireTo: {
      where: (t) => lt(t.expireTime, sql.placeholder('expireTo')),
      value: (day) => fromWireTime(`${addDays(day, 1)} 00:00:00`),
    },
  },
})
