import { readXlsx } from 'hucre/xlsx'
import { textCell } from './grid.ts'
import { surveyPackage } from './package-survey.ts'
import type { Cell, RawSheet } from './types.ts'

/** The only file that knows the parser of .xlsx: bytes to cells, both date epochs honoured. */
export async function readWorkbook(bytes: Uint8Array): Promise<RawSheet[]> {
  const { isUnusual } = await surveyPackage(bytes)
  const workbook = isUnusual ? undefined : await parsed(bytes)
  if (!workbook) return (await import('./legacy-reader.ts')).readBinary(bytes)
  return workbook.sheets.map((sheet) => {
    const cells = sheet.rows.map((row) => row.map(asCell))
    for (const [place, { formula, formulaResult }] of sheet.cells ?? []) {
      if (formula === undefined || (formulaResult !== undefined && formulaResult !== null)) continue
      const [row = -1, column = -1] = place.split(',').map(Number)
      // Written by a program that calculates nothing; an empty cell would hide the loss.
      const line = cells[row]
      // One that repeats the formula of another cell has no text of its own.
      if (line && (line[column] ?? null) === null) line[column] = { error: `=${formula || '…'}` }
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

/** Undefined for a whole package in which this parser does not find its way; a damaged one throws. */
const parsed = (bytes: Uint8Array) =>
  readXlsx(bytes).catch((error: unknown) => {
    if (error instanceof Error && error.message.startsWith('Invalid XLSX')) return undefined
    throw error
  })

function asCell(value: string | number | boolean | Date | null | undefined): Cell {
  if (value === undefined || value === null) return null
  if (typeof value === 'string') return textCell(value)
  // A spreadsheet's date has no zone; the parser gives it as UTC.
  return value instanceof Date ? { date: value.toISOString().slice(0, 10) } : value
}
