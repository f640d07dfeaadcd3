import { compare, isDecimal } from '../kernel/decimal.ts'
import { error, quoted, type Finding } from './finding.ts'

/** #TAX_RATE (docs/domain/tenants.md#dictionaries). */
export const taxRates = ['0', '0.01', '0.03', '0.06', '0.09', '0.13'] as const

/** One of the rates by value: the database writes 0.06 as 0.060000. */
export const checkTaxRate = (text: string): Finding | undefined =>
  isDecimal(text, 'rate') && taxRates.some((rate) => compare(rate, text) === 0)
    ? undefined
    : error('validate.taxRate.unknown', { value: quoted(text), known: taxRates })
