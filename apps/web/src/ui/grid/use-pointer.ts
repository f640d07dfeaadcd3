import type { FocusEvent, MouseEvent } from 'react'
import type { Spot } from './keys.ts'
import type { GridProps } from './types.ts'
import type { Selection } from './use-selection.ts'

type Point = { x: number; y: number }
type Given<R> = Pick<GridProps<R>, 'hrefOf'> & {
  isOpenable: (row: R) => boolean
  onOpen: (row: R) => void
  rows: readonly R[]
  columnIds: readonly string[]
  selection: Selection<R> | undefined
  go: (spot: Spot, isExtended: boolean) => void
  onRowMenu: ((row: R, at: Point) => void) | undefined
  onHeaderMenu: (columnId: string, at: Point) => void
}

/** The cell in which something happened. */
export function spotOf(event: MouseEvent | FocusEvent): Spot | undefined {
  const target = event.target as Element // events of the page come from elements
  const cell = target.closest<HTMLElement>('[data-col]')
  const row = cell?.closest<HTMLElement>('[data-row]')
  if (!cell || !row) return undefined
  return { row: Number(row.dataset['row']), col: Number(cell.dataset['col']) }
}

const actOf = (event: MouseEvent) =>
  (event.target as Element).closest<HTMLElement>('[data-act]')?.dataset['act'] // as above

export const below = (element: Element): Point => {
  const { left, bottom } = element.getBoundingClientRect()
  return { x: left, y: bottom }
}

/** The grid under the mouse: a click opens, the middle button opens a tab, Shift spreads a range. */
export function usePointer<R>(given: Given<R>) {
  const { rows, columnIds, selection, isOpenable, onOpen, hrefOf, go } = given
  const openTab = (row: R) => {
    if (hrefOf && isOpenable(row)) window.open(hrefOf(row), '_blank', 'noopener')
  }

  const onMouseDown = (event: MouseEvent) => {
    const spot = spotOf(event)
    if (!spot || spot.row < 0) return
    // The box and the menu act without taking the focus from their cell; Shift selects cells, not text.
    if (actOf(event) || event.shiftKey || event.button === 1) event.preventDefault()
  }

  const onClick = (event: MouseEvent) => {
    const spot = spotOf(event)
    const row = spot && rows[spot.row]
    if (!spot || row === undefined) return
    const act = actOf(event)
    if (act === 'select') {
      go(spot, false)
      selection?.toggle(spot.row, event.shiftKey)
    } else if (act === 'menu') {
      go(spot, false)
      given.onRowMenu?.(row, below(event.target as Element)) // the button itself
    } else if (event.shiftKey) go(spot, true)
    else if (event.ctrlKey || event.metaKey) openTab(row)
    else if (document.getSelection()?.isCollapsed !== false) onOpen(row)
  }

  const onAuxClick = (event: MouseEvent) => {
    const spot = spotOf(event)
    const row = spot && rows[spot.row]
    if (event.button === 1 && row !== undefined) openTab(row)
  }

  const onContextMenu = (event: MouseEvent) => {
    const spot = spotOf(event)
    if (!spot) return
    const at = { x: event.clientX, y: event.clientY }
    const row = rows[spot.row]
    const columnId = columnIds[spot.col]
    if (row !== undefined && given.onRowMenu) given.onRowMenu(row, at)
    else if (spot.row === -1 && columnId) given.onHeaderMenu(columnId, at)
    else return
    event.preventDefault()
    // The open menu would take this very event for a click beside it.
    event.stopPropagation()
  }
  return { onMouseDown, onClick, onAuxClick, onContextMenu }
}
