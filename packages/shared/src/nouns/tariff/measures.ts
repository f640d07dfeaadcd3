import { multiply, sum } from '../../kernel/decimal.ts'
import { findContainerSize } from '../../validate/container-size.ts'
import type { FeeUnit } from '../cost-code/fee-units.ts'

/* What the units of prices measure of goods, containers and trucks (docs/domain/fees.md#units). */

/** Goods as lots, ledger rows and goods lines count them: kilograms and cubic metres; signed for movements. */
export type GoodsMeasures = {
  readonly pieces: number
  readonly pallets: number
  readonly net: string
  readonly volume: string
}

const tonnes = ({ net }: GoodsMeasures) => multiply(net, '0.001')
const pieces = (goods: GoodsMeasures) => String(goods.pieces)

const ofGoods: Partial<Record<FeeUnit, (goods: GoodsMeasures) => string>> = {
  托: ({ pallets }) => String(pallets),
  件: pieces,
  卷: pieces,
  张: pieces,
  吨: tonnes,
  CBM: ({ volume }) => volume,
  计费吨: tonnes,
}

/** How a unit measures goods; undefined for units that goods do not have. 计费吨 takes the volume beside. */
export const goodsMeasure = (unit: string): ((goods: GoodsMeasures) => string) | undefined =>
  // Any text may ask; what is no unit has no measure.
  ofGoods[unit as FeeUnit]

const withoutGoods = new Set(['票', '单', '天', '月'])

/**
 * In which unit storage under a price measures goods: its own, or tonnes where the price does not ask how much there is
 * (固定, by time) or asks what it is worth.
 */
export const storageUnit = ({ calcMethod, unit }: { calcMethod: string; unit: string }): string =>
  calcMethod === 'FIXED' ||
  calcMethod === 'PERCENT_YEAR' ||
  (calcMethod === 'UNIT' && withoutGoods.has(unit))
    ? '吨'
    : unit

/** W/M is the engine's word for 计费吨. */
export const unitOf = (unit: string): string => (unit === 'W/M' ? '计费吨' : unit)

/** What a unit counts: goods, containers, trucks, or the order as one; undefined when only people know, e.g. hours. */
export function basisOf(unit: string): 'goods' | 'containers' | 'trucks' | 'order' | undefined {
  if (goodsMeasure(unit)) return 'goods'
  if (unit === '箱' || unit === 'TEU') return 'containers'
  if (unit === '车') return 'trucks'
  return unit === '票' || unit === '单' ? 'order' : undefined
}

export type Counted = {
  readonly goods: readonly GoodsMeasures[]
  /** Codes of CONTAINER_SIZE; undefined, like trucks, where nobody has counted them. */
  readonly containers: readonly string[] | undefined
  readonly trucks: number | undefined
}

const teuOf = (size: string) => String(findContainerSize(size)?.teu ?? 1)

/** The quantity of work in a unit; `volume` for 计费吨. Undefined when only people know it. */
export function quantityOf(
  unit: string,
  { goods, containers, trucks }: Counted,
): { quantity: string; volume?: string } | undefined {
  const measure = goodsMeasure(unit)
  if (measure) {
    const quantity = sum(goods.map(measure))
    return unit === '计费吨'
      ? { quantity, volume: sum(goods.map((each) => each.volume)) }
      : { quantity }
  }
  switch (unit) {
    case '箱':
      return containers && { quantity: String(containers.length) }
    case 'TEU':
      return containers && { quantity: sum(containers.map(teuOf)) }
    case '车':
      return trucks === undefined ? undefined : { quantity: String(trucks) }
    case '票':
    case '单':
      return { quantity: '1' }
    default:
      return undefined
  }
}
