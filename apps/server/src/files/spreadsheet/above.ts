import type { Body } from './body.ts'
import type { Layout } from './layout.ts'
import type { Cell, SheetRow } from './types.ts'
import { cellText, isDitto } from './values.ts'

/* What a cell leaves to the row above it. */

/**
 * Positions that a row leaves empty for the one above: all of them when it does not say its group, nor could, since the
 * group is said beside the table.
 */
export type Carried = {
  readonly group: readonly number[]
  readonly within: readonly number[]
  readonly isGroupBeside: boolean
}
type Places = { readonly layout: Layout; readonly carried: Carried }

const isEmpty = (row: SheetRow, position: number): boolean =>
  row.across?.includes(position) === true || cellText(row.cells[position] ?? null) === ''

/**
 * The records with the values that they leave to the row above: ditto marks everywhere, and, in a row that does not say
 * which group it belongs to, that group, until a sum of all ends it. The row above may be a hidden one that is left out.
 */
export function withValuesAbove(
  { records, totals, left }: Body,
  { layout, carried }: Places,
): SheetRow[] {
  const ends = new Set(totals.flatMap(({ kind, row }) => (kind === 'all' ? [row] : [])))
  const leftOut = new Set(left)
  const filled: SheetRow[] = []
  let above: SheetRow | undefined
  let isEnded = false
  for (const row of inOrder([...records, ...left, ...ends])) {
    const isEnd = ends.has(row)
    if (!isEnd) {
      above = above ? filledFrom(row, above, { layout, carried: isEnded ? none : carried }) : row
      if (!leftOut.has(row)) filled.push(above)
    }
    isEnded = isEnd
  }
  return filled
}

const inOrder = (rows: readonly SheetRow[]): SheetRow[] =>
  rows.toSorted((one, other) => one.number - other.number)

const none: Carried = { group: [], within: [], isGroupBeside: false }

function filledFrom(row: SheetRow, above: SheetRow, { layout, carried }: Places): SheetRow {
  const { group, within, isGroupBeside } = carried
  const leavesGroup =
    (group.length > 0 || isGroupBeside) && group.every((position) => isEmpty(row, position))
  const left = leavesGroup ? [...group, ...within].filter((each) => isEmpty(row, each)) : []
  // A figure that is merged over the rows above is none of one row.
  const isShared = (position: number) =>
    layout.additive.includes(position) && above.down?.includes(position) === true
  const repeated = layout.positions.filter(
    (position) => isDitto(row.cells[position] ?? null) && !isShared(position),
  )
  const taken = [...left, ...repeated]
  if (taken.length === 0) return row
  const length = Math.max(row.cells.length, ...taken.map((position) => position + 1))
  const cells = Array.from({ length }, (_, position): Cell => {
    const { cells: from } = taken.includes(position) ? above : row
    return from[position] ?? null
  })
  return { ...row, cells, across: (row.across ?? []).filter((each) => !taken.includes(each)) }
}
