import { isZero } from '../../../kernel/decimal.ts'
import { lotBalance } from './balances.ts'
import { dayNumber, minus, product, survivors, total, valueAt, type Steps } from './steps.ts'
import { isByMeasure, type DayCountMode, type Lot, type TariffDetail } from './types.ts'

/**
 * Goods of one age that share a fate: their last counted day has at least the age `reached`, and less than the next
 * layer's. One layer holds all when neither CLIFF nor 全额累进 asks for the fate.
 */
type Layer = {
  readonly reached: number
  readonly qty: Steps
  /** Cubic metres, for the unit W/M only. */
  readonly volume: Steps
}

/** All goods whose age counts from one day. */
export type Cohort = { readonly start: number; readonly layers: readonly Layer[] }

export type Storage = {
  readonly lots: readonly Lot[]
  readonly dayCountMode: DayCountMode
  /** The day up to which the movements are known; what is in store then has an open fate. */
  readonly asOf: string
}

/**
 * The lots of a business by the start of their age, youngest last. `isOpen`: goods in store on `asOf` may still reach an
 * age that changes what their days cost (a 补计 line may follow). RangeError for a movement before the start, and for a
 * missing volume or unit value.
 */
export function cohortsOf(
  storage: Storage,
  tariff: TariffDetail,
): { cohorts: Cohort[]; isOpen: boolean } {
  const asOf = dayNumber(storage.asOf)
  const bounds = fateBounds(tariff)
  const byStart = new Map<number, Layer[][]>()
  let isOpen = false
  for (const lot of storage.lots) {
    const start = startOf(lot, tariff)
    const reached = bounds.filter((age) => start + age - 1 <= asOf)
    const layersBy = (measure: 'qty' | 'volume') => {
      const balance = lotBalance(lot, storage.dayCountMode, (movement) => {
        const value = movement[measure]
        if (value === undefined) throw new RangeError(`Volume missing on ${movement.bizDate}`)
        return value
      })
      if (reached.length < bounds.length && !isZero(valueAt(balance, asOf))) isOpen = true
      return split(
        balance,
        reached.map((age) => start + age - 1),
      )
    }
    const qty = layersBy('qty')
    const volume = isByMeasure(tariff) ? layersBy('volume') : []
    const priced = tariff.calcMethod === 'PERCENT_YEAR' ? inValue(qty, lot) : qty
    const layers = [1, ...reached].map((age, at) => ({
      reached: age,
      qty: priced[at]!,
      volume: volume[at] ?? [],
    }))
    const known = byStart.get(start)
    if (known) known.push(layers)
    else byStart.set(start, [layers])
  }
  const cohorts = [...byStart]
    .sort(([a], [b]) => a - b)
    .map(([start, lots]) => ({ start, layers: joined(lots) }))
  return { cohorts, isOpen }
}

/** The day of age 1 (docs/domain/fees.md#age). */
function startOf(lot: Lot, { ageBasis }: TariffDetail): number {
  const basis = ageBasis === 'TRANSFER_DATE' ? lot.transferDate : undefined
  const start = dayNumber(basis ?? lot.inboundDate)
  for (const { bizDate } of lot.movements)
    if (dayNumber(bizDate) < start) throw new RangeError(`Movement before the start: ${bizDate}`)
  return start
}

/** The ages whose reaching changes the price of earlier days. */
function fateBounds({ calcMethod, freeMode, freeDays, tierMode, tiers }: TariffDetail): number[] {
  const bounds = new Set<number>()
  if (freeMode === 'CLIFF' && freeDays > 0) bounds.add(freeDays + 1)
  if (calcMethod === 'TIER_DAY' && tierMode === 'WHOLE')
    for (const { fromValue } of tiers.slice(1)) bounds.add(Number(fromValue))
  return [...bounds].filter((age) => age > 1).sort((a, b) => a - b)
}

/** A balance parted by what is still there on each of the days. */
function split(balance: Steps, days: readonly number[]): Steps[] {
  const atLeast = [balance, ...days.map((day) => survivors(balance, day))]
  return atLeast.map((steps, at) => (atLeast[at + 1] ? minus(steps, atLeast[at + 1]!) : steps))
}

function inValue(layers: readonly Steps[], lot: Lot): Steps[] {
  const values = (lot.unitValues ?? []).map(({ from, price }) => ({
    day: dayNumber(from),
    qty: price,
  }))
  const byDay = values.sort((a, b) => a.day - b.day)
  return layers.map((steps) => {
    const first = steps.find(({ qty }) => !isZero(qty))
    if (first && !(byDay[0] && byDay[0].day <= first.day))
      throw new RangeError(`Unit value missing for the lot of ${lot.inboundDate}`)
    return product(steps, byDay)
  })
}

/** Lots of one start have the same layers, which add up one by one. */
const joined = (lots: readonly Layer[][]): Layer[] =>
  lots[0]!.map(({ reached }, at) => ({
    reached,
    qty: total(lots.map((layers) => layers[at]!.qty)),
    volume: total(lots.map((layers) => layers[at]!.volume)),
  }))
