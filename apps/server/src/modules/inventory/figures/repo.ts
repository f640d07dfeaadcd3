import type { Read } from '@yuncang/db/handle'
import { count, eq, gte, inArray, sql } from '@yuncang/db/sql'
import { fromScaled } from '@yuncang/shared/domain/decimal'
import { reservationStatuses } from '@yuncang/shared/domain/stock'
import type { Load } from '../../../platform/stock.ts'
import { isThere } from '../views/repo.ts'

const moves = (isTakenBack: boolean) => (db: Read, from: string) =>
  db
    .stmt(`inventory.moves ${isTakenBack}`, (q, { inventoryLedger: t }) => {
      const back = sql`${t.id} in (select back.reversal_of from ${t} as back where back.tenant_node = ${sql.placeholder('tenant')} and back.biz_date >= ${sql.placeholder('from')} and back.type = 'REV')`
      return q
        .pick(
          // The sum of the stored integers: the column's own mapping knows single values only.
          { day: t.bizDate, type: t.type, net: sql<number>`sum(${t.net})`.mapWith(Number) },
          t,
          gte(t.bizDate, sql.placeholder('from')),
          inArray(t.type, ['IN', 'OUT']),
          isTakenBack ? back : undefined,
        )
        .groupBy(t.bizDate, t.type)
    })
    .all({ from })

/** Scaled net weight in and out by day since a day. */
export const moved = moves(false)
/** The same of that which was taken back, on the day on which it had moved. */
export const takenBack = moves(true)

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
    .stmt('inventory.allLoads', (q, { inventory: t }) => {
      // An expression, so that SQLite reads the index with all the figures.
      const place = sql<string>`coalesce(${t.locationId}, '')`
      return q
        .pick(
          {
            place,
            lots: count(),
            weight: sql<number>`sum(${t.onHandGross})`.mapWith(Number),
            volume: sql<number>`sum(${t.onHandVolume})`.mapWith(Number),
            pallets: sql<number>`sum(${t.onHandPallets})`.mapWith(Number),
          },
          t,
          eq(t.isDeleted, 0),
          isThere(t),
        )
        .groupBy(place)
    })
    .all()
  return new Map(
    rows.map(({ place, lots, weight, volume, pallets }) => [
      place,
      { lots, weight: fromScaled(weight, 'kg'), volume: fromScaled(volume, 'm3'), pallets },
    ]),
  )
}
