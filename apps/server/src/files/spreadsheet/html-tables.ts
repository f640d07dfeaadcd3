import sanitize from 'sanitize-html'
import { linesOf, Refusal, textCell } from './grid.ts'
import { asSeen, looksWithin } from './text-runs.ts'
import { readLimits, type Cell, type Merge, type RawSheet } from './types.ts'

/** A table that is being read: its cells so far, and the row down to which each column is held by a span from above. */
type Open = {
  cells: Cell[][]
  merges: Merge[]
  held: number[]
  column: number
  /** The cell that text goes into. */
  cell?: { line: Cell[]; column: number; text: string } | undefined
}

const styled = ['sup', 'sub', 's', 'del', 'strike']
const tags = ['table', 'tr', 'td', 'th', 'br', ...styled]
const spans = ['colspan', 'rowspan']
const token = new RegExp(`<(/?)(${tags.join('|')})\\b([^>]*)>|([^<]+)`, 'g')
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
}

/**
 * The tables of a web page, each a sheet, a table within another's cell apart from it. Rows and cells may lack their
 * ends. Throws `Refusal` for a page without a table, and for a table that is cut off: its rows would be lost without a word.
 */
export function tablesOf(page: string): RawSheet[] {
  const found: Open[] = []
  const open: Open[] = []
  const within: string[] = []
  for (const [, end, tag, attributes = '', text] of tidied(page).matchAll(token)) {
    const table = open.at(-1)
    if (tag === 'table') {
      if (!end) open.push({ cells: [], merges: [], held: [], column: 0 })
      else if (table) {
        found.push(table)
        open.pop()
      }
    } else if (table) {
      if (text !== undefined) write(table, asSeen(decoded(text), looksWithin(within)))
      else if (tag !== undefined && styled.includes(tag)) {
        if (end) within.splice(within.lastIndexOf(tag), 1)
        else within.push(tag)
      } else if (tag === 'br') write(table, '\n')
      else if (end) endOf(table)
      else if (tag === 'tr') startRow(table)
      else startCell(table, attributes)
    }
  }
  const sheets = found.filter(hasRecords).map(sheetOf)
  if (sheets.length === 0) throw new Refusal('spreadsheet.html')
  return sheets
}

const decoded = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot);/g, (name) => entities[name] ?? name)

/** Every tag of a table with its end, and what nobody sees (scripts, styles, comments) gone. */
function tidied(page: string): string {
  let isCut = false
  const sanitized = sanitize(page, {
    allowedTags: tags,
    allowedAttributes: { td: spans, th: spans },
    selfClosing: ['br'],
    onCloseTag: (name, isImplied) => {
      if (name === 'table' && isImplied) isCut = true
    },
  })
  if (isCut) throw new Refusal('spreadsheet.unreadable')
  return sanitized
}

/** A heading and a row below it; pages are laid out with tables that have less. */
const hasRecords = ({ cells }: Open): boolean =>
  cells.filter((row) => row.some((cell) => cell !== null)).length > 1

const sheetOf = ({ cells, merges }: Open, index: number): RawSheet => ({
  name: `Sheet${index + 1}`,
  lines: linesOf(cells),
  merges,
  hidden: false,
  date1904: false,
})

function startRow(table: Open): Cell[] {
  const line: Cell[] = []
  table.cells.push(line)
  table.column = 0
  return line
}

function startCell(table: Open, attributes: string): void {
  const line = table.cells.at(-1) ?? startRow(table)
  const row = table.cells.length - 1
  while ((table.held[table.column] ?? 0) > row) table.column += 1
  const { column } = table
  const across = spanOf(attributes, 'colspan', readLimits.columns)
  const down = spanOf(attributes, 'rowspan', readLimits.rows)
  for (let at = column; at < column + across; at += 1) table.held[at] = row + down
  if (across > 1 || down > 1) {
    const merge = { startRow: row, startCol: column }
    table.merges.push({ ...merge, endRow: row + down - 1, endCol: column + across - 1 })
  }
  table.cell = { line, column, text: '' }
}

function spanOf(attributes: string, name: string, most: number): number {
  const span = Number(new RegExp(`${name}="(\\d+)`).exec(attributes)?.[1] ?? 1)
  return Math.min(Math.max(span, 1), most)
}

function write({ cell }: Open, text: string): void {
  if (cell) cell.text += text === '\n' ? text : text.replace(/[ \t\r\n]+/g, ' ')
}

function endOf(table: Open): void {
  if (!table.cell) return
  const { line, column, text } = table.cell
  while (line.length < column) line.push(null)
  line[column] = text.trim() === '' ? null : textCell(text.trim())
  table.cell = undefined
}
