import { addDays, daysBetween } from '../../../kernel/calendar.ts'
import { add, compare, isNegative, isZero, multiply, subtract } from '../../../kernel/decimal.ts'

/*
 * A quantity over time as a staircase. Days are numbers here, so that a long stay costs as much as a short one; only the
 * calendar turns dates into numbers and back.
 */

/** From `day` on the quantity is `qty`, until the next entry; zero before the first. Sorted by day, each day once. */
export type Steps = readonly { readonly day: number; readonly qty: string }[]

const origin = '2000-01-01'

/** The number of a day; the day after has the next number. RangeError when it is no day. */
export const dayNumber = (date: string): number => daysBetween(origin, date)

/** The day of a number, yyyy-MM-dd. */
export const dateOf = (day: number): string => addDays(origin, day)

/** The staircase of changes, each from its day on; changes of one day are added up. */
export function fromChanges(changes: Iterable<readonly [day: number, change: string]>): Steps {
  const byDay = new Map<number, string>()
  for (const [day, change] of changes) byDay.set(day, add(byDay.get(day) ?? '0', change))
  let qty = '0'
  return [...byDay]
    .sort(([a], [b]) => a - b)
    .filter(([, change]) => !isZero(change))
    .map(([day, change]) => ({ day, qty: (qty = add(qty, change)) }))
}

function* changesOf(steps: Steps): Generator<[number, string]> {
  let before = '0'
  for (const { day, qty } of steps) {
    yield [day, subtract(qty, before)]
    before = qty
  }
}

/** The sum of staircases. */
export function total(all: readonly Steps[]): Steps {
  if (all.length === 1) return all[0]!
  return fromChanges(all.flatMap((steps) => [...changesOf(steps)]))
}

/** a - b. */
export const minus = (a: Steps, b: Steps): Steps =>
  total([a, b.map(({ day, qty }) => ({ day, qty: subtract('0', qty) }))])

/** Nothing below zero. */
export const floored = (steps: Steps): Steps =>
  steps.some(({ qty }) => isNegative(qty))
    ? steps.map((step) => (isNegative(step.qty) ? { day: step.day, qty: '0' } : step))
    : steps

/** a × b, day by day. */
export function product(a: Steps, b: Steps): Steps {
  const days = [...new Set([...a, ...b].map(({ day }) => day))].sort((x, y) => x - y)
  return days.map((day) => ({ day, qty: multiply(valueAt(a, day), valueAt(b, day)) }))
}

/** The quantity on a day. */
export function valueAt(steps: Steps, day: number): string {
  let [low, high] = [0, steps.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (steps[middle]!.day <= day) low = middle + 1
    else high = middle
  }
  return low === 0 ? '0' : steps[low - 1]!.qty
}

/**
 * Of the quantity of each day what is still there on day `end`: the lowest that it falls to until then. From `end` on it
 * is the quantity itself. Goods that come in later are taken to leave first.
 */
export function survivors(steps: Steps, end: number): Steps {
  const later = steps.filter(({ day }) => day > end)
  let lowest = valueAt(steps, end)
  const earlier: { day: number; qty: string }[] = []
  for (const { day, qty } of steps.filter((step) => step.day <= end).toReversed()) {
    if (compare(qty, lowest) < 0) lowest = qty
    earlier.push({ day, qty: lowest })
  }
  return [...earlier.toReversed(), ...later]
}
