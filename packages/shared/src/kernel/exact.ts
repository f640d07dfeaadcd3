import { digitsOf } from './currency.ts'
import { add } from './decimal.ts'
import { grouped } from './grouped.ts'

/** '300.000000' -> '300', '0.800000' -> '0.8'; exact. */
const short = (decimal: string): string => add(decimal, '0')

function plain(decimal: string, digits: number): string {
  const [whole = '0', rest = ''] = short(decimal).split('.')
  const decimals = rest.padEnd(digits, '0')
  return decimals === '' ? whole : `${whole}.${decimals}`
}

/** With at least so many decimals, and all that are there. */
export const exact = (decimal: string, digits: number): string => grouped(plain(decimal, digits))

/** Money with the decimals that its currency has; JPY and KRW have none. */
export const money = (decimal: string, currency: string): string =>
  exact(decimal, digitsOf(currency))

/** A figure for a file, with the decimals that it has. */
export const plainFigure = (decimal: string): string => plain(decimal, 0)

/** Money for a file or a field, where a figure has no commas. */
export const plainMoney = (decimal: string, currency: string): string =>
  plain(decimal, digitsOf(currency))
