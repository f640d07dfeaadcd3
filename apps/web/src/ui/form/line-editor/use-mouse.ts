import { useMemo, useRef, type MouseEvent, type PointerEvent } from 'react'
import { hasChoices, type LineColumn } from './column.ts'
import { shownOf } from './line-row.tsx'
import * as model from './lines-model.ts'
import type { Lines } from './lines.ts'
import type { EditingTools } from './use-editing.ts'

/** The cell of a line in which something happened; column -1 is its number. */
function cellOf({ target }: MouseEvent): model.Cell | undefined {
  // Events of the page come from elements.
  const cell = (target as Element).closest<HTMLElement>('[data-col]')
  const row = cell?.parentElement?.dataset['row']
  return cell && row ? { row: Number(row), col: Number(cell.dataset['col']) } : undefined
}

/** What mouse and finger do in the lines: one listener for all cells, of which there are hundreds on the screen. */
export function useMouse(lines: Lines, tools: EditingTools, columns: readonly LineColumn[]) {
  const isTouch = useRef(false)
  return useMemo(() => {
    /** With a finger there are no keys to open the choices of a cell by: the tap that leads to it opens them. */
    const offerChoices = ({ row, col }: model.Cell) => {
      const column = columns[col]
      if (!isTouch.current || !column || !hasChoices(column) || tools.isOpen()) return
      tools.open(shownOf(column, lines.view().rows[row]?.[col] ?? ''))
    }
    return {
      onPointerDown(event: PointerEvent): void {
        isTouch.current = event.pointerType === 'touch'
      },
      onMouseDown(event: MouseEvent): void {
        const cell = cellOf(event)
        if (!cell) return
        const { active } = lines.view()
        const isActive = cell.row === active.row && cell.col === active.col
        // A press into the cell that is typed in moves its caret.
        if (isActive && !event.shiftKey) {
          offerChoices(cell)
          return
        }
        event.preventDefault()
        tools.wantFocus(true)
        tools.commit()
        lines.update((state) => {
          if (cell.col >= 0) return model.select(state, cell, event.shiftKey)
          // The number stands for the whole row.
          const from = { row: event.shiftKey ? state.anchor.row : cell.row, col: state.width - 1 }
          return model.selectRange(state, from, { row: cell.row, col: 0 })
        })
        offerChoices(cell)
      },
      onMouseOver(event: MouseEvent): void {
        const cell = event.buttons === 1 ? cellOf(event) : undefined
        if (!cell || cell.col < 0) return
        const { active } = lines.view()
        if (cell.row === active.row && cell.col === active.col) return
        tools.commit()
        lines.update((state) => model.select(state, cell, true))
      },
    }
  }, [lines, tools, columns])
}
