import { addDays } from '@yuncang/shared/kernel/calendar'
import { add, negate, round, sum } from '@yuncang/shared/kernel/decimal'
import type { StatementEntry } from '@yuncang/shared/nouns/bill-statement/contract'
import type { EntryKind } from '@yuncang/shared/nouns/bill-statement/rules'
import { debtAges } from '@yuncang/shared/nouns/report/rules'

/*
 * What a customer owes in one currency, from day to day (docs/domain/bills.md#statement-of-account). A bill counts from
 * the day of its audit with its fees, and what is taken off it or settles it from a day of its own, never before the
 * bill: so the balance of any day is what was outstanding of the bills of that day.
 */

/** Something that changed what is outstanding of a bill; below 0 it is less. */
export type Change = {
  readonly id: string
  readonly day: string
  readonly kind: Exclude<EntryKind, 'opening' | 'closing'>
  readonly no: string
  readonly recordId: string
  readonly billId: string
  readonly billNo: string
  readonly period: string
  readonly dueDate: string
  readonly amount: string
}

export type Range = { readonly dateFrom: string; readonly dateTo: string }

const isOfBill = ({ kind }: Change): boolean => kind === 'bill' || kind === 'credit'
const isSettling = ({ kind }: Change): boolean =>
  kind === 'payment' || kind === 'refund' || kind === 'offset'

const amountOf = (some: readonly Change[]): string =>
  round(sum(some.map(({ amount }) => amount)), 'money')

/** Bills before what is done with them, both by number. */
const inOrder = (a: Change, b: Change): number => {
  if (a.day !== b.day) return a.day < b.day ? -1 : 1
  const rank = (change: Change) => (isOfBill(change) ? 0 : isSettling(change) ? 2 : 1)
  return rank(a) - rank(b) || (a.no < b.no ? -1 : a.no > b.no ? 1 : 0)
}

/** Rows of one payment on one day are one, over all the bills that it settles. */
const rowsOf = (changes: readonly Change[]): Change[][] => [
  ...Map.groupBy(changes.toSorted(inOrder), (change) =>
    isSettling(change) ? `${change.day} ${change.kind} ${change.recordId}` : change.id,
  ).values(),
]

export type Accounted = {
  readonly entries: StatementEntry[]
  readonly opening: string
  readonly charged: string
  readonly settled: string
  readonly closing: string
}

/** The account of these days: what was owed before them, what changed it, and what is owed after them. */
export function accountOf(
  changes: readonly Change[],
  { dateFrom, dateTo }: Range,
  currency: string,
): Accounted {
  const opening = amountOf(changes.filter(({ day }) => day < dateFrom))
  const within = changes.filter(({ day }) => day >= dateFrom && day <= dateTo)
  let balance = opening
  const entries = rowsOf(within).map((some): StatementEntry => {
    const [first] = some
    const { id, day, kind, no, recordId, period, dueDate } = first! // groups have some
    const amount = amountOf(some)
    balance = round(add(balance, amount), 'money')
    const isBill = isOfBill(first!)
    const settles = isSettling(first!)
    return {
      id,
      day,
      kind,
      no,
      recordId,
      period: isBill ? period : '',
      dueDate: isBill ? dueDate : null,
      about: isBill ? '' : some.map(({ billNo }) => billNo).join(' '),
      charged: settles ? null : amount,
      settled: settles ? negate(amount) : null,
      balance,
      currency,
    }
  })
  const still = (kind: EntryKind, day: string, owed: string): StatementEntry => ({
    id: kind,
    day,
    kind,
    no: '',
    recordId: '',
    period: '',
    dueDate: null,
    about: '',
    charged: null,
    settled: null,
    balance: owed,
    currency,
  })
  return {
    entries: [still('opening', dateFrom, opening), ...entries, still('closing', dateTo, balance)],
    opening,
    charged: amountOf(within.filter((change) => !isSettling(change))),
    settled: negate(amountOf(within.filter(isSettling))),
    closing: balance,
  }
}

export type Ages = Record<'notDue' | 'first' | 'second' | 'third' | 'older', string>

/** What of a day's balance is due after it, and what was due so many days before. */
export function agesOf(changes: readonly Change[], day: string): Ages {
  const [first, second, third] = debtAges
  const isSince = (dueDate: string, days: number) => dueDate >= addDays(day, -days)
  const ageOf = (dueDate: string): keyof Ages => {
    if (isSince(dueDate, 0)) return 'notDue'
    if (isSince(dueDate, first)) return 'first'
    if (isSince(dueDate, second)) return 'second'
    return isSince(dueDate, third) ? 'third' : 'older'
  }
  const byAge = Map.groupBy(
    changes.filter((each) => each.day <= day),
    ({ dueDate }) => ageOf(dueDate),
  )
  const of = (age: keyof Ages) => amountOf(byAge.get(age) ?? [])
  return {
    notDue: of('notDue'),
    first: of('first'),
    second: of('second'),
    third: of('third'),
    older: of('older'),
  }
}
