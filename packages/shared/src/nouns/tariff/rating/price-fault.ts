import { compare, isDecimal, isNegative, type DecimalKind } from '../../../kernel/decimal.ts'
import { hasTiers } from '../rules.ts'
import { tierFault } from '../tier-fault.ts'
import type { TariffDetail } from './types.ts'

/**
 * Why nothing can be charged by a price: a tier (`detail` is its number), its method or another of its terms, or an amount
 * that is more than money holds.
 */
export type PriceFault = { what: 'TIERS' | 'TERMS' | 'AMOUNT'; detail: string }

/** What is wrong with a price in itself, whatever it is to charge. */
export function priceFault(tariff: TariffDetail): PriceFault | undefined {
  const { calcMethod, price, taxRate, freeDays, tiers, minCharge, maxCharge, qtyStep } = tariff
  const wrong = hasTiers(calcMethod) ? tierFault(calcMethod, tiers) : undefined
  if (wrong) return { what: 'TIERS', detail: String(wrong.row + 1) }
  const holds =
    isFigure(price, 'price') &&
    isFigure(taxRate, 'rate') &&
    Number.isSafeInteger(freeDays) &&
    freeDays >= 0 &&
    [minCharge, maxCharge].every((limit) => limit === null || isFigure(limit, 'money')) &&
    (qtyStep === null || (isFigure(qtyStep, 'qty') && compare(qtyStep, '0') > 0))
  return holds ? undefined : { what: 'TERMS', detail: '' }
}

const isFigure = (text: string, kind: DecimalKind) => isDecimal(text, kind) && !isNegative(text)
