import { Refusal, sheetLines, textCell } from './grid.ts'
import { readElements } from './markup-stream.ts'
import { odsStyles } from './ods-styles.ts'
import { readLimits, type Cell, type Merge, type RawSheet } from './types.ts'
import { openPackage } from './zip-package.ts'

type Attributes = Readonly<Record<string, string>>

/** A table that is being read, and the place of its next cell. */
type Open = {
  name: string
  hidden: boolean
  lines: ReturnType<typeof sheetLines>
  merges: Merge[]
  row: number
  rowRepeats: number
  column: number
  /** Of cells that name no style. */
  rowStyle: string | undefined
  columnStyles: { style: string; end: number }[]
}

/** A cell that is being read: what it says of itself, and the text that it shows. */
type OpenCell = { attributes: Attributes; covered: boolean; shown: string | undefined }

const repeats = (attributes: Attributes, name: string): number =>
  Math.max(1, Math.trunc(Number(attributes[name] ?? 1)) || 1)

/** The sheets of an OpenDocument workbook. */
export async function readOds(path: string): Promise<RawSheet[]> {
  const zip = await openPackage(path)
  try {
    await refuseLocked(zip)
    const styles = odsStyles()
    if (zip.has('styles.xml')) await readElements(zip.stream('styles.xml'), { open: styles.open })
    return await sheetsIn(zip.stream('content.xml'), styles)
  } finally {
    zip.close()
  }
}

/** With a password, the list of parts says how each is locked. */
async function refuseLocked(zip: Awaited<ReturnType<typeof openPackage>>): Promise<void> {
  if (!zip.has('META-INF/manifest.xml')) return
  await readElements(zip.stream('META-INF/manifest.xml'), {
    open(name) {
      if (name === 'encryption-data') throw new Refusal('spreadsheet.encrypted')
    },
  })
}

async function sheetsIn(
  content: AsyncIterable<Uint8Array>,
  styles: ReturnType<typeof odsStyles>,
): Promise<RawSheet[]> {
  const sheets: RawSheet[] = []
  const hiddenStyles = new Set<string>()
  let style = ''
  let table: Open | undefined
  let cell: OpenCell | undefined
  let noteDepth = 0
  let spans: string[] = []
  await readElements(content, {
    open(name, attributes) {
      if (name === 'annotation') noteDepth += 1
      if (noteDepth > 0) return
      if (!table) styles.open(name, attributes)
      if (name === 'style') style = attributes['style:name'] ?? ''
      else if (name === 'table-properties' && attributes['table:display'] === 'false')
        hiddenStyles.add(style)
      else if (name === 'table') {
        if (sheets.length >= readLimits.sheets) throw new Refusal('spreadsheet.tooManySheets')
        const hidden = hiddenStyles.has(attributes['table:style-name'] ?? '')
        const sheetName = attributes['table:name'] ?? `Sheet${sheets.length + 1}`
        const place = { row: 0, rowRepeats: 1, column: 0, rowStyle: undefined, columnStyles: [] }
        table = { name: sheetName, hidden, lines: sheetLines(), merges: [], ...place }
      } else if (name === 'table-column' && table) {
        const start = table.columnStyles.at(-1)?.end ?? 0
        const end = start + repeats(attributes, 'table:number-columns-repeated')
        table.columnStyles.push({ style: attributes['table:default-cell-style-name'] ?? '', end })
      } else if (name === 'table-row' && table) {
        table.column = 0
        table.rowStyle = attributes['table:default-cell-style-name']
        table.rowRepeats = repeats(attributes, 'table:number-rows-repeated')
        table.lines.hide(/^(filter|collapse)$/.test(attributes['table:visibility'] ?? ''))
      } else if (name === 'table-cell' || name === 'covered-table-cell')
        cell = { attributes, covered: name === 'covered-table-cell', shown: undefined }
      else if (cell && name === 'span') spans.push(attributes['text:style-name'] ?? '')
      else if (cell) cell.shown = shownWith(cell.shown, name, attributes)
    },
    text(text) {
      if (cell?.shown !== undefined && noteDepth === 0) cell.shown += styles.seenIn(spans, text)
    },
    close(name) {
      if (name === 'annotation') noteDepth -= 1
      if (noteDepth > 0) return
      if (name === 'span') spans.pop()
      else if (table && cell && /^(covered-)?table-cell$/.test(name)) {
        putCell(table, cell, styles)
        cell = undefined
        spans = []
      } else if (name === 'table-row' && table) table.row += table.rowRepeats
      else if (name === 'table' && table) {
        const { lines, merges, hidden } = table
        sheets.push({ name: table.name, lines: lines.inOrder(), merges, hidden, date1904: false })
        table = undefined
      }
    },
  })
  return sheets
}

/** The text of a cell is in paragraphs, with elements for what XML would not keep. */
function shownWith(shown: string | undefined, name: string, attributes: Attributes) {
  if (name === 'p') return shown === undefined ? '' : `${shown}\n`
  if (shown === undefined) return undefined
  if (name === 's') return shown + ' '.repeat(Math.min(repeats(attributes, 'text:c'), 100))
  if (name === 'tab') return `${shown}\t`
  return name === 'line-break' ? `${shown}\n` : shown
}

function putCell(
  table: Open,
  { attributes, covered, shown }: OpenCell,
  styles: ReturnType<typeof odsStyles>,
): void {
  const times = repeats(attributes, 'table:number-columns-repeated')
  const { row, column, rowRepeats } = table
  table.column += times
  const style = attributes['table:style-name'] ?? table.rowStyle ?? columnStyleAt(table, column)
  const value = covered ? null : styles.seen(style, valueOf(attributes, shown))
  if (value === null || value === '') return
  const width = repeats(attributes, 'table:number-columns-spanned')
  const height = repeats(attributes, 'table:number-rows-spanned')
  for (let down = 0; down < rowRepeats; down += 1)
    for (let right = 0; right < times; right += 1)
      table.lines.put(row + down, column + right, value)
  if (width > 1 || height > 1)
    table.merges.push({
      startRow: row,
      startCol: column,
      endRow: row + height - 1,
      endCol: column + width - 1,
    })
}

const columnStyleAt = ({ columnStyles }: Open, column: number): string =>
  columnStyles.find(({ end }) => column < end)?.style ?? ''

const digits = /^\d+$/

function valueOf(attributes: Attributes, shown: string | undefined): Cell {
  const type = attributes['office:value-type'] ?? attributes['calcext:value-type'] ?? ''
  const written = attributes['office:value']
  switch (type) {
    case 'float':
    case 'percentage':
    case 'currency': {
      const value = Number(written ?? Number.NaN)
      if (Number.isNaN(value)) return shown ?? null
      // A format of zeros shows 0007, which is what a number of a document is.
      const isPadded =
        shown !== undefined && digits.test(shown) && shown !== written && Number(shown) === value
      return isPadded ? shown : value
    }
    case 'date':
      return { date: (attributes['office:date-value'] ?? '').slice(0, 10) }
    case 'boolean':
      return attributes['office:boolean-value'] === 'true'
    default: {
      const formula = attributes['table:formula']
      if (formula !== undefined && shown === undefined && type === '')
        return { error: `=${formula}` }
      return textCell(shown ?? attributes['office:string-value'] ?? '')
    }
  }
}
