import type { ImportBatch, ImportFinding } from '@yuncang/shared/nouns/import-batch/contract'

export type Line = { row: number; cells: string[]; findings: ImportFinding[] }
export type FileColumn = ImportBatch['mapping'][number]

/** What somebody has written over cells, by row and position, before it is checked. */
export type Edits = ReadonlyMap<string, { row: number; position: number; text: string }>

const placeOf = (row: number, position: number): string => `${row} ${position}`

export const textAt = (edits: Edits, { row, cells }: Line, position: number): string =>
  edits.get(placeOf(row, position))?.text ?? cells[position] ?? ''

/** With a cell written over; as it was before, it is no edit. */
export function withEdit(
  edits: Edits,
  { row, cells }: Line,
  position: number,
  text: string,
): Edits {
  const next = new Map(edits)
  if (text === (cells[position] ?? '')) next.delete(placeOf(row, position))
  else next.set(placeOf(row, position), { row, position, text })
  return next
}

/** The used columns, those first in which something is said of these rows: it is seen without scrolling. */
export function columnsToSee(mapping: readonly FileColumn[], lines: readonly Line[]): FileColumn[] {
  const used = mapping.filter(({ keys }) => keys.length > 0)
  const named = new Set(lines.flatMap(({ findings }) => findings.map(({ column }) => column)))
  return [
    ...used.filter(({ letter }) => named.has(letter)),
    ...used.filter(({ letter }) => !named.has(letter)),
  ]
}
