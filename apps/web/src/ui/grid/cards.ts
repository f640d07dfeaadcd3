import { visibleKeys } from './layout.ts'
import type { CardLines, GridColumn, GridLayout } from './types.ts'

const wideFrom = 150
const wideAtMost = 2
const smallAtMost = 3

type Keyed = Pick<GridColumn<never>, 'key' | 'width' | 'align' | 'isState'>

/** What a person needs to choose a record, out of the columns on screen: as a list says, or in their order. */
export function cardLinesOf(
  layout: GridLayout,
  columns: readonly Keyed[],
  asked?: CardLines,
): CardLines {
  if (asked) {
    const visible = new Set(visibleKeys(layout))
    return asked.map((line) => line.filter((key) => visible.has(key))).filter(isFilled)
  }
  const byKey = new Map(columns.map((column) => [column.key, column]))
  const [name, ...others] = visibleKeys(layout).flatMap((key) => byKey.get(key) ?? [])
  if (!name) return []
  const state = others.find((column) => column.isState)
  const rest = others.filter((column) => column !== state)
  const isWide = ({ width, align }: Keyed) => width >= wideFrom && align !== 'end'
  const wide = rest.filter(isWide).slice(0, wideAtMost)
  const small = rest.filter((column) => !isWide(column)).slice(0, smallAtMost)
  const lines = [state ? [name, state] : [name], wide, small]
  return lines.map((line) => line.map(({ key }) => key)).filter(isFilled)
}

const isFilled = (line: readonly string[]): boolean => line.length > 0

const lineHeight = 24
const cardPadding = 16

export const cardHeight = (lines: CardLines): number => lines.length * lineHeight + cardPadding
