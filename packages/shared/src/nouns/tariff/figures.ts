import { add, compare, multiply } from '../../kernel/decimal.ts'
import { exact, money } from '../../kernel/exact.ts'
import type { Locale } from '../../kernel/messages/types.ts'
import { feeUnitLabels, feeUnitsCounted } from '../cost-code/fee-units.ts'
import { isDaily } from './rules.ts'

/* How the figures of fees are written, on screens and papers alike. */

/** Prices have the decimals of their currency, more where there are more. */
export const price = money
export const percent = (rate: string): string => `${add(multiply(rate, '100'), '0')}%`

const weighed = new Set(['吨', 'CBM', '计费吨'])

/** Weights and volumes have three decimals, what is counted has none unless there are some. */
export const quantity = (decimal: string, unit: string): string =>
  exact(decimal, weighed.has(unit) ? 3 : 0)

const labels: Readonly<Record<string, Record<Locale, string>>> = feeUnitLabels

export const unitIn = (locale: Locale, unit: string): string => labels[unit]?.[locale] ?? unit

const counted: Readonly<Record<string, readonly [one: string, several: string]>> = feeUnitsCounted

/** A quantity with its unit, as it is said: 3 containers, 1 container, 12.500 tonne-days. */
export function quantityIn(locale: Locale, qty: string, unit: string, isByDays = false): string {
  const figure = quantity(qty, unit)
  const [one, several] = counted[unit] ?? [unit, unit]
  if (locale === 'zh') return `${figure} ${isByDays ? `${unit}·天` : unit}`
  const isOne = compare(qty, '1') === 0
  if (isByDays) return `${figure} ${one}-${isOne ? 'day' : 'days'}`
  return `${figure} ${isOne ? one : several}`
}

type Charged = { readonly qty: string; readonly unit: string; readonly calcMethod: string }

/** The quantity of a fee line with its unit; of a yearly rate the value times the years. */
export function chargedIn(locale: Locale, line: Charged): string {
  if (line.calcMethod !== 'PERCENT_YEAR')
    return quantityIn(locale, line.qty, line.unit, isByDay(line))
  return `${exact(line.qty, 2)} ${yearsOfValue[locale]}`
}

const unitDays: Record<Locale, (unit: string) => string> = {
  zh: (unit) => `${unit}·天`,
  en: (unit) => `${unit}·days`,
}

/** What the quantity of a fee line is counted in, in a column of its own: tonnes, tonnes and days, or value and years. */
export function countedIn(locale: Locale, line: Omit<Charged, 'qty'>): string {
  if (line.calcMethod === 'PERCENT_YEAR') return yearsOfValue[locale]
  const unit = unitIn(locale, line.unit)
  return isByDay(line) ? unitDays[locale](unit) : unit
}

/** What the quantity under a yearly rate is counted in; only CNY has one. */
const yearsOfValue: Record<Locale, string> = { zh: 'CNY·年', en: 'CNY-years' }

const isByDay = ({ calcMethod }: { calcMethod: string }): boolean => isDaily(calcMethod)
