import { addDays, daysBetween, today } from '@yuncang/shared/kernel/calendar'
import { divide, fromScaled, isZero, round, subtract, sum } from '@yuncang/shared/kernel/decimal'
import type {
  DifferenceRow,
  OccupancyRow,
  StockAgeRow,
  ThroughputRow,
} from '@yuncang/shared/nouns/report/contract'
import type { ThroughputKey } from '@yuncang/shared/nouns/report/rules'
import { differences, type DifferencesOf } from '../../inbound-order/service/reports.ts'
import { loadsByPlace, netByDay } from '../../inventory/service/figures.ts'
import { stockByAge } from '../../inventory/service/reports.ts'
import { areaLoads } from '../../storage-location/service/load.ts'
import type { Ctx } from '../../../trpc/context.ts'
import { groupedBy } from './grouped.ts'

const kg = (scaled: number): string => fromScaled(scaled, 'kg')

/** How full each area is (docs/domain/reports.md#occupancy). */
export const occupancyRows = (ctx: Ctx): Promise<OccupancyRow[]> =>
  ctx.read(async (db) => {
    const areas = await areaLoads(db, await loadsByPlace(db))
    return areas
      .sort((a, b) => (a.code < b.code ? -1 : 1))
      .map(({ id, code, name, capacity, load: { lots, weight, pallets, volume } }) => ({
        id,
        code,
        name,
        lots,
        weight,
        weightRoom: capacity.weight,
        weightShare: shareOf(weight, capacity.weight),
        pallets,
        palletRoom: capacity.pallets,
        palletShare: shareOf(String(pallets), capacity.pallets?.toString() ?? null),
        volume,
        volumeRoom: capacity.volume,
        volumeShare: shareOf(volume, capacity.volume),
      }))
  })

const shareOf = (part: string, whole: string | null): string | null =>
  whole === null || isZero(whole) ? null : round(divide(part, whole), 'rate')

/** Kilograms in and out of each day, week or month of a range (docs/domain/reports.md#throughput). */
export const throughputRows = (
  ctx: Ctx,
  { dateFrom, dateTo, by }: { dateFrom: string; dateTo: string; by: ThroughputKey },
): Promise<ThroughputRow[]> =>
  ctx.read(async (db) => {
    const netOn = await netByDay(db, dateFrom)
    const days = Array.from({ length: daysBetween(dateFrom, dateTo) + 1 }, (_, index) =>
      addDays(dateFrom, index),
    )
    return [...groupedBy(days, (day) => firstOf(by, day))].map(([id, some]) => {
      const moved = some.map(netOn)
      const inNet = round(sum(moved.map((each) => each.inNet)), 'kg')
      const outNet = round(sum(moved.map((each) => each.outNet)), 'kg')
      const label = by === 'month' ? id.slice(0, 7) : id
      return { id, label, inNet, outNet, change: round(subtract(inNet, outNet), 'kg') }
    })
  })

/** The first day of the month or week that a day is in; weeks begin on Monday. */
function firstOf(by: ThroughputKey, day: string): string {
  if (by === 'day') return day
  if (by === 'month') return `${day.slice(0, 7)}-01`
  // 2024-01-01 was a Monday.
  const since = daysBetween('2024-01-01', day) % 7
  return addDays(day, -((since + 7) % 7))
}

/** Whose goods have lain for how long (docs/domain/reports.md#stock-by-age), the most first. */
export async function stockAgeRows(ctx: Ctx): Promise<StockAgeRow[]> {
  const found = await ctx.read((db) => stockByAge(db, today(ctx.now())))
  return found
    .sort((a, b) => b.total - a.total)
    .map(({ first, second, third, older, total, ...whose }) => ({
      ...whose,
      first: kg(first),
      second: kg(second),
      third: kg(third),
      older: kg(older),
      total: kg(total),
    }))
}

/** Goods lines that did not come as announced (docs/domain/reports.md#differences). */
export async function differenceRows(ctx: Ctx, query: DifferencesOf): Promise<DifferenceRow[]> {
  const found = await ctx.read((db) => differences(db, query))
  return found.map(({ actPieces, actNet, ...line }) => ({
    ...line,
    // A line has a difference from its receipt on, which counts its goods.
    actPieces: actPieces ?? 0,
    actNet: actNet ?? '0.000',
    diffPieces: (actPieces ?? 0) - line.planPieces,
    diffNet: round(subtract(actNet ?? '0', line.planNet), 'kg'),
  }))
}
