import { addDays } from '@yuncang/shared/domain/calendar'
import { add } from '@yuncang/shared/domain/decimal'
import type { Earlier } from '@yuncang/shared/domain/rating/limits'
import { rate, type Business, type Rating } from '@yuncang/shared/domain/rating/rate'
import type { Period, TariffDetail } from '@yuncang/shared/domain/rating/types'

/** A period that was rated for the same document, owner and fee. */
export type Rated = Period & { readonly detail: TariffDetail; readonly rating: Rating }
type Storage = Extract<Business, { kind: 'STORAGE' }>

/** What the earlier lines under the same price have used of a minimum of the order or the month; undefined without one. */
export function earlierOf(
  rated: readonly Rated[],
  detail: TariffDetail,
  storage: Storage,
): Earlier | undefined {
  if (detail.minCharge === null || detail.minScope === 'LINE') return undefined
  const alike = rated.filter((each) => isSamePrice(each.detail, detail))
  if (detail.minScope === 'ORDER') return total(alike.map(({ rating }) => rating))
  const month = `${storage.period.from.slice(0, 7)}-01`
  const inMonth = alike.filter(({ to }) => to >= month)
  return total(
    inMonth.map((each) =>
      each.from >= month ? each.rating : part(detail, storage, { from: month, to: each.to }),
    ),
  )
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

/** The share of a month in a line that began before it; the rate does not matter to the charge. */
const part = (detail: TariffDetail, storage: Storage, period: Period): Rating =>
  rate(detail, { ...storage, period }, { exchangeRate: '1' })

/** Versions of a price have lines of their own, which are about the same goods. */
const isSamePrice = (a: TariffDetail, b: TariffDetail) =>
  JSON.stringify(a.conditions) === JSON.stringify(b.conditions)

const total = (ratings: readonly Rating[]): Earlier | undefined =>
  ratings.length === 0
    ? undefined
    : ratings
        .map(({ steps, daysInStore }) => ({
          raw: steps[0]!.amount,
          charged: steps.at(-1)!.amount,
          days: daysInStore,
        }))
        .reduce((a, b) => ({
          raw: add(a.raw, b.raw),
          charged: add(a.charged, b.charged),
          days: a.days + b.days,
        }))
