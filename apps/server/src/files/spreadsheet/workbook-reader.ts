import { readXlsx } from 'hucre/xlsx'
import { textCell } from './grid.ts'
import { readLimits, type Cell, type RawSheet } from './types.ts'

/** The only file that knows the parser of .xlsx: bytes to cells, both date epochs honoured. */
export async function readWorkbook(bytes: Uint8Array): Promise<RawSheet[]> {
  const workbook = await parse(bytes)
  return workbook.sheets.map((sheet) => {
    const cells = sheet.rows.map((row) => row.map(asCell))
    for (const [place, { formula, formulaResult }] of sheet.cells ?? []) {
      if (!formula || (formulaResult !== undefined && formulaResult !== null)) continue
      const [row = -1, column = -1] = place.split(',').map(Number)
      // Written by a program that calculates nothing; an empty cell would hide the loss.
      const line = cells[row]
      if (line && (line[column] ?? null) === null) line[column] = { error: `=${formula}` }
    }
    return {
      name: sheet.name,
      cells,
      merges: sheet.merges ?? [],
      hidden: sheet.hidden === true || sheet.veryHidden === true,
      date1904: workbook.dateSystem === '1904',
    }
  })
}

const lastColumn = 'GR'

/** A format that reaches to the last row and column is no content: such a sheet is read as far as our limits go. */
async function parse(bytes: Uint8Array) {
  try {
    return await readXlsx(bytes)
  } catch (error) {
    if (!(error instanceof Error) || !/spans .* cells/.test(error.message)) throw error
    return readXlsx(bytes, { range: `A1:${lastColumn}${readLimits.rows - 1}` })
  }
}

function asCell(value: string | number | boolean | Date | null | undefined): Cell {
  if (value === undefined || value === null) return null
  if (typeof value === 'string') return textCell(value)
  // A spreadsheet's date has no zone; the parser gives it as UTC.
  return value instanceof Date ? { date: value.toISOString().slice(0, 10) } : value
}
