import { endOfMonth } from '../../../kernel/calendar.ts'
import {
  add,
  compare,
  divide,
  isNegative,
  multiply,
  roundMoney,
  subtract,
  sum,
} from '../../../kernel/decimal.ts'
import { digitsOf } from '../../../kernel/currency.ts'
import type { TariffDetail } from './types.ts'

/** A raw charge before its limits: of one month, of the whole line when minScope is ORDER, or of one work. */
export type RawCharge = {
  raw: string
  /** False when every day is free or nothing happened: then there is no minimum either. */
  isPayable: boolean
  /** A day of the month that the charge and its limits belong to; without one they are those of the order or line. */
  month?: string
  /**
   * Days in store (docs/domain/fees.md#minimum-and-cap); missing when the fee is not by day, and then nothing is
   * prorated.
   */
  days?: number
}

/** What charges have come to together. `raw` leaves out what a cap let go, so that it never comes back. */
export type Earlier = { raw: string; charged: string; days: number; isPayable: boolean }

/** What a line adds to its order, or to a month (yyyy-MM) that other lines may be of too. */
export type Share = Earlier & { month?: string }

/** How the charge comes about, in order; `amount` is what stands after the step. */
export type Step =
  | { kind: 'RAW'; amount: string }
  | {
      kind: 'MINIMUM'
      amount: string
      minCharge: string
      /** yyyy-MM, where the minimum is that of a month. */
      month?: string
      /** BY_DAY: minCharge × days ÷ ofDays. */
      days?: number
      ofDays?: number
    }
  | {
      kind: 'CAP'
      amount: string
      maxCharge: string
      /** yyyy-MM, where the cap is that of a month. */
      month?: string
    }
  | { kind: 'EARLIER'; amount: string; raw: string; charged: string }
  | { kind: 'ROUNDED'; amount: string }

type Limits = Pick<TariffDetail, 'minCharge' | 'minScope' | 'minProrate' | 'maxCharge' | 'currency'>

/** Whether a price has a minimum or a cap. */
export const isLimited = ({ minCharge, maxCharge }: Limits): boolean =>
  minCharge !== null || maxCharge !== null

/**
 * charge = max(raw, minimum), then min(charge, maxCharge), in the scope of minScope (docs/domain/fees.md#minimum-and-cap).
 * Lines of one scope follow each other: each pays what all of them come to, in whole cents, less what was charged before,
 * so that their sum does not depend on where they were parted. `earlier` is what the lines before come to in the scope
 * of the first charge. Without minimum and cap a line is for itself, and not rounded here.
 */
export function limited(
  { raw, charges }: { raw: string; charges: readonly RawCharge[] },
  limits: Limits,
  earlier: Earlier | undefined,
): { amount: string; steps: Step[]; shares: Share[] } {
  const { maxCharge, minScope } = limits
  const steps: Step[] = [{ kind: 'RAW', amount: raw }]
  if (!isLimited(limits))
    return { amount: raw, steps, shares: charges.map((each) => shareOf(each, each.raw, each.raw)) }
  const shares: Share[] = []
  let stands = raw
  for (const [at, charge] of charges.entries()) {
    const isAlone = minScope === 'LINE' && charge.month === undefined
    const known = at === 0 && !isAlone ? earlier : undefined
    const soFar = add(charge.raw, known?.raw ?? '0')
    const minimum = minimumOf(charge, limits, known)
    let reached = soFar
    const reach = (value: string) => {
      stands = add(stands, subtract(value, reached))
      reached = value
      return stands
    }
    stands = add(stands, known?.raw ?? '0')
    if (minimum && compare(reached, minimum.value) < 0)
      steps.push({ kind: 'MINIMUM', amount: reach(minimum.value), ...minimum.why })
    if (maxCharge !== null && compare(reached, maxCharge) > 0)
      steps.push({ kind: 'CAP', amount: reach(maxCharge), maxCharge, ...monthOf(charge) })
    if (known) {
      const rest = subtract(reached, known.charged)
      const amount = reach(isNegative(rest) ? '0' : rest)
      steps.push({ kind: 'EARLIER', amount, raw: known.raw, charged: known.charged })
    }
    const counted = maxCharge !== null && compare(soFar, maxCharge) > 0 ? maxCharge : soFar
    const added = subtract(counted, known?.raw ?? '0')
    shares.push(shareOf(charge, added, roundMoney(reached, digitsOf(limits.currency))))
  }
  return { amount: sum(shares.map(({ charged }) => charged)), steps, shares }
}

const monthOf = ({ month }: RawCharge) => (month === undefined ? {} : { month: month.slice(0, 7) })

const shareOf = (charge: RawCharge, raw: string, charged: string): Share => ({
  raw,
  charged,
  days: charge.days ?? 0,
  isPayable: charge.isPayable,
  ...monthOf(charge),
})

function minimumOf(charge: RawCharge, limits: Limits, known: Earlier | undefined) {
  const { isPayable, month, days } = charge
  const { minCharge, minScope, minProrate } = limits
  if (minCharge === null || !(isPayable || known?.isPayable)) return undefined
  const why = { minCharge, ...monthOf(charge) }
  const isByDay = minScope === 'MONTH' && minProrate === 'BY_DAY'
  if (!isByDay || month === undefined || days === undefined) return { value: minCharge, why }
  const [inStore, ofDays] = [days + (known?.days ?? 0), Number(endOfMonth(month).slice(8))]
  const value = divide(multiply(minCharge, String(inStore)), String(ofDays))
  return { value, why: { ...why, days: inStore, ofDays } }
}
