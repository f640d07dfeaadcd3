import { compare, roundMoney, scales } from './decimal.ts'

// Dictionary CURRENCY (docs/domain/tenants.md#dictionaries): JPY and KRW have no decimals.
const withoutDecimals = new Set(['JPY', 'KRW'])

/** How many decimals an amount of a currency has. */
export const digitsOf = (currency: string): number =>
  withoutDecimals.has(currency) ? 0 : scales.money.digits

/** Whether money has no more decimals than its currency. */
export const fitsCurrency = (amount: string, currency: string): boolean =>
  compare(roundMoney(amount, digitsOf(currency)), amount) === 0
