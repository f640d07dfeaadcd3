import { ceilTo, compare, isZero, subtract } from '../../../kernel/decimal.ts'
import { lotBalance } from './balances.ts'
import { dayNumber, total, valueAt, type Steps } from './steps.ts'
import { quantityPart, type QuantityPart } from './tiers.ts'
import {
  isByMeasure,
  type DayCountMode,
  type Lot,
  type Movement,
  type Period,
  type TariffDetail,
} from './types.ts'

/** What earlier lines under the same price have counted of the first month: from this day on. */
export type RentStay = {
  readonly lots: readonly Lot[]
  readonly dayCountMode: DayCountMode
  readonly since?: string
}

/** One month, or the part of it that a period holds. */
export type Rent = { part: QuantityPart; days: number; month: string }

/** Units of which a month in store has one, however much lies there. */
const oncePerMonth = new Set(['票', '单', '月'])

/**
 * Storage that is charged by the calendar month and not by the day (FIXED, UNIT; docs/decisions/031): each month in which
 * goods were in store costs the price once, or the price of the most that lay there on one of its days; in 天 it costs
 * the days. What lines before `period.from` counted of a month, from `since` on, is not counted again, so that a period
 * split anywhere adds up. `period` lies in one month; undefined when nothing was in store. RangeError for a missing
 * volume.
 */
export function rentOf(stay: RentStay, tariff: TariffDetail, period: Period): Rent | undefined {
  const [qty, volume] = balancesOf(stay, tariff)
  const [from, to] = [dayNumber(period.from), dayNumber(period.to)]
  const days = daysWithin(qty, from, to)
  if (days === 0) return undefined
  const month = period.from.slice(0, 7)
  const first = dayNumber(`${month}-01`)
  const begin = stay.since === undefined ? from : Math.max(first, dayNumber(stay.since))
  const counted = (last: number) => quantityOf(tariff, { qty, volume }, begin, last)
  if (isByDays(tariff)) {
    const part = quantityPart(String(days), tariff.price)
    return { part: { ...part, month }, days, month: period.from }
  }
  const [before, now] = [begin < from ? counted(from - 1) : '0', counted(to)]
  const part = quantityPart(subtract(now, before), tariff.price)
  const told = isZero(before) ? {} : { before }
  return { part: { ...part, month, ...told }, days, month: period.from }
}

const isByDays = ({ calcMethod, unit }: TariffDetail) => calcMethod === 'UNIT' && unit === '天'

function balancesOf({ lots, dayCountMode }: RentStay, tariff: TariffDetail): [Steps, Steps] {
  const by = (measure: (movement: Movement) => string) =>
    total(lots.map((lot) => lotBalance(lot, dayCountMode, measure)))
  const volumeOf = ({ volume, bizDate }: Movement) => {
    if (volume === undefined) throw new RangeError(`Volume missing on ${bizDate}`)
    return volume
  }
  const isMeasured = tariff.calcMethod === 'UNIT' && isByMeasure(tariff)
  return [by(({ qty }) => qty), isMeasured ? by(volumeOf) : []]
}

type Balances = { qty: Steps; volume: Steps }

/** What the days of a month count together: it never falls as days are added. */
function quantityOf(
  { calcMethod, unit, qtyStep }: TariffDetail,
  { qty, volume }: Balances,
  first: number,
  last: number,
): string {
  const most = [highest(qty, first, last), highest(volume, first, last)].reduce((a, b) =>
    compare(a, b) < 0 ? b : a,
  )
  if (calcMethod === 'FIXED' || oncePerMonth.has(unit)) return isZero(most) ? '0' : '1'
  return qtyStep === null ? most : ceilTo(most, qtyStep)
}

/** The highest quantity on any of the days. */
const highest = (steps: Steps, first: number, last: number): string =>
  steps
    .filter(({ day }) => day > first && day <= last)
    .reduce((most, { qty }) => (compare(qty, most) > 0 ? qty : most), valueAt(steps, first))

/** On how many days from the first to the last there is something. */
function daysWithin(steps: Steps, first: number, last: number): number {
  let days = 0
  for (const [at, { day, qty }] of steps.entries()) {
    const end = Math.min(last, (steps[at + 1]?.day ?? last + 1) - 1)
    if (!isZero(qty)) days += Math.max(0, end - Math.max(first, day) + 1)
  }
  return days
}
