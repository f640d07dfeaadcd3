import { addDays } from '../../kernel/calendar.ts'

/* From which day to which a price line prices nothing (docs/domain/contracts.md#stopped-lines). */

/** Days on which a line is stopped, the last one among them; without end until it is resumed. */
export type Stop = { readonly from: string; readonly to: string | null }

export type Stoppable = {
  /** Stopped without end; without `stops` on every day there is. */
  readonly isStop: 0 | 1
  readonly stops?: readonly Stop[]
}

const always = '0001-01-01'

const stopsOf = ({ isStop, stops = [] }: Stoppable): readonly Stop[] =>
  stops.length === 0 && isStop === 1 ? [{ from: always, to: null }] : stops

export const isStoppedOn = (line: Stoppable, day: string): boolean =>
  stopsOf(line).some(({ from, to }) => from <= day && (to === null || day <= to))

/** Whether a line prices nothing on any of these days. */
export const isStoppedWithin = (line: Stoppable, first: string, last: string): boolean =>
  stopsOf(line).some(({ from, to }) => from <= first && (to === null || last <= to))

/** Whether two lines price nothing on the same days. */
export function areStoppedAlike(one: Stoppable, other: Stoppable): boolean {
  const [some, others] = [stopsOf(one), stopsOf(other)]
  return (
    some.length === others.length &&
    some.every(({ from, to }, at) => from === others[at]?.from && to === others[at].to)
  )
}

/** The days on which a line begins to price nothing, or something again. */
export const turnsOf = (line: Stoppable): string[] =>
  stopsOf(line).flatMap(({ from, to }) => [from, ...(to === null ? [] : [addDays(to, 1)])])

const judged = (stops: readonly Stop[]): Required<Stoppable> => ({
  stops,
  isStop: stops.some(({ to }) => to === null) ? 1 : 0,
})

const closed = (line: Stoppable): Stop[] => stopsOf(line).filter(({ to }) => to !== null)

/** A line that prices nothing from a day on; a stop without end that was said before gives way. */
export const stoppedFrom = (line: Stoppable, day: string): Required<Stoppable> =>
  judged([...closed(line), { from: day, to: null }])

/** A line that prices again from a day on; what it was stopped for before stays so. */
export function resumedFrom(line: Stoppable, day: string): Required<Stoppable> {
  const open = stopsOf(line).find(({ to }) => to === null)
  const rest = closed(line)
  if (!open || day <= open.from) return judged(rest)
  return judged([...rest, { from: open.from, to: addDays(day, -1) }])
}
