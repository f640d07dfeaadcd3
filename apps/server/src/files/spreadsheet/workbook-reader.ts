import { readXlsx } from 'hucre/xlsx'
import { readLimits, type Cell } from './types.ts'

/** The only file that knows the parser: .xlsx bytes to cells, merged ranges filled, both date epochs honoured. */
export async function readWorkbook(
  bytes: Uint8Array,
): Promise<{ name: string; cells: Cell[][] }[]> {
  const workbook = await readXlsx(bytes)
  return workbook.sheets.map((sheet) => {
    const cells = sheet.rows.map((row) => row.map(asCell))
    for (const merge of sheet.merges ?? []) fillMerge(cells, merge)
    return { name: sheet.name, cells }
  })
}

function asCell(value: string | number | boolean | Date | null | undefined): Cell {
  if (value === undefined || value === null) return null
  // A spreadsheet's date has no zone; the parser gives it as UTC.
  return value instanceof Date ? { date: value.toISOString().slice(0, 10) } : value
}

type Merge = { startRow: number; startCol: number; endRow: number; endCol: number }

function fillMerge(cells: Cell[][], merge: Merge): void {
  const value = cells[merge.startRow]?.[merge.startCol] ?? null
  const lastColumn = Math.min(merge.endCol, readLimits.columns)
  for (let row = merge.startRow; row <= merge.endRow && row < cells.length; row += 1) {
    for (let column = merge.startCol; column <= lastColumn; column += 1) {
      const line = cells[row]
      if (line) line[column] = value
    }
  }
}
