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

/**
 * The used columns, and those in which something is said of these rows before all others: it is seen without scrolling.
 * What stands beside the table may be in a column that the table does not use, or does not have.
 */
export function columnsToSee(mapping: readonly FileColumn[], lines: readonly Line[]): FileColumn[] {
  const letters = lines.flatMap(({ findings }) => findings.map(({ column }) => column))
  const named = [...new Set(letters)].filter((letter) => letter !== '')
  const ownOf = (letter: string) => mapping.find((column) => column.letter === letter)
  return [
    ...named
      .map((letter) => ownOf(letter) ?? columnAt(letter))
      .toSorted((one, two) => one.position - two.position),
    ...mapping.filter(({ keys, letter }) => keys.length > 0 && !named.includes(letter)),
  ]
}

/** A column of the sheet that is none of the table: A is the first, AA the one after Z. */
function columnAt(letter: string): FileColumn {
  const digits = letter.split('').map((each) => each.charCodeAt(0) - 64)
  const position = digits.reduce((sum, digit) => sum * 26 + digit, 0) - 1
  return { position, letter, heading: '', keys: [] }
}
