import type { RefObject } from 'react'
import { Header } from './header.tsx'
import { withWidths } from './layout.ts'
import { Row } from './row.tsx'
import { Totals } from './totals.tsx'
import type { CardLines, GridLayout, GridProps } from './types.ts'
import { useCells } from './use-cells.ts'
import type { ColumnTable } from './use-columns.ts'
import { useKeyboard } from './use-keyboard.ts'
import { below, spotOf, usePointer } from './use-pointer.ts'
import type { Selection } from './use-selection.ts'
import { headerHeight, useWindow } from './use-window.ts'

type Props<R> = Pick<
  GridProps<R>,
  'label' | 'columns' | 'rowKey' | 'paging' | 'totalLabel' | 'onOpen' | 'hrefOf' | 'isOpenable'
> & {
  scroll: RefObject<HTMLDivElement | null>
  rows: readonly R[]
  isWaiting: boolean
  table: ColumnTable<R>
  cards: CardLines | undefined
  rowHeight: number
  layout: GridLayout
  onLayout: (layout: GridLayout) => void
  selection: Selection<R> | undefined
  onRowMenu: ((row: R, at: { x: number; y: number }) => void) | undefined
  onHeaderMenu: (columnId: string, at: { x: number; y: number }) => void
}

/** The scrolling part: header, the rows in view, totals; one listener for all of them. */
export function Viewport<R>(props: Props<R>) {
  const { label, columns, rows, rowKey, paging, scroll, table, layout, selection, rowHeight } =
    props
  const bounds = { rows: rows.length, cols: table.getVisibleLeafColumns().length }
  const cells = useCells(bounds)
  const shown = new Set(table.getVisibleLeafColumns().map(({ id }) => id))
  const hasTotals =
    rows.length > 0 && columns.some((each) => shown.has(each.key) && each.total?.(rows))
  const view = useWindow({
    table,
    columns,
    rowHeight,
    cards: props.cards,
    count: rows.length,
    hasTotals,
    active: cells.active,
    scroll,
  })
  const { window } = view
  const isOpenable = (row: R) => props.onOpen !== undefined && props.isOpenable?.(row) !== false
  const onOpen = (row: R) => {
    if (isOpenable(row)) props.onOpen?.(row)
  }
  const keyboard = useKeyboard({
    scroll,
    cells,
    rows,
    columns,
    columnIds: view.columnIds,
    isOfPage: paging !== undefined,
    rowsPerPage: () =>
      Math.max(1, Math.floor(((scroll.current?.clientHeight ?? 0) - headerHeight) / rowHeight) - 2),
    reveal: ({ row, col }) => {
      if (row >= 0) view.rows.scrollToIndex(row, { align: 'auto' })
      const middle = col - view.startCount
      if (middle >= 0 && middle < table.getCenterVisibleLeafColumns().length)
        view.across.scrollToIndex(middle, { align: 'auto' })
    },
    onOpen,
    onToggle: selection?.toggle,
    onTogglePage: selection?.togglePage,
    onSort: (id, isMulti) => {
      const column = table.getColumn(id)
      if (column?.getCanSort()) column.toggleSorting(undefined, isMulti)
    },
    onResize: (id, by) => {
      const column = table.getColumn(id)
      if (column?.getCanResize()) {
        props.onLayout(
          withWidths(layout, { ...table.state.columnSizing, [id]: column.getSize() + by }),
        )
      }
    },
    onMenu: (row, cell) => props.onRowMenu?.(rows[row]!, below(cell)),
  })
  const pointer = usePointer({
    ...props,
    isOpenable,
    onOpen,
    columnIds: view.columnIds,
    go: keyboard.go,
  })
  const total = paging?.total ?? rows.length
  const firstRow = paging ? (paging.query.current - 1) * paging.query.size : 0
  const { range } = cells
  return (
    <div
      className="grid-scroll"
      ref={scroll}
      role="grid"
      aria-label={label}
      aria-rowcount={total + 1 + (hasTotals ? 1 : 0)}
      aria-colcount={bounds.cols}
      aria-multiselectable={selection ? true : undefined}
      aria-busy={props.isWaiting}
      onKeyDown={keyboard.onKeyDown}
      onFocus={(event) => {
        keyboard.setFocused(true)
        const spot = spotOf(event)
        const { row, col } = cells.active
        if (spot && (spot.row !== row || spot.col !== col)) cells.go(spot)
      }}
      onBlur={(event) => {
        if (event.relatedTarget) keyboard.setFocused(false)
      }}
      {...pointer}
    >
      <Header
        table={table}
        window={window}
        selection={selection}
        activeCol={cells.active.row === -1 ? cells.active.col : undefined}
      />
      <div
        role="rowgroup"
        className="grid-rows"
        style={{ height: view.rows.getTotalSize(), width: window.totalWidth }}
      >
        {view.rows.getVirtualItems().map((item) => {
          // The virtualizer counts exactly these rows.
          const row = rows[item.index]!
          const isInRange = range && item.index >= range.from.row && item.index <= range.to.row
          return (
            <Row
              key={rowKey(row)}
              row={row}
              index={item.index}
              ariaIndex={firstRow + item.index + 2}
              top={item.start - headerHeight}
              height={rowHeight}
              window={window}
              isOpenable={isOpenable(row)}
              isSelected={selection?.has(rowKey(row))}
              activeCol={item.index === cells.active.row ? cells.active.col : undefined}
              rangeFrom={isInRange ? range.from.col : undefined}
              rangeTo={isInRange ? range.to.col : undefined}
            />
          )
        })}
      </div>
      {hasTotals && (
        <Totals
          rows={selection && selection.rows.length > 0 ? selection.rows : rows}
          isSelection={selection !== undefined && selection.rows.length > 0}
          label={props.totalLabel}
          window={window}
          rowIndex={total + 2}
          height={rowHeight}
        />
      )}
    </div>
  )
}
