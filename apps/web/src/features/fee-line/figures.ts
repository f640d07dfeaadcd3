import { add, multiply } from '@yuncang/shared/domain/decimal'
import { feeUnitLabels } from '@yuncang/shared/domain/tariff'
import { currentLanguage } from '../../lib/language.ts'
import { grouped } from '../../lib/numbers.ts'

/** '300.000000' -> '300', '0.800000' -> '0.8'; exact. */
const short = (decimal: string): string => add(decimal, '0')

/** With at least so many decimals, and all that are there. */
export function exact(decimal: string, digits: number): string {
  const [whole = '0', rest = ''] = short(decimal).split('.')
  const decimals = rest.padEnd(digits, '0')
  return grouped(decimals === '' ? whole : `${whole}.${decimals}`)
}

export const money = (decimal: string): string => exact(decimal, 2)
/** Prices have two decimals, more where there are more. */
export const price = (decimal: string): string => exact(decimal, 2)
export const percent = (rate: string): string => `${short(multiply(rate, '100'))}%`

const weighed = new Set(['吨', 'CBM', '计费吨'])

/** Weights and volumes have three decimals, what is counted has none unless there are some. */
export const quantity = (decimal: string, unit: string): string =>
  exact(decimal, weighed.has(unit) ? 3 : 0)

const labels: Readonly<Record<string, { zh: string; en: string }>> = feeUnitLabels

export const unitLabel = (unit: string): string => labels[unit]?.[currentLanguage()] ?? unit

const daily = new Set(['DAY_UNIT', 'TIER_DAY', 'PERCENT_YEAR'])

export const isByDay = ({ calcMethod }: { calcMethod: string }): boolean => daily.has(calcMethod)
