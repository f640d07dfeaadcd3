import { endOfMonth } from '../../../kernel/calendar.ts'
import { onDay, type Goods } from './reference.ts'
import type { DayCountMode, TariffDetail } from './types.ts'

/*
 * For tests: the whole way from goods to money by a second, naive calculation: every unit of goods alone, day by day, in whole
 * numbers, with minimum, cap, rounding, tax and CNY written down once more. It shares the calendar with the engine.
 */

/** Billionths of a yuan times 365: exact for every method. */
const one = 365n * 10n ** 9n
export const millionths = (text: string) => {
  const [whole = '0', rest = ''] = text.split('.')
  return BigInt(whole + rest.padEnd(6, '0'))
}
export const cents = (text: string) => millionths(text) / 10_000n
export const halfUp = (top: bigint, bottom: bigint) => (2n * top + bottom) / (2n * bottom)

export type Question = {
  goods: readonly Goods[]
  /** Yuan that one tonne is worth. */
  value: number
  tariff: TariffDetail
  mode: DayCountMode
  from: number
  to: number
}

type Day = { month: string; charge: bigint; isPayable: boolean; isInStore: boolean }

/** What each day costs, in units of 1 / `one`. */
function daysOf({ goods, value, tariff, mode, from, to }: Question): Day[] {
  const units = goods.flatMap(({ entry, isBought, weight, exits }) =>
    exits.map(({ after, isSold }) => {
      const start = isBought && tariff.ageBasis === 'ORIGINAL_INBOUND' ? entry - 3 : entry
      const head = isBought || mode === 'HEAD_ONLY' || mode === 'BOTH' ? 0 : 1
      const tail = !isSold && (mode === 'BOTH' || mode === 'TAIL_ONLY') ? 0 : 1
      const last = after === null ? to : Math.min(to, entry + after - tail)
      return { start, first: entry + head, last, weight }
    }),
  )
  return Array.from({ length: to - from + 1 }, (_, at): Day => {
    const day = from + at
    const present = units.filter(({ first, last }) => first <= day && day <= last)
    const paid = present.filter(({ start, last }) => {
      const age = (tariff.freeMode === 'CLIFF' ? last : day) - start + 1
      return age > tariff.freeDays
    })
    const charge = paid.reduce((all, { start, last, weight }) => {
      const age = (tariff.tierMode === 'WHOLE' ? last : day) - start + 1
      const tier = tariff.tiers.find(({ toValue }) => toValue === null || age <= Number(toValue))
      const price = millionths(tariff.calcMethod === 'TIER_DAY' ? tier!.price : tariff.price)
      const perDay = BigInt(weight) * price
      return all + (tariff.calcMethod === 'PERCENT_YEAR' ? perDay * BigInt(value) : perDay * 365n)
    }, 0n)
    const month = onDay(day).slice(0, 7)
    return { month, charge, isPayable: paid.length > 0, isInStore: present.length > 0 }
  })
}

/** The cents of the line before its tax. */
export function naive(question: Question): bigint {
  const { minCharge, maxCharge, minScope, minProrate } = question.tariff
  const days = daysOf(question)
  const isLimited = minCharge !== null || maxCharge !== null
  const groups =
    isLimited && minScope !== 'ORDER'
      ? [...Map.groupBy(days, ({ month }) => month).values()]
      : [days]
  return groups.reduce((all, group) => {
    const raw = group.reduce((some, { charge }) => some + charge, 0n)
    const isDue = minCharge !== null && group.some(({ isPayable }) => isPayable)
    const inStore = BigInt(group.filter(({ isInStore }) => isInStore).length)
    const ofMonth = BigInt(endOfMonth(`${group[0]!.month}-01`).slice(8))
    const whole = isDue ? cents(minCharge) * (one / 100n) : 0n
    // In units of 1 / (one × days of the month), so that nothing is cut off.
    const isByDay = minScope === 'MONTH' && minProrate === 'BY_DAY'
    const minimum = isByDay ? whole * inStore : whole * ofMonth
    const rounded = halfUp(raw * ofMonth > minimum ? raw : minimum / ofMonth, one / 100n)
    return all + (maxCharge !== null && rounded > cents(maxCharge) ? cents(maxCharge) : rounded)
  }, 0n)
}

export const money = (amount: bigint) => {
  const all = String(amount).padStart(3, '0')
  return `${all.slice(0, -2)}.${all.slice(-2)}`
}

/** Gross, net and tax, and the gross in CNY. */
export function naiveMoney(
  before: bigint,
  { taxRate, taxIncluded }: TariffDetail,
  exchange: string,
) {
  const percent = BigInt(Math.round(Number(taxRate) * 100))
  const net = taxIncluded ? halfUp(before * 100n, 100n + percent) : before
  const gross = taxIncluded ? before : net + halfUp(net * percent, 100n)
  const localGross = halfUp(gross * millionths(exchange), 1_000_000n)
  return {
    gross: money(gross),
    net: money(net),
    tax: money(gross - net),
    localGross: money(localGross),
  }
}
