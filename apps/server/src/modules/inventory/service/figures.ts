import type { Read } from '@yuncang/db/handle'
import type { HomeFigures } from '@yuncang/shared/nouns/dashboard/contract'
import { addDays, fromWireTime, today } from '@yuncang/shared/kernel/calendar'
import { fromScaled, toScaled } from '@yuncang/shared/kernel/decimal'
import {
  barsAtMost,
  reservationNoticeDays,
  throughputDays,
} from '@yuncang/shared/nouns/dashboard/rules'
import { reservationStatuses } from '@yuncang/shared/nouns/inventory/rules'
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
  const netOn = await netByDay(db, from)
  return Array.from({ length: throughputDays }, (_, index) => {
    const each = addDays(from, index)
    return { day: each, ...netOn(each) }
  })
}

/** A step: the same of any day since one, which says what moved on it. */
export async function netByDay(db: Read, from: string) {
  const net = new Map<string, number>()
  const post = (type: string, on: string, scaled: number) =>
    net.set(`${type} ${on}`, (net.get(`${type} ${on}`) ?? 0) + scaled)
  for (const row of await figures.moved(db, from)) post(row.type, row.day, row.net)
  for (const row of await figures.takenBack(db, from))
    post(row.type, row.day, -toScaled(row.net, 'kg'))
  return (day: string) => ({
    inNet: fromScaled(net.get(`IN ${day}`) ?? 0, 'kg'),
    // The ledger writes what leaves as less; zero has no sign.
    outNet: fromScaled(0 - (net.get(`OUT ${day}`) ?? 0), 'kg'),
  })
}

/** A step: what is there, and whose the most of it is. */
export async function stockByOwner(db: Read): Promise<NonNullable<HomeFigures['stock']>> {
  const owners = await figures.owners(db)
  const most = owners.sort((a, b) => b.net - a.net || (a.id < b.id ? -1 : 1))
  const shown = most.slice(0, barsAtMost)
  const others = most.slice(barsAtMost)
  const netOf = (some: typeof most) =>
    fromScaled(
      some.reduce((all, { net }) => all + net, 0),
      'kg',
    )
  return {
    lots: most.reduce((all, { lots }) => all + lots, 0),
    net: netOf(most),
    owners: shown.map(({ id, name, net }) => ({ id, name, net: fromScaled(net, 'kg') })),
    others: { owners: others.length, net: netOf(others) },
  }
}

/** A step: active holds that end soon. */
export async function holdsEnding(db: Read, day: string) {
  const last = addDays(day, reservationNoticeDays)
  const active = { status: reservationStatuses.active }
  const soon = await views.holdList.total(db, { ...active, expireTo: last })
  const first = await figures.firstEnd(db, fromWireTime(`${addDays(last, 1)} 00:00:00`))
  const late = await views.holdList.total(db, { ...active, expireTo: addDays(day, -1) })
  return { count: soon, due: first === null ? null : today(first), late }
}
