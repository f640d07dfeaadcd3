import { compare, isZero } from '../../../kernel/decimal.ts'
import { dateOf, dayNumber, floored, fromChanges, total, valueAt, type Steps } from './steps.ts'
import type { DayCountMode, Lot, Movement, Period } from './types.ts'

/** Days of one balance, both ends included. */
export type Balance = { from: string; to: string; days: number; qty: string }

// From which day on a movement counts: its own (0) or the next (1). The formulas of docs/domain/fees.md#day-counts,
// solved for each side.
const delays = {
  HEAD_ONLY: { in: 0, out: 0 },
  BOTH: { in: 0, out: 1 },
  TAIL_ONLY: { in: 1, out: 1 },
  NEITHER: { in: 1, out: 0 },
} as const satisfies Record<DayCountMode, { in: 0 | 1; out: 0 | 1 }>

/**
 * The chargeable balance of a lot under a day-count mode, floored at 0 (docs/domain/fees.md#day-counts), in the measure
 * that `measure` reads from a movement. A handover counts on its own day, except that what comes in on that very day has
 * to count by the mode first.
 */
export function lotBalance(
  lot: Lot,
  mode: DayCountMode,
  measure: (movement: Movement) => string,
): Steps {
  const changes = lot.movements.map((movement) => {
    const qty = measure(movement)
    const isIn = compare(qty, '0') > 0 !== (movement.reversal ?? false)
    const isHandover = movement.handover && !(isIn && movement.bizDate === lot.inboundDate)
    const delay = isHandover ? 0 : delays[mode][isIn ? 'in' : 'out']
    return [dayNumber(movement.bizDate) + delay, qty] as const
  })
  return floored(fromChanges(changes))
}

/** The first days of the stretches of a period on which nothing changes, in order; the first one is `from`. */
export function cutsOf(all: readonly Steps[], more: Iterable<number>, from: number, to: number) {
  const cuts = new Set([from, ...more])
  for (const steps of all) for (const { day } of steps) cuts.add(day)
  return [...cuts].filter((day) => day >= from && day <= to).sort((a, b) => a - b)
}

/**
 * What a business has in store on the days of a period under a day-count mode, its lots added up: stretches of equal
 * balance without the empty ones. RangeError when a day does not exist.
 */
export function dailyBalances(lots: readonly Lot[], mode: DayCountMode, period: Period): Balance[] {
  const balance = total(lots.map((lot) => lotBalance(lot, mode, ({ qty }) => qty)))
  const to = dayNumber(period.to)
  const cuts = cutsOf([balance], [], dayNumber(period.from), to)
  return cuts
    .map((day, at) => {
      const last = (cuts[at + 1] ?? to + 1) - 1
      const qty = valueAt(balance, day)
      return { from: dateOf(day), to: dateOf(last), days: last - day + 1, qty }
    })
    .filter(({ qty }) => !isZero(qty))
}
