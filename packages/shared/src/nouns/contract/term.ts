import { addDays, addMonths, daysBetween } from '../../kernel/calendar.ts'
import type { MessageParams } from '../../kernel/messages/types.ts'

export type Term = { readonly startDate: string; readonly endDate: string }

/** How many whole months a term has, undefined when it ends within one. */
function monthsOf({ startDate, endDate }: Term): number | undefined {
  const next = addDays(endDate, 1)
  const years = Number(next.slice(0, 4)) - Number(startDate.slice(0, 4))
  const months = years * 12 + Number(next.slice(5, 7)) - Number(startDate.slice(5, 7))
  return months > 0 && addMonths(startDate, months) === next ? months : undefined
}

/** The term from a day on that is as long as another one: in months where that one has whole months, else in days. */
export function termFrom(startDate: string, like: Term): Term {
  const months = monthsOf(like)
  const endDate =
    months === undefined
      ? addDays(startDate, daysBetween(like.startDate, like.endDate))
      : addDays(addMonths(startDate, months), -1)
  return { startDate, endDate }
}

/** The term that a renewal begins with: as long as the old one, from the day after it. */
export const termOfRenewal = (old: Term): Term => termFrom(addDays(old.endDate, 1), old)

/** The term that follows another one, from today on when that one is over long since. */
export function termAfter(old: Term, today: string): Term {
  const next = addDays(old.endDate, 1)
  return termFrom(next < today ? today : next, old)
}

export type TermFault = {
  field: keyof Term
  reason: 'contract.datesReversed' | 'contract.renewalOverlaps'
  params: MessageParams
}

/** What is wrong with a term by itself; a day that is missing is said elsewhere. */
export function termFault({ startDate: from, endDate: to }: Term): TermFault | undefined {
  if (from === '' || to === '' || from <= to) return undefined
  return { field: 'endDate', reason: 'contract.datesReversed', params: { from, to } }
}

/** What is wrong with the term of a renewal: no day belongs to both contracts. */
export function renewalFault(
  term: Term,
  { contractNo: no, endDate: to }: Term & { readonly contractNo: string },
): TermFault | undefined {
  const { startDate: from } = term
  if (from !== '' && from <= to)
    return { field: 'startDate', reason: 'contract.renewalOverlaps', params: { no, from, to } }
  return termFault(term)
}
