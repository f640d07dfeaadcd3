import { addDays } from '../../../kernel/calendar.ts'
import type { DayCountMode, Lot, TariffDetail } from './types.ts'

/*
 * Storage charges by brute force, for tests: every unit of goods is followed alone, day by day, in whole numbers. Shares
 * nothing with the engine but the calendar.
 */

/** Goods of one entry: `exits` tells the day after entry on which each unit leaves, null when it stays. */
export type Goods = {
  /** Days after the origin. */
  entry: number
  isBought: boolean
  /** Milli-units (kilograms) and cubic decimetres of one unit. */
  weight: number
  volume: number
  exits: readonly { after: number | null; isSold: boolean }[]
}

export const origin = '2024-02-20'
export const onDay = (day: number): string => addDays(origin, day)

/** A number of thousandths as a decimal. */
export const milli = (thousandths: number): string => {
  const all = String(Math.abs(thousandths)).padStart(4, '0')
  return `${thousandths < 0 ? '-' : ''}${all.slice(0, -3)}.${all.slice(-3)}`
}

/** The same goods as the ledger tells them. The bought ones came into the warehouse three days before. */
export const lotOf = ({ entry, isBought, weight, volume, exits }: Goods): Lot => {
  const moved = (count: number) => ({ qty: milli(count * weight), volume: milli(count * volume) })
  const exit = ({ after, isSold }: Goods['exits'][number]) =>
    after === null ? [] : [{ bizDate: onDay(entry + after), handover: isSold, ...moved(-1) }]
  return {
    inboundDate: onDay(isBought ? entry - 3 : entry),
    transferDate: onDay(entry),
    movements: [
      { bizDate: onDay(entry), handover: isBought, ...moved(exits.length) },
      ...exits.flatMap(exit),
    ],
  }
}

type Question = {
  goods: readonly Goods[]
  tariff: TariffDetail
  mode: DayCountMode
  from: number
  to: number
  asOf: number
}

/** The raw charge in thousandths of the unit × millionths of the price. */
export function reference({ goods, tariff, mode, from, to, asOf }: Question): bigint {
  const units = goods.flatMap((each) => {
    const age1 =
      each.isBought && tariff.ageBasis === 'ORIGINAL_INBOUND' ? each.entry - 3 : each.entry
    const countsEntry = each.isBought || mode === 'HEAD_ONLY' || mode === 'BOTH'
    return each.exits.map(({ after, isSold }) => {
      const countsExit = !isSold && (mode === 'BOTH' || mode === 'TAIL_ONLY')
      const lastEver = after === null ? Infinity : each.entry + after - (countsExit ? 0 : 1)
      return {
        ...each,
        age1,
        first: each.entry + (countsEntry ? 0 : 1),
        last: Math.min(lastEver, asOf),
      }
    })
  })
  let charge = 0n
  for (let day = from; day <= to; day++) {
    const present = units.filter(({ first, last }) => first <= day && day <= last)
    const all = (measure: 'weight' | 'volume') =>
      present.reduce((sum, unit) => sum + unit[measure], 0)
    const isVolume = tariff.unit === 'W/M' && all('volume') > all('weight')
    for (const unit of present) {
      const [age, reached] = [day - unit.age1 + 1, unit.last - unit.age1 + 1]
      const isFree = (tariff.freeMode === 'CLIFF' ? reached : age) <= tariff.freeDays
      if (isFree) continue
      const price = priceAt(tariff, tariff.tierMode === 'WHOLE' ? reached : age)
      charge += BigInt(isVolume ? unit.volume : unit.weight) * price
    }
  }
  return charge
}

function priceAt({ calcMethod, tiers, price }: TariffDetail, age: number): bigint {
  const isIn = ({ fromValue, toValue }: TariffDetail['tiers'][number]) =>
    Number(fromValue) <= age && (toValue === null || age <= Number(toValue))
  const text = calcMethod === 'TIER_DAY' ? tiers.find(isIn)!.price : price
  return BigInt(text.replace('.', ''))
}
