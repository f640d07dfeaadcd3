import { chargedIn, countedIn, unitIn } from '@yuncang/shared/nouns/tariff/figures'
import { currentLanguage } from '../../lib/language.ts'
import { exact } from '../../lib/money.ts'

export { percent, price, quantity } from '@yuncang/shared/nouns/tariff/figures'

/** A price in a phrase, with the decimals that somebody gave it: '25.000000' -> '25'. */
export const plainPrice = (decimal: string): string => exact(decimal, 0)

/** A unit of fees in the reader's language. */
export const unitLabel = (unit: string): string => unitIn(currentLanguage(), unit)

/** What a quantity of a fee line is counted in, in the reader's language. */
export const unitOf = (line: { unit: string; calcMethod: string }): string =>
  countedIn(currentLanguage(), line)

/** A quantity with its unit in the reader's language. */
export const quantityWithUnit = (line: { qty: string; unit: string; calcMethod: string }): string =>
  chargedIn(currentLanguage(), line)
