import { useState } from 'react'
import { clamped, rangeOf, type Range, type Spot } from './keys.ts'

export type Cells = {
  active: Spot
  /** More than one cell, spread by Shift. */
  range: Range | undefined
  /** Makes a cell the active one; extended, the range reaches from where it began to here. */
  go: (spot: Spot, isExtended?: boolean) => void
  spread: (range: Range) => void
}

/** The active cell and the range around it, within what is there now. */
export function useCells(bounds: { rows: number; cols: number }): Cells {
  const [state, setState] = useState<{ active: Spot; anchor: Spot | undefined }>({
    active: { row: 0, col: 0 },
    anchor: undefined,
  })
  const active = clamped(state.active, bounds)
  const anchor = state.anchor && clamped(state.anchor, bounds)
  return {
    active,
    range: anchor && bounds.rows > 0 ? rangeOf(anchor, active) : undefined,
    go: (spot, isExtended = false) =>
      setState((before) => ({
        active: spot,
        anchor: isExtended ? (before.anchor ?? before.active) : undefined,
      })),
    spread: ({ from, to }) => setState({ active: from, anchor: to }),
  }
}
