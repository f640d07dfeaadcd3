import { addDays } from '@yuncang/shared/kernel/calendar'
import { sum } from '@yuncang/shared/kernel/decimal'
import type { Earlier } from '@yuncang/shared/nouns/tariff/rating/limits'
import type { Rating } from '@yuncang/shared/nouns/tariff/rating/rate'
import type { Period, TariffDetail } from '@yuncang/shared/nouns/tariff/rating/types'

/* The periods of storage: where they begin and end, and what the earlier ones leave to a later one. */

const byStart = (a: Period, b: Period) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0)

/**
 * The periods by which the storage of one document and owner is charged: those that are there, and what is missing from
 * the first day to the last one, so that they meet without gap or overlap. Periods before the first day go, one that the
 * first day lies in begins there, unless a bill fixes it.
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

/** A period that was rated for the same document, owner and fee. */
export type Rated = Period & { readonly detail: TariffDetail; readonly rating: Rating }

/**
 * What the lines before a day come to in the scope of a price's limits (docs/domain/fees.md#minimum-and-cap): those of
 * the order, or of its month; undefined when there are none.
 */
export function earlierOf(
  rated: readonly Rated[],
  detail: TariffDetail,
  from: string,
): Earlier | undefined {
  const isAlike = detail.minScope === 'LINE' ? isSameLine : isSamePrice
  const month = from.slice(0, 7)
  const shares = rated
    .filter((each) => isAlike(each.detail, detail))
    .flatMap(({ rating }) => rating.shares)
    .filter((share) => detail.minScope === 'ORDER' || share.month === month)
  if (shares.length === 0) return undefined
  return {
    raw: sum(shares.map(({ raw }) => raw)),
    charged: sum(shares.map(({ charged }) => charged)),
    days: shares.reduce((all, { days }) => all + days, 0),
    isPayable: shares.some(({ isPayable }) => isPayable),
  }
}

/** The first day from which lines in the same unit have counted the months of storage without a gap; `from` when none has. */
export function countedSince(
  rated: readonly Rated[],
  { calcMethod, unit, conditions }: TariffDetail,
  from: string,
): string {
  const alike = rated.filter(
    ({ detail }) =>
      detail.calcMethod === calcMethod &&
      detail.unit === unit &&
      JSON.stringify(detail.conditions) === JSON.stringify(conditions),
  )
  let since = from
  for (const each of alike.toReversed()) if (addDays(each.to, 1) === since) since = each.from
  return since
}

const isSameLine = (a: TariffDetail, b: TariffDetail) => a.detailId === b.detailId

/** Versions of a price have lines of their own, which are about the same goods. */
const isSamePrice = (a: TariffDetail, b: TariffDetail) =>
  a.currency === b.currency && JSON.stringify(a.conditions) === JSON.stringify(b.conditions)
