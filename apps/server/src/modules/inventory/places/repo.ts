import type { Read, Tx } from '@yuncang/db/handle'
import { chunks, count, eq, inArray, ne, sql } from '@yuncang/db/sql'
import { fromScaled } from '@yuncang/shared/kernel/decimal'
import { rowsWithValues } from '../../../platform/rows/value-lists.ts'
import type { Load } from '../../../platform/stock.ts'

/** Goods of one kind and owner in a location: what they weigh, in kg, m3 and pallets. */
export type Occupant = {
  locationId: string
  hqCustomerId: string
  bondedFlag: 0 | 1
  productId: string
  batchNo: string
  masterBillNo: string
  weight: string
  volume: string
  pallets: number
}

/** What lies in locations, by owner and kind of goods. */
export async function occupantsIn(db: Read, locationIds: readonly string[]): Promise<Occupant[]> {
  const rows = await rowsWithValues(db, 'occupants', locationIds, (q, { inventory: t }, list) =>
    q
      .pick(
        {
          locationId: t.locationId,
          hqCustomerId: t.hqCustomerId,
          bondedFlag: t.bondedFlag,
          productId: t.productId,
          batchNo: t.batchNo,
          masterBillNo: t.masterBillNo,
          // Sums of the stored integers: the column's own mapping knows single values only.
          weight: sql<number>`sum(${t.onHandGross})`.mapWith(Number),
          volume: sql<number>`sum(${t.onHandVolume})`.mapWith(Number),
          pallets: sql<number>`sum(${t.onHandPallets})`.mapWith(Number),
        },
        t,
        inArray(t.locationId, list),
        ne(t.onHandQty, '0'),
      )
      .groupBy(t.locationId, t.hqCustomerId, t.bondedFlag, t.productId, t.batchNo, t.masterBillNo),
  )
  return rows.map(({ weight, volume, ...row }) => {
    return { ...row, weight: fromScaled(weight, 'kg'), volume: fromScaled(volume, 'm3') }
  })
}

/** How many lots an order has brought, those that were taken back as well. */
export async function countLots(db: Read | Tx, inboundOrderId: string): Promise<number> {
  const { inventory: t } = db.t
  const [row] = await db.pick({ lots: count() }, t, eq(t.inboundOrderId, inboundOrderId))
  return row?.lots ?? 0
}

/** The lots that these lines of a document brought in, without those whose coming in was taken back. */
export async function lotsOfLines(
  db: Read | Tx,
  sourceId: string,
  lineIds: readonly string[],
): Promise<string[]> {
  const { inventoryLedger: t } = db.t
  const rows: { id: string; lotId: string; reversalOf: string | null }[] = []
  for await (const some of chunks(lineIds)) {
    rows.push(
      ...(await db.pick(
        { id: t.id, lotId: t.lotId, reversalOf: t.reversalOf },
        t,
        eq(t.refId, sourceId),
        inArray(t.type, ['IN', 'REV']),
        inArray(t.refLineId, some),
      )),
    )
  }
  const reversed = new Set(rows.map(({ reversalOf }) => reversalOf))
  return rows.flatMap(({ id, lotId, reversalOf }) =>
    reversalOf === null && !reversed.has(id) ? [lotId] : [],
  )
}

/** What lies in locations: lots with goods. */
export async function loadsOf(
  db: Read | Tx,
  locationIds: readonly string[],
): Promise<Map<string, Load>> {
  const { inventory } = db.t
  const loads = new Map<string, Load>()
  for await (const some of chunks(locationIds)) {
    const rows = await db
      .pick(
        {
          locationId: inventory.locationId,
          lots: count(),
          // Sums of the stored integers: the column's own mapping knows single values only.
          weight: sql<number>`sum(${inventory.onHandGross})`.mapWith(Number),
          volume: sql<number>`sum(${inventory.onHandVolume})`.mapWith(Number),
          pallets: sql<number>`sum(${inventory.onHandPallets})`.mapWith(Number),
        },
        inventory,
        inArray(inventory.locationId, some),
        ne(inventory.onHandQty, '0'),
      )
      .groupBy(inventory.locationId)
    for (const { locationId, lots: lotCount, weight, volume, pallets } of rows)
      loads.set(locationId, {
        lots: lotCount,
        weight: fromScaled(weight, 'kg'),
        volume: fromScaled(volume, 'm3'),
        pallets,
      })
  }
  return loads
}
