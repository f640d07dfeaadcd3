import { addDays } from '../calendar.ts'
import type { Period } from '../rating/types.ts'

const byStart = (a: Period, b: Period) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0)

/**
 * The periods by which the storage of one document and owner is charged: those that are there, and what is missing from
 * the first day to the last one, so that they meet without gap or overlap (domain.md §6). Periods before the first day
 * go, one that the first day lies in begins there, unless a bill fixes it.
 */
export function periodsFrom(
  start: string,
  until: string,
  existing: readonly (Period & { readonly isFixed: boolean })[],
): (Period & { isFixed: boolean; isNew: boolean })[] {
  const known = distinct(existing)
    .filter(({ to, isFixed }) => isFixed || to >= start)
    .map((each) => ({
      ...each,
      from: each.isFixed || each.from >= start ? each.from : start,
      isNew: false,
    }))
  const all: (Period & { isFixed: boolean; isNew: boolean })[] = []
  let next = start
  for (const period of known) {
    const end = addDays(period.from, -1)
    if (next <= end) all.push({ from: next, to: end, isFixed: false, isNew: true })
    all.push(period)
    if (period.to >= next) next = addDays(period.to, 1)
  }
  if (next <= until) all.push({ from: next, to: until, isFixed: false, isNew: true })
  return all
}

/** Each period once, fixed when any of its lines is; parts of a period that lies inside another one are not told apart. */
function distinct(periods: readonly (Period & { readonly isFixed: boolean })[]) {
  const found = new Map<string, Period & { isFixed: boolean }>()
  for (const { from, to, isFixed } of periods) {
    const key = `${from} ${to}`
    found.set(key, { from, to, isFixed: isFixed || (found.get(key)?.isFixed ?? false) })
  }
  return [...found.values()].sort(byStart)
}

/** A period cut so that each of the days begins a piece. */
export function cutAt({ from, to }: Period, days: Iterable<string>): Period[] {
  const cuts = [...new Set(days)].filter((day) => from < day && day <= to).sort()
  return [from, ...cuts].map((start, at) => ({
    from: start,
    to: cuts[at] === undefined ? to : addDays(cuts[at], -1),
  }))
}
