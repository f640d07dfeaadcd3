import type { Read } from '@yuncang/db/handle'
import { chunks, count, eq, gte, inArray, sql } from '@yuncang/db/sql'
import { fromScaled } from '@yuncang/shared/kernel/decimal'
import { reservationStatuses } from '@yuncang/shared/nouns/inventory/rules'
import type { Load } from '../../../platform/stock.ts'
import { isThere } from '../views/repo.ts'

/** Scaled net weight in and out by day since a day. */
export const moved = (db: Read, from: string) =>
  db
    .stmt('inventory.moved', (q, { inventoryLedger: t }) =>
      q
        .pick(
          // The sum of the stored integers: the column's own mapping knows single values only.
          { day: t.bizDate, type: t.type, net: sql<number>`sum(${t.net})`.mapWith(Number) },
          t,
          gte(t.bizDate, sql.placeholder('from')),
          inArray(t.type, ['IN', 'OUT']),
        )
        .groupBy(t.bizDate, t.type),
    )
    .all({ from })

/** The movements that were taken back since a day, as they had been posted. */
export async function takenBack(db: Read, from: string) {
  const { inventoryLedger: t } = db.t
  const reversals = await db.pick({ of: t.reversalOf }, t, gte(t.bizDate, from), eq(t.type, 'REV'))
  const found: { day: string; type: string; net: string }[] = []
  for await (const ids of chunks(reversals.flatMap(({ of }) => of ?? [])))
    found.push(
      ...(await db.pick({ day: t.bizDate, type: t.type, net: t.net }, t, inArray(t.id, ids))),
    )
  return found
}

/** Whose goods are there: scaled net weight by owner. */
export const owners = (db: Read) =>
  db
    .stmt('inventory.netByOwner', (q, { inventory: t }) =>
      q
        .pick(
          {
            id: t.hqCustomerId,
            name: sql<string>`min(${t.hqCustomerName})`,
            lots: count(),
            net: sql<number>`sum(${t.onHandNet})`.mapWith(Number),
          },
          t,
          eq(t.isDeleted, 0),
          isThere(t),
        )
        .groupBy(t.hqCustomerId),
    )
    .all()

/** When the first of the active holds ends that end before an instant. */
export async function firstEnd(db: Read, before: string): Promise<string | null> {
  const { inventoryReservation: t } = db.t
  const [row] = await db
    .pick(
      { expireTime: t.expireTime },
      t,
      eq(t.isDeleted, 0),
      eq(t.status, reservationStatuses.active),
      sql`${t.expireTime} < ${before}`,
    )
    .orderBy(t.expireTime)
    .limit(1)
  return row?.expireTime ?? null
}

/** What lies in each location. */
export async function loads(db: Read): Promise<Map<string, Load>> {
  const rows = await db
    .stmt('inventory.allLoads', (q, { inventory: t }) =>
      q
        .pick(
          {
            place: t.locationId,
            lots: count(),
            weight: sql<number>`sum(${t.onHandGross})`.mapWith(Number),
            volume: sql<number>`sum(${t.onHandVolume})`.mapWith(Number),
            pallets: sql<number>`sum(${t.onHandPallets})`.mapWith(Number),
          },
          t,
          eq(t.isDeleted, 0),
          isThere(t),
        )
        .groupBy(t.locationId),
    )
    .all()
  return new Map(
    rows.map(({ place, lots, weight, volume, pallets }) => [
      place,
      { lots, weight: fromScaled(weight, 'kg'), volume: fromScaled(volume, 'm3'), pallets },
    ]),
  )
}
