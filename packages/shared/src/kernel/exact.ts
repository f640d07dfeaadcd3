import { add } from './decimal.ts'
import { grouped } from './grouped.ts'

/** '300.000000' -> '300', '0.800000' -> '0.8'; exact. */
const short = (decimal: string): string => add(decimal, '0')

/** With at least so many decimals, and all that are there. */
export function exact(decimal: string, digits: number): string {
  const [whole = '0', rest = ''] = short(decimal).split('.')
  const decimals = rest.padEnd(digits, '0')
  return grouped(decimals === '' ? whole : `${whole}.${decimals}`)
}

export const money = (decimal: string): string => exact(decimal, 2)
