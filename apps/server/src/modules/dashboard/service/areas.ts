import type { HomeFigures } from '@yuncang/shared/nouns/dashboard/contract'
import { compare, divide, isZero, multiply } from '@yuncang/shared/kernel/decimal'
import { barsAtMost } from '@yuncang/shared/nouns/dashboard/rules'
import type { areaLoads } from '../../storage-location/service/load.ts'

type Area = Awaited<ReturnType<typeof areaLoads>>[number]
type AreaFigure = NonNullable<HomeFigures['areas']>[number]

/** The fullest areas first, each by the first measure of which somebody said how much there is room for. */
export const fullestAreas = (areas: readonly Area[]): AreaFigure[] =>
  areas
    .map(figureOf)
    .sort((a, b) => compare(b.share ?? '-1', a.share ?? '-1') || (a.code < b.code ? -1 : 1))
    .slice(0, barsAtMost)

function figureOf({ id, code, name, capacity, load }: Area): AreaFigure {
  const capacities = [
    ['weight', capacity.weight, load.weight],
    ['pallets', capacity.pallets?.toString() ?? null, String(load.pallets)],
    ['volume', capacity.volume, load.volume],
  ] as const
  for (const [measure, limit, lying] of capacities) {
    if (limit === null || isZero(limit)) continue
    return { id, code, name, measure, load: lying, room: limit, share: percentOf(lying, limit) }
  }
  return { id, code, name, measure: null, load: load.weight, room: null, share: null }
}

const percentOf = (part: string, whole: string): string => {
  const [units = '0', rest = ''] = divide(multiply(part, '100'), whole).split('.')
  return `${units}.${rest.padEnd(1, '0').slice(0, 1)}`
}
