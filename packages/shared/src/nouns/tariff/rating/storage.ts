import {
  add,
  ceilTo,
  compare,
  divide,
  isZero,
  multiply,
  subtract,
  sum,
} from '../../../kernel/decimal.ts'
import { cutsOf } from './balances.ts'
import type { Cohort } from './layers.ts'
import { dateOf, dayNumber, valueAt } from './steps.ts'
import { tierOf } from './tiers.ts'
import { isByMeasure, type Period, type TariffDetail } from './types.ts'

/**
 * Days of one quantity, age group and price: amount = days × qty × price, exact (for PERCENT_YEAR / 365, to 30 decimals;
 * qty is the value then). Free days are kept with amount '0', so that the screen can show them.
 */
export type DayPart = {
  kind: 'DAYS'
  from: string
  to: string
  days: number
  qty: string
  /** The age on the first and on the last of the days. */
  ageFrom: number
  ageTo: number
  isFree: boolean
  price: string
  amount: string
}

type Cell = { start: number; reached: number; qty: string }
type Row = Cell & { day: number; last: number }

/**
 * The storage of a period, day by day as docs/domain/fees.md#storage has it, told in stretches: first by day, then the
 * older goods first. The amounts add up to the raw charge.
 */
export function storageParts(
  cohorts: readonly Cohort[],
  tariff: TariffDetail,
  period: Period,
): DayPart[] {
  // W/M and the step look at the whole balance of a day; otherwise no age group needs to know another.
  const isCoupled = isByMeasure(tariff) || tariff.qtyStep !== null
  const groups = isCoupled ? [cohorts] : cohorts.map((cohort) => [cohort])
  return groups
    .flatMap((group) => rowsOf(group, tariff, period))
    .sort((a, b) => a.day - b.day || a.start - b.start || a.reached - b.reached)
    .map((row) => partOf(row, tariff))
}

/** Cells of one fate and quantity on consecutive days become one row, unless the price changes with the age. */
function rowsOf(group: readonly Cohort[], tariff: TariffDetail, period: Period): Row[] {
  const [from, to] = [dayNumber(period.from), dayNumber(period.to)]
  const layers = group.flatMap((cohort) => cohort.layers)
  const agesThatCount = priceAges(tariff)
  const turns = group.flatMap(({ start }) => agesThatCount.map((age) => start + age - 1))
  const cuts = cutsOf(
    layers.flatMap(({ qty, volume }) => [qty, volume]),
    turns,
    from,
    to,
  )
  const rows: Row[] = []
  const open = new Map<string, Row>()
  for (const [at, day] of cuts.entries()) {
    const last = (cuts[at + 1] ?? to + 1) - 1
    for (const cell of cellsOn(day, group, tariff)) {
      const key = `${cell.start} ${cell.reached}`
      const before = open.get(key)
      const isSame =
        before?.last === day - 1 &&
        compare(before.qty, cell.qty) === 0 &&
        !agesThatCount.includes(day - cell.start + 1)
      if (isSame) before.last = last
      else {
        const row = { ...cell, day, last }
        rows.push(row)
        open.set(key, row)
      }
    }
  }
  return rows
}

/** The ages from which a day's own price is another. */
function priceAges({ calcMethod, freeMode, freeDays, tierMode, tiers }: TariffDetail): number[] {
  const ends = freeMode === 'DEDUCT' ? [freeDays + 1] : []
  const isByAge = calcMethod === 'TIER_DAY' && tierMode === 'SLICED'
  return isByAge ? [...ends, ...tiers.slice(1).map(({ fromValue }) => Number(fromValue))] : ends
}

/** What is charged on a day, by age and fate, without the empty ones. */
function cellsOn(day: number, group: readonly Cohort[], tariff: TariffDetail): Cell[] {
  const cells = group.flatMap(({ start, layers }) =>
    layers.map(({ reached, qty, volume }) => ({
      start,
      reached,
      qty: valueAt(qty, day),
      volume: valueAt(volume, day),
    })),
  )
  const isVolume =
    isByMeasure(tariff) &&
    compare(sum(cells.map(({ volume }) => volume)), sum(cells.map(({ qty }) => qty))) > 0
  const charged = cells
    .map(({ start, reached, qty, volume }) => ({ start, reached, qty: isVolume ? volume : qty }))
    .filter(({ qty }) => !isZero(qty))
  return tariff.qtyStep === null ? charged : roundedUp(charged, tariff.qtyStep)
}

/** The balance of the business is rounded up, not each lot's; the youngest goods carry the difference. */
function roundedUp(cells: readonly Cell[], step: string): Cell[] {
  const all = sum(cells.map(({ qty }) => qty))
  const surplus = subtract(ceilTo(all, step), all)
  return cells.map((cell, at) =>
    at === cells.length - 1 ? { ...cell, qty: add(cell.qty, surplus) } : cell,
  )
}

function partOf({ start, reached, qty, day, last }: Row, tariff: TariffDetail): DayPart {
  const [ageFrom, ageTo, days] = [day - start + 1, last - start + 1, last - day + 1]
  const { calcMethod, freeMode, freeDays, tierMode, tiers } = tariff
  const isFree = freeMode === 'DEDUCT' ? ageFrom <= freeDays : reached <= freeDays
  const age = tierMode === 'WHOLE' ? reached : ageFrom
  const listed = calcMethod === 'TIER_DAY' ? tiers[tierOf(tiers, String(age))]!.price : tariff.price
  const price = isFree ? '0' : listed
  const perDays = multiply(multiply(qty, price), String(days))
  const amount = calcMethod === 'PERCENT_YEAR' ? divide(perDays, '365') : perDays
  const [from, to] = [dateOf(day), dateOf(last)]
  return { kind: 'DAYS', from, to, days, qty, ageFrom, ageTo, isFree, price, amount }
}

/** On how many days there was something in store, free or not. */
export function daysInStore(parts: readonly DayPart[]): number {
  let [days, counted] = [0, -Infinity]
  for (const { from, to } of parts) {
    const last = dayNumber(to)
    days += Math.max(0, last - Math.max(counted, dayNumber(from) - 1))
    counted = Math.max(counted, last)
  }
  return days
}
