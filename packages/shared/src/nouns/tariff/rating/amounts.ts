import {
  addTax,
  compare,
  isDecimal,
  multiply,
  roundMoney,
  splitTax,
} from '../../../kernel/decimal.ts'
import { digitsOf } from '../../../kernel/currency.ts'
import type { TariffDetail } from './types.ts'

/** Money of a fee line, two decimals each; net + tax = gross in either currency. */
export type Amounts = {
  currency: string
  /** With tax, the `amount` of a fee line. */
  gross: string
  net: string
  tax: string
  /** CNY per unit of the currency, frozen on the line; '1' for CNY. */
  exchangeRate: string
  /** In CNY: round(gross × exchangeRate, 2), split at the same tax rate. */
  localGross: string
  localNet: string
  localTax: string
}

const home = 'CNY'

/**
 * A charge as money of a line: rounded once, half away from zero, to the digits of the currency, then parted into net,
 * tax and gross by taxIncluded, then turned into CNY (docs/domain/values.md#tax). Undefined when it is
 * more than money holds; RangeError for a foreign currency without a rate above 0, and for CNY with another rate than 1.
 */
export function amountsOf(
  charge: string,
  { currency, taxRate, taxIncluded }: Pick<TariffDetail, 'currency' | 'taxRate' | 'taxIncluded'>,
  rate: string | undefined,
): Amounts | undefined {
  const exchangeRate = rate ?? (currency === home ? '1' : '0')
  const isRight =
    currency === home ? compare(exchangeRate, '1') === 0 : compare(exchangeRate, '0') > 0
  if (!isRight) throw new RangeError(`No exchange rate for ${currency}`)
  const digits = digitsOf(currency)
  const rounded = roundMoney(charge, digits)
  if (!isMoney(rounded)) return undefined
  const parted = taxIncluded
    ? { gross: rounded, ...splitTax(rounded, taxRate, digits) }
    : { net: rounded, ...addTax(rounded, taxRate, digits) }
  const { gross, net, tax } = parted
  if (!isMoney(gross)) return undefined
  if (currency === home)
    return {
      currency,
      gross,
      net,
      tax,
      exchangeRate,
      localGross: gross,
      localNet: net,
      localTax: tax,
    }
  const localGross = roundMoney(multiply(gross, exchangeRate))
  if (!isMoney(localGross)) return undefined
  const local = splitTax(localGross, taxRate)
  return {
    currency,
    gross,
    net,
    tax,
    exchangeRate,
    localGross,
    localNet: local.net,
    localTax: local.tax,
  }
}

const isMoney = (amount: string): boolean => isDecimal(amount, 'money')
