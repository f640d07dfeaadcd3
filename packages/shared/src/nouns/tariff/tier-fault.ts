import { add, compare, isDecimal, isNegative } from '../../kernel/decimal.ts'
import type { MessageParams } from '../../kernel/messages/types.ts'
import type { Reason } from '../../messages.ts'

type Tier = {
  readonly fromValue: string
  readonly toValue: string | null
  readonly price: string
}

/** The first row that is wrong, counted from 0, with the sentence that says how. */
export type TierFault = { row: number; reason: Reason; params: MessageParams }

/**
 * What is wrong with the tiers of a price (docs/domain/contracts.md#tariff-lines), asked wherever tiers are typed, saved or
 * charged by. They start at 0 or 1 and cover everything once; the last one and only that one has no end. Days, and
 * quantities that start at 1, are whole and go on at the next number (1-30, 31-60); quantities that start at 0 go on where
 * the row before ends (0-10, 10-20).
 */
export function tierFault(
  calcMethod: 'TIER_DAY' | 'TIER_QTY',
  tiers: readonly Tier[],
): TierFault | undefined {
  const [first] = tiers
  if (!first) return { row: 0, reason: 'tariff.tiersRequired', params: {} }
  const isByDay = calcMethod === 'TIER_DAY'
  const isWhole = goesOnAtNext(calcMethod, first.fromValue)
  for (const [row, tier] of tiers.entries()) {
    const fault = (reason: Reason, params: MessageParams = {}): TierFault => ({
      row,
      reason,
      params: { row: row + 1, ...params },
    })
    const { fromValue, toValue, price } = tier
    const bounds = toValue === null ? [fromValue] : [fromValue, toValue]
    if (!bounds.every(isBound) || !isPrice(price)) return fault('tariff.tierFigure')
    if (row === 0 && !isAt(fromValue, '0') && !isAt(fromValue, '1'))
      return fault('tariff.tierStart')
    if (isWhole && !bounds.every((each) => whole.test(each)))
      return fault(isByDay ? 'tariff.tierDays' : 'tariff.tierWhole')
    const before = tiers[row - 1]?.toValue ?? null
    const from = before === null ? fromValue : add(before, isWhole ? '1' : '0')
    if (compare(fromValue, from) !== 0) return fault('tariff.tierGap', { from })
    const isLast = row === tiers.length - 1
    if (toValue === null && !isLast) return fault('tariff.tierEndless')
    if (toValue !== null && isLast) return fault('tariff.tierEnd')
    if (toValue !== null && compare(toValue, fromValue) < (isWhole ? 0 : 1))
      return fault('tariff.tierOrder')
  }
  return undefined
}

/** Whether a tier begins one after the end of the one before, by the method and where the first begins. */
export const goesOnAtNext = (calcMethod: string, start: string): boolean =>
  calcMethod === 'TIER_DAY' || !isAt(start, '0')

const whole = /^\d+(?:\.0+)?$/
const isBound = (text: string) => isDecimal(text, 'qty') && !isNegative(text)
const isPrice = (text: string) => isDecimal(text, 'price') && !isNegative(text)
const isAt = (text: string, start: string) => isDecimal(text, 'qty') && compare(text, start) === 0
