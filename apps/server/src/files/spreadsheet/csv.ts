import { parseCsv } from 'hucre/csv'
import { Refusal } from './grid.ts'
import type { Cell } from './types.ts'

/**
 * Text of a .csv: by its mark, else UTF-16 when every other byte is empty, else UTF-8 when it is valid UTF-8, else
 * GB18030, which Chinese Excel writes. Throws `Refusal` for bytes that are no text in any of them.
 */
export function decodeText(bytes: Uint8Array): string {
  const wide = utf16Of(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    try {
      return new TextDecoder('gb18030', { fatal: true }).decode(bytes)
    } catch {
      throw new Refusal('spreadsheet.unreadable')
    }
  }
}

function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const head = bytes.subarray(0, 400)
  const zeros = (from: 0 | 1) => head.filter((byte, index) => byte === 0 && index % 2 === from)
  if (zeros(1).length > 2 && zeros(0).length === 0) return 'utf-16le'
  if (zeros(0).length > 2 && zeros(1).length === 0) return 'utf-16be'
  return undefined
}

const delimiters = [',', '\t', ';', '|'] as const
const judgedLines = 60

/** The sign that cuts the first lines into most cells. */
function delimiterOf(text: string): string {
  const start = text.split(/\r\n|\r|\n/, judgedLines).join('\n')
  const cellsBy = (delimiter: string) =>
    parseCsv(start, { delimiter, typeInference: false }).reduce(
      (sum, row) => sum + row.filter((cell) => cell !== null && cell !== '').length,
      0,
    )
  return delimiters.reduce((best, each) => (cellsBy(each) > cellsBy(best) ? each : best), ',')
}

// Excel's own first line that names the delimiter, and its way to write a number as text.
const declared = /^\ufeff?"?sep=(.)"?\r?\n/i
const asText = /^="([^"]*)"$/

/** Cells of a .csv, all of them text: '007' stays what it is. */
export function cellsOfCsv(bytes: Uint8Array): Cell[][] {
  const text = decodeText(bytes).replace(/^\ufeff/, '')
  const sep = declared.exec(text)?.[1]
  const rows = parseCsv(text, { delimiter: sep ?? delimiterOf(text), typeInference: false })
  const cells = rows.map((row) =>
    row.map((cell): Cell => {
      if (cell === null || cell === '') return null
      return cell instanceof Date ? cell.toISOString() : String(cell).replace(asText, '$1')
    }),
  )
  if (sep !== undefined && cells[0]) cells[0] = []
  return cells
}
