import { textsOnce } from './texts-once.ts'
import { readLimits, type Cell, type RawSheet, type SheetLine, type SheetRow } from './types.ts'

/** The index of the last row that Excel has. */
const lastRow = 1_048_575

/** Why a sheet is not taken; a reason of messages/spreadsheet.ts. */
export class Refusal extends Error {}

const isEmpty = (cell: Cell | undefined): boolean =>
  cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '')

/**
 * Collects what is written on a sheet, and nothing else: formats reach as far as they like. Throws `Refusal` as soon as
 * a limit of docs/domain/files.md#limits is reached.
 */
export function sheetLines() {
  const lines = new Map<number, SheetLine>()
  let last: SheetLine | undefined
  const once = textsOnce()
  let count = 0
  let isHidden = false
  return {
    /** Whether rows that are written on from here on are hidden. */
    hide(isSo: boolean): void {
      isHidden = isSo
    },
    put(index: number, column: number, cell: Cell): void {
      if (isEmpty(cell)) return
      if (column >= readLimits.columns) throw new Refusal('spreadsheet.tooManyColumns')
      if (!(index >= 0 && index <= lastRow)) throw new Refusal('spreadsheet.unreadable')
      const line = last?.index === index ? last : (lines.get(index) ?? lineAt(index))
      if (line !== last) lines.set(index, line)
      last = line
      count += 1
      if (lines.size > readLimits.rows) throw new Refusal('spreadsheet.tooManyRows')
      if (count > readLimits.cells) throw new Refusal('spreadsheet.tooManyCells')
      while (line.cells.length < column) line.cells.push(null)
      line.cells[column] = once(cell)
    },
    inOrder: (): SheetLine[] => [...lines.values()].sort((one, other) => one.index - other.index),
  }

  function lineAt(index: number): SheetLine {
    return { index, cells: [], ...(isHidden && { hidden: true }) }
  }
}

/** The same of a parser that gives every row of a sheet. */
export function linesOf(
  rows: readonly (readonly Cell[])[],
  isHidden: (index: number) => boolean = () => false,
): SheetLine[] {
  const lines = sheetLines()
  for (const [index, row] of rows.entries()) {
    lines.hide(isHidden(index))
    for (const [column, cell] of (row ?? []).entries()) lines.put(index, column, cell)
  }
  return lines.inOrder()
}

/** The rows of a sheet, merged ranges filled and the copies marked. */
export function rowsOf({ lines, merges }: Pick<RawSheet, 'lines' | 'merges'>): SheetRow[] {
  const marks = new Map<number, { down: number[]; across: number[] }>()
  let copies = 0
  for (const { startRow, startCol, endRow, endCol } of merges) {
    const first = firstFrom(lines, startRow)
    const source = lines[first]
    const value = source?.index === startRow ? (source.cells[startCol] ?? null) : null
    if (isEmpty(value)) continue
    const lastColumn = Math.min(endCol, readLimits.columns - 1)
    for (let at = first; at < lines.length; at += 1) {
      // A row of nothing but copies is blank: it is not among them.
      const line = lines[at]
      if (!line || line.index > endRow) break
      const mark = marks.get(line.index) ?? { down: [], across: [] }
      marks.set(line.index, mark)
      for (let column = startCol; column <= lastColumn; column += 1) {
        if (line.index === startRow && column === startCol) continue
        copies += 1
        if (copies > readLimits.cells) throw new Refusal('spreadsheet.tooManyCells')
        while (line.cells.length < column) line.cells.push(null)
        line.cells[column] = value
        const copied = column === startCol ? mark.down : mark.across
        copied.push(column)
      }
    }
  }
  return lines.map(({ index, cells, hidden }) => {
    const { down = [], across = [] } = marks.get(index) ?? {}
    return {
      number: index + 1,
      cells,
      ...(down.length > 0 && { down }),
      ...(across.length > 0 && { across }),
      ...(hidden && { hidden }),
    }
  })
}

/** The place of the first line from a row on. */
function firstFrom(lines: readonly SheetLine[], row: number): number {
  let low = 0
  let high = lines.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((lines[middle]?.index ?? 0) < row) low = middle + 1
    else high = middle
  }
  return low
}

const errors =
  /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|BUSY!|UNKNOWN!|EXTERNAL!|TIMEOUT!|PYTHON!|ERR!|GETTING_DATA)$/

/** Text of a parser as a cell: '#N/A' is no text. */
export const textCell = (text: string): Cell => (errors.test(text) ? { error: text } : text)
