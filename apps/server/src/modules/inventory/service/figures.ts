import type { Read } from '@yuncang/db/handle'
import type { HomeFigures } from '@yuncang/shared/contracts/dashboard'
import { addDays, fromWireTime, today } from '@yuncang/shared/domain/calendar'
import { fromScaled } from '@yuncang/shared/domain/decimal'
import { barsAtMost, reservationNoticeDays, throughputDays } from '@yuncang/shared/domain/dashboard'
import { reservationStatuses } from '@yuncang/shared/domain/stock'
import * as figures from '../figures/repo.ts'
import * as views from '../views/repo.ts'

/** A step: what lies in each location, by its id. */
export const loadsByPlace = figures.loads

/** A step: kilograms in and out of each of the last days, without what was taken back. */
export async function throughputUntil(
  db: Read,
  day: string,
): Promise<NonNullable<HomeFigures['throughput']>> {
  const from = addDays(day, 1 - throughputDays)
  const net = new Map<string, number>()
  const post = (row: { day: string; type: string; net: number }, sign: 1 | -1) => {
    const key = `${row.type} ${row.day}`
    net.set(key, (net.get(key) ?? 0) + sign * row.net)
  }
  for (const row of await figures.moved(db, from)) post(row, 1)
  for (const row of await figures.takenBack(db, from)) post(row, -1)
  return Array.from({ length: throughputDays }, (_, index) => {
    const each = addDays(from, index)
    return {
      day: each,
      inNet: fromScaled(net.get(`IN ${each}`) ?? 0, 'kg'),
      // The ledger writes what leaves as less; zero has no sign.
      outNet: fromScaled(0 - (net.get(`OUT ${each}`) ?? 0), 'kg'),
    }
  })
}

/** A step: what is there, and whose the most of it is. */
export async function stockByOwner(db: Read): Promise<NonNullable<HomeFigures['stock']>> {
  const withStock = { withStock: 1 }
  const most = { column: 'onHandNet', isDown: true } as const
  const sums = await views.totals(db, withStock)
  const query = { ...withStock, current: 1, size: barsAtMost }
  const { records, total } = await views.summary(db, 'customer', query, most)
  const shown = records.reduce((all, each) => all + each.net, 0)
  return {
    lots: sums.lots,
    net: fromScaled(sums.net, 'kg'),
    owners: records.map(({ key, label, net }) => ({
      id: key,
      name: label,
      net: fromScaled(net, 'kg'),
    })),
    others: { owners: total - records.length, net: fromScaled(sums.net - shown, 'kg') },
  }
}

/** A step: active holds that end soon. */
export async function holdsEnding(db: Read, day: string) {
  const last = addDays(day, reservationNoticeDays)
  const active = { status: reservationStatuses.active }
  const soon = await views.holdTotal(db, { ...active, expireTo: last })
  const first = await figures.firstEnd(db, fromWireTime(`${addDays(last, 1)} 00:00:00`))
  const late = await views.holdTotal(db, { ...active, expireTo: addDays(day, -1) })
  return { count: soon, due: first === null ? null : today(first), late }
}
