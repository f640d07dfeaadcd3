import { App } from 'antd'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { isForPage, pressed } from '../../lib/shortcuts.ts'
import { useTranslation } from 'react-i18next'
import { moved, rangeOf, tsvOf, type Spot } from './keys.ts'
import type { GridColumn } from './types.ts'
import { menuKey, selectKey } from './use-columns.ts'
import type { Cells } from './use-cells.ts'

type Given<R> = {
  scroll: RefObject<HTMLDivElement | null>
  cells: Cells
  rows: readonly R[]
  columns: readonly GridColumn<R>[]
  /** Visible columns from left to right. */
  columnIds: readonly string[]
  rowsPerPage: () => number
  /** The list that the page is about, not one among others. */
  isOfPage: boolean
  reveal: (spot: Spot) => void
  onOpen: (row: R) => void
  onToggle: ((row: number, isExtended: boolean) => void) | undefined
  onTogglePage: (() => void) | undefined
  onSort: (columnId: string, isMulti: boolean) => void
  onResize: (columnId: string, by: number) => void
  onMenu: (row: number, cell: Element) => void
}

const resizeStep = 16

const cellAt = (grid: HTMLElement | null, { row, col }: Spot) =>
  grid?.querySelector<HTMLElement>(`[data-row="${row}"] [data-col="${col}"]`)

/** The grid under the keys: one cell has the focus, arrows move it, Shift spreads a range from it. */
export function useKeyboard<R>(given: Given<R>) {
  const { scroll, cells, rows, columnIds } = given
  const { t } = useTranslation()
  const { message } = App.useApp()
  const isWanted = useRef(false)
  const hadFocus = useRef(false)
  const { row, col } = cells.active

  useLayoutEffect(() => {
    const isLost = hadFocus.current && document.activeElement === document.body
    if (!isWanted.current && !isLost) return
    isWanted.current = false
    cellAt(scroll.current, { row, col })?.focus({ preventScroll: true })
  })

  const go = (spot: Spot, isExtended: boolean) => {
    isWanted.current = true
    given.reveal(spot)
    cells.go(spot, isExtended)
  }
  const copy = () => {
    const range = cells.range ?? rangeOf(cells.active, cells.active)
    const byKey = new Map(given.columns.map((column) => [column.key, column]))
    const copied = columnIds
      .slice(range.from.col, range.to.col + 1)
      .flatMap((id) => byKey.get(id) ?? [])
    const lines = rows
      .slice(range.from.row, range.to.row + 1)
      .map((each) => copied.map((column) => column.text(each)))
    if (copied.length === 0 || lines.length === 0) return
    const said = { rows: lines.length, columns: copied.length }
    void navigator.clipboard
      .writeText(tsvOf(lines))
      .then(() => message.success(t('grid.copied', said)))
  }
  const spreadOverAll = () => {
    const to = { row: rows.length - 1, col: columnIds.length - 1 }
    if (rows.length > 0) cells.spread({ from: { row: 0, col: 0 }, to })
  }

  /** Keys that act on the header's cells; true when this one did. */
  const onHeaderKey = (event: KeyboardEvent): boolean => {
    const id = columnIds[col]
    if (row !== -1 || id === undefined) return false
    const sideways = event.key === 'ArrowLeft' ? -resizeStep : resizeStep
    if (pressed(event, 'gridResize')) given.onResize(id, sideways)
    else if (event.key === 'Enter' || event.key === ' ') {
      if (id === selectKey) given.onTogglePage?.()
      else given.onSort(id, event.shiftKey)
    } else return false
    return true
  }

  /** Keys that act on a record; true when this one did. */
  const onRowKey = (event: KeyboardEvent, cell: HTMLElement): boolean => {
    const record = rows[row]
    if (record === undefined) return false
    if (pressed(event, 'gridSelect') && given.onToggle) given.onToggle(row, event.shiftKey)
    else if (pressed(event, 'gridEnter'))
      cell.querySelector<HTMLElement>('button, a, input')?.focus()
    else if (pressed(event, 'gridOpen') && columnIds[col] === menuKey) given.onMenu(row, cell)
    else if (pressed(event, 'gridOpen')) given.onOpen(record)
    else return false
    return true
  }

  // Where nothing has the focus, j and k lead into the list of the page.
  const onPageKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (!pressed(event, 'walkNext') && !pressed(event, 'walkBack')) return
    const isShown = scroll.current?.checkVisibility() === true
    if (!given.isOfPage || !isShown || rows.length === 0) return
    if (document.activeElement !== document.body || !isForPage(event)) return
    event.preventDefault()
    go({ row: Math.max(0, cells.active.row), col: cells.active.col }, false)
  })
  useEffect(() => {
    const listener = (event: globalThis.KeyboardEvent) => onPageKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement // keys are pressed on elements
    const cell = target.closest<HTMLElement>('[data-col]')
    if (!cell) return
    if (cell !== target) {
      if (pressed(event, 'gridLeave')) cell.focus()
      return
    }
    const ctrl = event.ctrlKey || event.metaKey
    const to = event.altKey
      ? undefined
      : moved(
          cells.active,
          { key: event.key, ctrl },
          {
            rows: rows.length,
            cols: columnIds.length,
            page: given.rowsPerPage(),
          },
        )
    if (to) go(to, event.shiftKey)
    else if (pressed(event, 'gridCopy') && document.getSelection()?.isCollapsed !== false) copy()
    else if (pressed(event, 'gridAll')) spreadOverAll()
    else if (pressed(event, 'gridLeave') && cells.range) cells.go(cells.active)
    else if (!onHeaderKey(event) && !onRowKey(event, cell)) return
    event.preventDefault()
  }
  return {
    onKeyDown,
    go,
    setFocused: (has: boolean) => {
      hadFocus.current = has
    },
  }
}
