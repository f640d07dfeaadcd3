import { AppError } from '@yuncang/shared/errors'
import { fitsCurrency } from '@yuncang/shared/kernel/currency'

/** Throws 400 for money with more decimals than its currency has (docs/domain/values.md#tax). */
export function assertFitsCurrency(currency: string, amounts: readonly string[]): void {
  const amount = amounts.find((each) => !fitsCurrency(each, currency))
  if (amount !== undefined) throw new AppError('value.noDecimals', { params: { currency, amount } })
}
