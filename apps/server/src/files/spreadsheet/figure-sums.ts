import { add, compare, isZero } from '@yuncang/shared/kernel/decimal'
import { isOwn, isSet, ownCodes, ownPositions, type Layout } from './layout.ts'
import { saysNothing } from './sum-words.ts'
import type { SheetRow } from './types.ts'
import { cellDecimal, cellText, cellWeight, isBlankSign } from './values.ts'

/** A row whose figures are those of the rows above: it is their sum, or looks like it and may as well be goods. */
export type Likeness = 'sum' | 'like'

type Figure = readonly [position: number, value: string]

function figuresOf(row: SheetRow, additive: readonly number[]): Figure[] {
  return additive.flatMap((position): Figure[] => {
    if (!isOwn(row, position)) return []
    const cell = row.cells[position] ?? null
    return [[position, cellDecimal(cell) ?? cellWeight(cell, 'kg') ?? '0']]
  })
}

/** What rows add up to: all of them, and those since a mark. */
function sumsByColumn() {
  const sums = new Map<number, string>()
  const start = { count: 0, sums: new Map<number, string>() }
  let count = 0
  let mark = start
  return {
    add(figures: readonly Figure[]) {
      count += 1
      for (const [position, value] of figures)
        sums.set(position, add(sums.get(position) ?? '0', value))
    },
    mark() {
      mark = { count, sums: new Map(sums) }
    },
    /** Whether these are the sums of at least so many rows. */
    equals: (figures: readonly Figure[], rowsAtLeast: number): boolean =>
      [mark, start].some(
        (from) =>
          count - from.count >= rowsAtLeast &&
          figures.every(
            ([position, value]) =>
              compare(add(from.sums.get(position) ?? '0', value), sums.get(position) ?? '0') === 0,
          ),
      ),
  }
}

/** Recognises rows without a word for it whose figures are the sums of their columns, so far or since the sum before. */
export function figureSums(layout: Layout) {
  const { additive } = layout
  const all = sumsByColumn()
  /** Without the rows that look like sums. */
  const sure = sumsByColumn()
  const codesAbove = new Set<string>()
  let last: { row: SheetRow; figures: readonly Figure[] } | undefined
  /** Read once for a row that is judged, then added. */
  const figuresIn = (row: SheetRow): readonly Figure[] => {
    if (last?.row !== row) last = { row, figures: figuresOf(row, additive) }
    return last.figures
  }
  return {
    likenessOf(row: SheetRow): Likeness | undefined {
      // What is merged over other rows is shared with them.
      if (additive.some((position) => row.down?.includes(position))) return undefined
      const figures = figuresIn(row)
      const given = figures.filter(([, value]) => !isZero(value)).length
      if (given === 0) return undefined
      const isBare = saysOnlyFigures(row, layout)
      // One column alone is soon equal: 1, 1, 2.
      if (!isBare && given < Math.min(2, additive.length)) return undefined
      if (!all.equals(figures, isBare ? 1 : 2) && !sure.equals(figures, 2)) return undefined
      // A container that no row above names is no sum of theirs.
      if (ownCodes(row, layout).some((code) => !codesAbove.has(code))) return undefined
      return isBare && !isMergedOver(row, layout) ? 'sum' : 'like'
    },
    addRecord(row: SheetRow, isLike: boolean) {
      const figures = figuresIn(row)
      for (const code of ownCodes(row, layout)) codesAbove.add(code)
      all.add(figures)
      if (isLike) sure.mark()
      else sure.add(figures)
    },
    addTotal() {
      all.mark()
      sure.mark()
    },
  }
}

/** Nothing but figures, those of columns that are not used behind the others: before them stands the number of a row. */
function saysOnlyFigures(row: SheetRow, { positions, additive }: Layout): boolean {
  const own = ownPositions(row).filter((position) => !isBlankSign(row.cells[position] ?? null))
  const first = own.find((position) => additive.includes(position))
  return own.every(
    (position) =>
      additive.includes(position) ||
      (!positions.includes(position) &&
        first !== undefined &&
        position > first &&
        saysNothing(cellText(row.cells[position] ?? null))),
  )
}

/** What is merged down over it says whose it is: two boxes may weigh the same. */
const isMergedOver = (row: SheetRow, { positions }: Layout): boolean =>
  positions.some((position) => row.down?.includes(position) === true && isSet(row, position))
