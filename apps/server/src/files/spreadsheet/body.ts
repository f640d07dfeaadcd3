import { eventLoopYielder } from '@yuncang/db/event-loop'
import type { SkipReason } from '@yuncang/shared/nouns/import-batch/tally'
import { figureSums } from './figure-sums.ts'
import { holdsGoods, isMostlyFilled, type Layout } from './layout.ts'
import { isBlank, isColumnNumbers, isNote, saysElsewhere } from './notes.ts'
import type { TotalKind } from './sum-words.ts'
import { totalOf } from './totals.ts'
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
  /** Records that look like sums of those above. */
  readonly likeTotals: readonly SheetRow[]
  /** Hidden rows that would be records, where those are left out. */
  readonly left: readonly SheetRow[]
  /** All rows but the records, and why they are none. */
  readonly skipped: readonly { readonly row: SheetRow; readonly reason: SkipReason }[]
}

/**
 * Which rows below a heading are records, and the sums between them. Clerks add sums, notes, signatures and column
 * numbers, none of which is goods; what may be goods is a record, and what it lacks is found later.
 */
export async function bodyOf(
  rows: readonly SheetRow[],
  layout: Layout,
  isLeftOut: (row: SheetRow) => boolean,
): Promise<Body> {
  const records: SheetRow[] = []
  const totals: Total[] = []
  const likeTotals: SheetRow[] = []
  const left: SheetRow[] = []
  const skipped: { row: SheetRow; reason: SkipReason }[] = []
  let isOver = false
  const sums = figureSums(layout)
  const yieldToEventLoop = eventLoopYielder()
  const addTotal = (row: SheetRow, kind: TotalKind) => {
    totals.push({ row, kind, at: records.length })
    skipped.push({ row, reason: 'total' })
    if (isLeftOut(row)) return
    sums.addTotal()
    isOver ||= kind === 'all' && records.length > 0 && layout.additive.length > 0
  }
  const addRecord = (row: SheetRow, isLike: boolean) => {
    if (isLeftOut(row)) {
      left.push(row)
      skipped.push({ row, reason: 'hidden' })
      return
    }
    records.push(row)
    if (isLike) likeTotals.push(row)
    sums.addRecord(row, isLike)
  }
  /** Why a row without a sum in it is no record, if it is none. */
  const reasonOf = (row: SheetRow): SkipReason | undefined => {
    if (isBlank(row, layout)) return saysElsewhere(row, layout) ? 'note' : 'blank'
    if (isNote(row, layout)) return 'note'
    return records.length === 0 && isColumnNumbers(row) ? 'columnNumbers' : undefined
  }
  for (const row of rows) {
    await yieldToEventLoop()
    const kind = totalOf(row, layout)
    const reason = kind ? undefined : reasonOf(row)
    const likeness = kind || reason ? undefined : sums.likenessOf(row)
    if (kind) addTotal(row, kind)
    else if (reason) skipped.push({ row, reason })
    else if (likeness === 'sum') addTotal(row, 'all')
    else if (!isOver || isMostlyFilled(row, layout) || holdsGoods(row, layout))
      addRecord(row, likeness === 'like')
    // What follows a sum of all may be another, smaller table: boxes by size, a list of vehicles.
    else skipped.push({ row, reason: 'otherTable' })
  }
  return { records, totals, likeTotals, left, skipped }
}
