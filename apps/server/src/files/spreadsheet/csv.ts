import { parseCsv } from 'hucre/csv'
import { Refusal } from './grid.ts'
import { decodeText } from './text-encoding.ts'
import type { Cell } from './types.ts'

const delimiters = [',', '\t', ';', '|'] as const
const judgedLines = 60

/** The sign that cuts the most of the first lines alike, and of those the one that leaves most cells filled. */
function delimiterOf(text: string): string {
  const start = text.split(/\r\n|\r|\n/, judgedLines).join('\n')
  const merits = delimiters.map((delimiter) => ({ delimiter, ...cutBy(start, delimiter) }))
  return merits.reduce((best, each) =>
    each.alike > best.alike || (each.alike === best.alike && each.filled > best.filled)
      ? each
      : best,
  ).delimiter
}

/** A remark may hold more commas than its line has cells, but not as many as the next one. */
function cutBy(text: string, delimiter: string): { alike: number; filled: number } {
  const isFilled = (cell: unknown) => cell !== null && cell !== ''
  const lines = parseCsv(text, { delimiter, typeInference: false })
    .filter((row) => row.length > 1 && row.some(isFilled))
    .map((row) => ({ width: row.length, filled: row.filter(isFilled).length }))
  const groups = [...Map.groupBy(lines, ({ width }) => width).values()]
  const widest = Math.max(0, ...groups.map((group) => group.length))
  return { alike: widest, filled: lines.reduce((sum, { filled }) => sum + filled, 0) }
}

// Excel's own first line that names the delimiter, and its way to write a number as text.
const declared = /^\ufeff?"?sep=(.)"?\r?\n/i
const asText = /^="([^"]*)"$/

/** Old programs end a text with Ctrl-Z. */
function withoutEnd(text: string): string {
  const kept = text.trimEnd()
  return kept.endsWith('\u001a') ? kept.slice(0, -1) : text
}

const endMark = '\u0003'

/** Throws `Refusal` for a quote that is opened and never closed: all rows behind it would be one cell. */
function wholeRows(text: string, delimiter: string) {
  const rows = parseCsv(`${text.replace(/\r?\n$|\r$/, '')}\n${endMark}`, {
    delimiter,
    typeInference: false,
  })
  if (rows.pop()?.[0] !== endMark) throw new Refusal('spreadsheet.openQuote')
  return rows
}

/** Cells of a .csv, all of them text: '007' stays what it is. */
export function cellsOfCsv(bytes: Uint8Array): Cell[][] {
  const text = withoutEnd(decodeText(bytes).replace(/^\ufeff/, ''))
  const sep = declared.exec(text)?.[1]
  const rows = wholeRows(text, sep ?? delimiterOf(text))
  const cells = rows.map((row) =>
    row.map((cell): Cell => {
      if (cell === null || cell === '') return null
      return cell instanceof Date ? cell.toISOString() : String(cell).replace(asText, '$1')
    }),
  )
  if (sep !== undefined && cells[0]) cells[0] = []
  return cells
}
