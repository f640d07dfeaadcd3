import { useMemo, useRef, useState } from 'react'
import { cleaned, type LineColumn } from './column.ts'
import { setCell, type Cell } from './lines-model.ts'
import type { Lines } from './lines.ts'

/** A cell that is being typed into; `isCaret` when keys move the caret and not the selection. */
export type Editing = { readonly cell: Cell; readonly text: string; readonly isCaret: boolean }

export type EditingTools = {
  /** Whether keys are meant for the lines, so that the cell that they lead to takes the focus. */
  wantsFocus(): boolean
  wantFocus(isWanted: boolean): void
  isOpen(): boolean
  type(text: string): void
  /** Opens the active cell with what it shows. */
  open(shown: string): void
  cancel(): void
  /** Keeps what was typed, or another value in its place. */
  commit(value?: string): void
}

/** What is typed and not yet kept. It is kept when the cell is left, whatever way. */
export function useEditing(
  lines: Lines,
  columns: readonly LineColumn[],
): { editing: Editing | undefined; tools: EditingTools } {
  const [editing, setEditing] = useState<Editing>()
  // Keys and blur may come within one render.
  const current = useRef<Editing>(undefined)
  const wantsFocus = useRef(false)
  const tools = useMemo(() => {
    const set = (next: Editing | undefined) => {
      current.current = next
      setEditing(next)
    }
    return {
      wantsFocus: () => wantsFocus.current,
      wantFocus(isWanted: boolean): void {
        wantsFocus.current = isWanted
      },
      isOpen: () => current.current !== undefined,
      type(text: string): void {
        const isCaret = current.current?.isCaret ?? false
        set({ cell: lines.view().active, text, isCaret })
      },
      open(shown: string): void {
        const text = current.current?.text ?? shown
        set({ cell: lines.view().active, text, isCaret: true })
      },
      cancel: () => set(undefined),
      commit(value?: string): void {
        const done = current.current
        if (!done) return
        set(undefined)
        const column = columns[done.cell.col]!
        lines.update((state) => setCell(state, done.cell, cleaned(column, value ?? done.text)))
      },
    }
  }, [lines, columns])
  return { editing, tools }
}
