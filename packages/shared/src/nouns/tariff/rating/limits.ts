import { endOfMonth } from '../../../kernel/calendar.ts'
import {
  add,
  compare,
  divide,
  isNegative,
  multiply,
  subtract,
  sum,
} from '../../../kernel/decimal.ts'
import type { TariffDetail } from './types.ts'

/** A raw charge before the minimum: of the whole line, or of one month of it when minScope is MONTH. */
export type RawCharge = {
  raw: string
  /** False when every day is free or nothing happened: then there is no minimum either. */
  isPayable: boolean
  /** A day of the month, for minScope MONTH. */
  month?: string
  /**
   * Days in store (docs/domain/fees.md#minimum-and-cap); missing when the fee is not by day, and then nothing is
   * prorated.
   */
  days?: number
}

/** What lines of the same order (ORDER) or of the first month (MONTH) have already charged: sums, and their days in store. */
export type Earlier = { raw: string; charged: string; days: number }

/** How the charge comes about, in order; `amount` is what stands after the step. */
export type Step =
  | { kind: 'RAW'; amount: string }
  | {
      kind: 'MINIMUM'
      amount: string
      minCharge: string
      /** yyyy-MM, for minScope MONTH. */
      month?: string
      /** BY_DAY: minCharge × days ÷ ofDays. */
      days?: number
      ofDays?: number
    }
  | { kind: 'EARLIER'; amount: string; raw: string; charged: string }
  | { kind: 'CAP'; amount: string; maxCharge: string }
  | { kind: 'ROUNDED'; amount: string }

type Limits = Pick<TariffDetail, 'minCharge' | 'minScope' | 'minProrate' | 'maxCharge'>

/**
 * charge = max(raw, minimum), then min(charge, maxCharge) (docs/domain/fees.md#minimum-and-cap). The minimum of an
 * order or month is charged by its first line and used up by the later ones: each pays max(raw so far, minimum) less
 * what was charged before. MONTH takes the minimum month by month; BY_DAY holds for MONTH only. The cap is the line's.
 */
export function limited(
  charges: readonly RawCharge[],
  limits: Limits,
  earlier: Earlier | undefined,
): { amount: string; steps: Step[] } {
  let amount = sum(charges.map(({ raw }) => raw))
  const steps: Step[] = [{ kind: 'RAW', amount }]
  const before = limits.minScope === 'LINE' || limits.minCharge === null ? undefined : earlier
  for (const [at, charge] of charges.entries()) {
    const known = at === 0 ? before : undefined
    const soFar = add(charge.raw, known?.raw ?? '0')
    const minimum = minimumOf(charge, limits, known?.days ?? 0)
    const isBelow = minimum !== undefined && compare(soFar, minimum.value) < 0
    const reached = isBelow ? minimum.value : soFar
    if (isBelow) {
      amount = add(amount, subtract(reached, charge.raw))
      steps.push({ kind: 'MINIMUM', amount, ...minimum.why })
    } else if (known) amount = add(amount, known.raw)
    if (known) {
      const rest = subtract(reached, known.charged)
      const owed = isNegative(rest) ? '0' : rest
      amount = add(subtract(amount, reached), owed)
      steps.push({ kind: 'EARLIER', amount, raw: known.raw, charged: known.charged })
    }
  }
  const { maxCharge } = limits
  if (maxCharge !== null && compare(amount, maxCharge) > 0)
    steps.push({ kind: 'CAP', amount: (amount = maxCharge), maxCharge })
  return { amount, steps }
}

function minimumOf({ isPayable, month, days }: RawCharge, limits: Limits, earlierDays: number) {
  const { minCharge, minScope, minProrate } = limits
  if (minCharge === null || !isPayable) return undefined
  if (minScope !== 'MONTH' || month === undefined) return { value: minCharge, why: { minCharge } }
  const why = { minCharge, month: month.slice(0, 7) }
  if (minProrate !== 'BY_DAY' || days === undefined) return { value: minCharge, why }
  const [inStore, ofDays] = [days + earlierDays, Number(endOfMonth(month).slice(8))]
  const value = divide(multiply(minCharge, String(inStore)), String(ofDays))
  return { value, why: { ...why, days: inStore, ofDays } }
}
