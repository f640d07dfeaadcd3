import { sum } from '@yuncang/shared/kernel/decimal'
import { money } from '../../lib/money.ts'

/**
 * The sum below a column of money, empty where rows have several currencies or are receivable and payable: dollars and
 * yuan do not add up, nor does what is owed to us and what we owe.
 */
export function moneyTotal<K extends string>(
  rows: readonly ({ readonly currency: string; readonly recPay: number } & Readonly<
    Record<K, string>
  >)[],
  key: K,
): string {
  const kinds = new Set(rows.map(({ currency, recPay }) => `${recPay} ${currency}`))
  return kinds.size > 1 ? '' : money(sum(rows.map((row) => row[key])), rows[0]?.currency ?? 'CNY')
}
