import { readLimits, type Cell, type RawSheet, type SheetRow } from './types.ts'

/** Why a sheet is not taken; a reason of messages/spreadsheet.ts. */
export class Refusal extends Error {}

const isEmpty = (cell: Cell | undefined): boolean =>
  cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '')

/**
 * The rows of a sheet that say something, merged ranges filled and the copies marked. Throws `Refusal` beyond the
 * limits of decisions.md 6, which count what is written and not how far a format reaches.
 */
export function rowsOf({ cells, merges }: Pick<RawSheet, 'cells' | 'merges'>): SheetRow[] {
  const down = new Map<number, number[]>()
  const across = new Map<number, number[]>()
  const mark = (marks: Map<number, number[]>, row: number, column: number) =>
    marks.set(row, [...(marks.get(row) ?? []), column])
  const written = cells.map((row) => row.some((cell) => !isEmpty(cell)))
  for (const { startRow, startCol, endRow, endCol } of merges) {
    const value = cells[startRow]?.[startCol] ?? null
    if (isEmpty(value)) continue
    const lastRow = Math.min(endRow, cells.length - 1)
    const lastColumn = Math.min(endCol, readLimits.columns - 1)
    for (let row = startRow; row <= lastRow; row += 1) {
      // A row of nothing but copies is blank.
      if (!written[row]) continue
      for (let column = startCol; column <= lastColumn; column += 1) {
        if (row === startRow && column === startCol) continue
        const line = cells[row]!
        while (line.length < column) line.push(null)
        line[column] = value
        mark(column === startCol ? down : across, row, column)
      }
    }
  }
  const rows: SheetRow[] = []
  for (const [index, row] of cells.entries()) {
    if (!written[index]) continue
    if (row.slice(readLimits.columns).some((cell) => !isEmpty(cell)))
      throw new Refusal('spreadsheet.tooManyColumns')
    rows.push({
      number: index + 1,
      cells: trimmed(row.slice(0, readLimits.columns)),
      ...(down.has(index) && { down: down.get(index)! }),
      ...(across.has(index) && { across: across.get(index)! }),
    })
  }
  if (rows.length > readLimits.rows) throw new Refusal('spreadsheet.tooManyRows')
  return rows
}

function trimmed(row: Cell[]): Cell[] {
  let length = row.length
  while (length > 0 && isEmpty(row[length - 1])) length -= 1
  return Array.from({ length }, (_, index) => row[index] ?? null)
}

const errors = /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|ERR!|GETTING_DATA)$/

/** Text of a parser as a cell: '#N/A' is no text. */
export const textCell = (text: string): Cell => (errors.test(text) ? { error: text } : text)
