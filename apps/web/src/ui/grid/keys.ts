/** A cell by row and visible column; row -1 is the header. */
export type Spot = { row: number; col: number }
export type Bounds = { rows: number; cols: number; page: number }
type Press = { key: string; ctrl: boolean }

/** Where a key leads from a cell; undefined when it is no key that moves. */
export function moved({ row, col }: Spot, { key, ctrl }: Press, bounds: Bounds): Spot | undefined {
  const last = { row: bounds.rows - 1, col: bounds.cols - 1 }
  const spotOf = (): Spot | undefined => {
    if (ctrl && (key === 'j' || key === 'k')) return undefined
    switch (key) {
      case 'j':
        return { row: row + 1, col }
      case 'k':
        return { row: Math.max(0, row - 1), col }
      case 'ArrowUp':
        return { row: ctrl ? 0 : row - 1, col }
      case 'ArrowDown':
        return { row: ctrl ? last.row : row + 1, col }
      case 'ArrowLeft':
        return { row, col: ctrl ? 0 : col - 1 }
      case 'ArrowRight':
        return { row, col: ctrl ? last.col : col + 1 }
      case 'Home':
        return { row: ctrl ? 0 : row, col: 0 }
      case 'End':
        return { row: ctrl ? last.row : row, col: last.col }
      case 'PageUp':
        return { row: Math.max(0, row - bounds.page), col }
      case 'PageDown':
        return { row: row + bounds.page, col }
      default:
        return undefined
    }
  }
  const spot = spotOf()
  return spot && clamped(spot, bounds)
}

export const clamped = ({ row, col }: Spot, { rows, cols }: Omit<Bounds, 'page'>): Spot => ({
  row: Math.max(-1, Math.min(row, rows - 1)),
  col: Math.max(0, Math.min(col, cols - 1)),
})

export type Range = { from: Spot; to: Spot }

/** The rectangle between two cells, without the header. */
export const rangeOf = (a: Spot, b: Spot): Range => ({
  from: { row: Math.max(0, Math.min(a.row, b.row)), col: Math.min(a.col, b.col) },
  to: { row: Math.max(0, Math.max(a.row, b.row)), col: Math.max(a.col, b.col) },
})

/** Rows of texts as spreadsheets take them from the clipboard. */
export const tsvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(quoted).join('\t')).join('\n')

const quoted = (text: string) => (/[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
