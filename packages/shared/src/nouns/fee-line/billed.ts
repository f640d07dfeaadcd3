import { splitTax } from '../../kernel/decimal.ts'

type Figures = { amount: string; netAmount: string; taxAmount: string }
type Line = Figures & { currency: string; taxRate: string; localAmount: string }

/**
 * What a line is on a bill of a currency: a foreign one on a bill in CNY is its amount in CNY, split at its own tax rate
 * (docs/domain/bills.md#foreign-fees-in-cny).
 */
export function billedIn(currency: string, line: Line): Figures {
  const { amount, netAmount, taxAmount, localAmount, taxRate } = line
  if (line.currency === currency) return { amount, netAmount, taxAmount }
  const { net, tax } = splitTax(localAmount, taxRate)
  return { amount: localAmount, netAmount: net, taxAmount: tax }
}
