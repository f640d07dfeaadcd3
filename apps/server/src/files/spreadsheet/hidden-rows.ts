import type { SheetRow } from './types.ts'

/**
 * Rows of which some are left out, as if these were taken out of the file: what is merged over them and over others is
 * said by the first that stays.
 */
export function saidBySeen(
  rows: readonly SheetRow[],
  isLeftOut: (row: SheetRow) => boolean,
): SheetRow[] {
  const unsaid = new Set<number>()
  return rows.map((row) => {
    const { cells, down = [] } = row
    if (isLeftOut(row)) {
      for (const position of cells.keys()) if (!down.includes(position)) unsaid.add(position)
      return row
    }
    const copied = down.filter((position) => !unsaid.has(position))
    unsaid.clear()
    return copied.length === down.length ? row : { ...row, down: copied }
  })
}
