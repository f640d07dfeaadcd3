import { eventLoopYielder } from '@yuncang/db/event-loop'
import { holdsGoods, isMostlyFilled, type Layout } from './layout.ts'
import { isBlank, isColumnNumbers, isNote } from './notes.ts'
import { bareTotals, totalOf, type TotalKind } from './totals.ts'
import type { SheetRow } from './types.ts'

/** A sum between the records of a section. */
export type Total = {
  readonly row: SheetRow
  readonly kind: TotalKind
  /** How many records stand above it. */
  readonly at: number
}

export type Body = {
  readonly records: readonly SheetRow[]
  readonly totals: readonly Total[]
}

/**
 * Which rows below a heading are records, and the sums between them. Clerks add sums, notes, signatures and column
 * numbers, none of which is goods; what may be goods is a record, and what it lacks is found later.
 */
export async function bodyOf(rows: readonly SheetRow[], layout: Layout): Promise<Body> {
  const records: SheetRow[] = []
  const totals: Total[] = []
  let from = 0
  let isOver = false
  const isBareTotal = bareTotals(records, layout)
  const yieldToEventLoop = eventLoopYielder()
  const addTotal = (row: SheetRow, kind: TotalKind) => {
    totals.push({ row, kind, at: records.length })
    from = records.length
    isOver ||= kind === 'all' && records.length > 0 && layout.additive.length > 0
  }
  for (const row of rows) {
    await yieldToEventLoop()
    const kind = totalOf(row, layout)
    if (kind) addTotal(row, kind)
    else if (isBlank(row, layout) || isNote(row, layout)) continue
    else if (records.length === 0 && isColumnNumbers(row)) continue
    else if (isBareTotal(row, from)) addTotal(row, 'all')
    // What follows a sum of all may be another, smaller table: boxes by size, a list of vehicles.
    else if (!isOver || isMostlyFilled(row, layout) || holdsGoods(row, layout)) records.push(row)
  }
  return { records, totals }
}
