import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useMemo, type CSSProperties, type RefObject } from 'react'
import type { Spot } from './keys.ts'
import type { CardLines, GridColumn } from './types.ts'
import type { ColumnTable } from './use-columns.ts'

/** A drawn column. `column` is missing for the grid's own ones. */
export type Placed<R> = {
  id: string
  column: GridColumn<R> | undefined
  /** Among all visible columns, from 0. */
  index: number
  className: string
  style: CSSProperties
}
/** The columns in view; a new object whenever one of them has changed, so that rows can be told apart by it. */
export type ColumnWindow<R> = {
  placed: readonly Placed<R>[]
  /** Undefined where rows are cards, which are as wide as the list. */
  totalWidth: number | undefined
  /** The columns of each line of a card. */
  lines?: readonly (readonly string[])[]
}

export const headerHeight = 40

type Given<R> = {
  table: ColumnTable<R>
  columns: readonly GridColumn<R>[]
  rowHeight: number
  cards: CardLines | undefined
  count: number
  hasTotals: boolean
  active: Spot
  scroll: RefObject<HTMLDivElement | null>
}

/** Which rows and columns are drawn; the active cell always is, so that it keeps the focus. */
export function useWindow<R>(given: Given<R>) {
  const { table, columns, rowHeight, cards, count, hasTotals, active, scroll } = given
  const start = table.getStartVisibleLeafColumns()
  const center = table.getCenterVisibleLeafColumns()
  const all = [...start, ...center, ...table.getEndVisibleLeafColumns()]
  const widths = all.map((column) => column.getSize())
  const startWidth = total(widths.slice(0, start.length))
  const endWidth = total(widths.slice(start.length + center.length))
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    scrollMargin: headerHeight,
    scrollPaddingStart: headerHeight,
    scrollPaddingEnd: hasTotals ? rowHeight : 0,
    rangeExtractor: useKept(active.row),
  })
  const across = useVirtualizer({
    horizontal: true,
    count: cards ? 0 : center.length,
    getScrollElement: () => scroll.current,
    estimateSize: (index) => widths[start.length + index]!,
    overscan: 1,
    paddingStart: startWidth,
    paddingEnd: endWidth,
    scrollPaddingStart: startWidth,
    scrollPaddingEnd: endWidth,
    rangeExtractor: useKept(active.col - start.length),
  })
  const widthKey = widths.join()
  const idKey = all.map((column) => column.id).join()
  const seenKey = across
    .getVirtualItems()
    .map((item) => item.index)
    .join()
  useLayoutEffect(() => rows.measure(), [rows, rowHeight])
  useLayoutEffect(() => across.measure(), [across, widthKey, idKey])
  const [startCount, centerCount] = [start.length, center.length]
  const window = useMemo(
    () =>
      placedColumns(columns, {
        ids: idKey.split(','),
        widths: widthKey.split(',').map(Number),
        seen: seenKey === '' ? [] : seenKey.split(',').map(Number),
        startCount,
        centerCount,
        cards,
      }),
    [columns, idKey, widthKey, seenKey, startCount, centerCount, cards],
  )
  return { rows, across, window, startCount, columnIds: all.map((each) => each.id) }
}

const total = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0)

/** The range in view, and one index more that must not go. */
function useKept(index: number) {
  return useCallback(
    (range: Range) => {
      const inView = defaultRangeExtractor(range)
      if (index < 0 || index >= range.count || inView.includes(index)) return inView
      return [...inView, index].sort((a, b) => a - b)
    },
    [index],
  )
}

type Arrangement = {
  ids: readonly string[]
  widths: readonly number[]
  cards: CardLines | undefined
  /** Positions in the middle that are in view. */
  seen: readonly number[]
  startCount: number
  centerCount: number
}

type Names = readonly (string | false | undefined)[]
const classNames = (first: string, ...more: Names[]) =>
  [first, ...more.flat().filter(Boolean)].join(' ')

const kindsOf = <R>(
  column: GridColumn<R> | undefined,
  columns: readonly GridColumn<R>[],
): Names => [
  column?.align === 'end' && 'end',
  column !== undefined && (column === columns[0] || column.isName) && 'name',
]

function placedColumns<R>(
  columns: readonly GridColumn<R>[],
  { ids, widths, seen, startCount, centerCount, cards }: Arrangement,
): ColumnWindow<R> {
  const byKey = new Map(columns.map((column) => [column.key, column]))
  if (cards) {
    const placed = ids.map((id, index) => {
      const column = byKey.get(id)
      const className = classNames('grid-cell', kindsOf(column, columns))
      return { id, column, index, className, style: {} }
    })
    return { placed, totalWidth: undefined, lines: cards }
  }
  const totalWidth = total(widths)
  const endFrom = startCount + centerCount
  const drawn = ids.flatMap((id, index) => {
    const isMiddle = index >= startCount && index < endFrom
    if (isMiddle && !seen.includes(index - startCount)) return []
    const column = byKey.get(id)
    const width = widths[index]!
    const left = total(widths.slice(0, index))
    const className = classNames('grid-cell', kindsOf(column, columns), [
      !isMiddle && 'pinned',
      index === startCount - 1 && 'last-start',
      index === endFrom && 'first-end',
    ])
    const style: CSSProperties = isMiddle
      ? { position: 'absolute', left, width }
      : index < startCount
        ? { position: 'sticky', left, width }
        : { position: 'sticky', right: totalWidth - left - width, width }
    return [{ id, column, index, className, style }]
  })
  return { placed: drawn, totalWidth }
}
