import { dayOfSerial } from './formats.ts'
import { Refusal, sheetLines, textCell } from './grid.ts'
import { readElements } from './markup-stream.ts'
import { struckOut, textRuns, unescaped } from './text-runs.ts'
import { readLimits, type Cell, type Merge, type RawSheet } from './types.ts'
import {
  cellStyles,
  sharedTexts,
  workbookParts,
  type CellStyle,
  type NumberStyle,
} from './workbook-parts.ts'
import { cellDate } from './values.ts'
import { openPackage, type ZipPackage } from './zip-package.ts'

/* The reader of .xlsx: a stream of elements, so that its limits end it, wherever they are reached. */

type Book = {
  readonly zip: ZipPackage
  readonly texts: readonly string[]
  readonly styles: readonly CellStyle[]
  readonly date1904: boolean
}

/** The sheets of an .xlsx, one after the other. */
export async function* readWorkbook(path: string): AsyncGenerator<RawSheet> {
  const zip = await openPackage(path)
  try {
    const { sheets, date1904, ...parts } = await workbookParts(zip)
    if (sheets.length > readLimits.sheets) throw new Refusal('spreadsheet.tooManySheets')
    const styles = await cellStyles(zip, parts.styles)
    const texts = await sharedTexts(zip, parts.texts)
    for (const { name, part, hidden } of sheets) {
      const { lines, merges } = await readSheet({ zip, texts, styles, date1904 }, part)
      yield { name, lines: lines.inOrder(), merges, hidden, date1904 }
    }
  } finally {
    zip.close()
  }
}

/** A cell that is being read. */
type Open = {
  column: number
  type: string
  style: number
  value: string
  formula: string | undefined
}

async function readSheet(book: Book, part: string) {
  const lines = sheetLines()
  const merges: Merge[] = []
  let row = -1
  let column = -1
  let cell: Open | undefined
  let into: 'value' | 'formula' | undefined
  const inline = textRuns()
  await readElements(book.zip.stream(part), {
    open(name, attributes) {
      if (name === 'c') {
        const { r = '', t = 'n', s } = attributes
        column = columnOf(r) ?? column + 1
        cell = {
          column,
          type: t,
          style: Number(s ?? -1),
          value: '',
          formula: undefined,
        }
      } else if (name === 'row') {
        row = attributes['r'] === undefined ? row + 1 : Number(attributes['r']) - 1
        column = -1
        lines.hide(isHiddenRow(attributes))
      } else if (name === 'mergeCell') merges.push(mergeOf(attributes['ref'] ?? ''))
      else if (!cell) return
      else if (name === 'v') into = 'value'
      else if (name === 'f') {
        into = 'formula'
        cell.formula = ''
      } else inline.open(name, attributes)
    },
    text(text) {
      if (!cell) return
      if (into === 'value') cell.value += text
      else if (into === 'formula') cell.formula = `${cell.formula ?? ''}${text}`
      else inline.text(text)
    },
    close(name) {
      into = undefined
      inline.close(name)
      if (name !== 'c' || !cell) return
      lines.put(row, cell.column, seenIn(cell, inline.take(), book))
      cell = undefined
    },
  })
  return { lines, merges }
}

const isHiddenRow = ({ hidden = '', ht = '' }: Readonly<Record<string, string>>): boolean =>
  /^(1|true|on)$/.test(hidden) || Number.parseFloat(ht) === 0

/** The position that a reference like AB12 names. */
function columnOf(reference: string): number | undefined {
  let column = 0
  for (let at = 0; at < reference.length; at += 1) {
    const letter = reference.charCodeAt(at) & ~32
    if (letter < 65 || letter > 90) break
    column = column * 26 + letter - 64
  }
  return column === 0 ? undefined : column - 1
}

function mergeOf(range: string): Merge {
  const [from = '', to = from] = range.split(':')
  const rowOf = (reference: string) => Number(/\d+/.exec(reference)?.[0] ?? 1) - 1
  return {
    startRow: rowOf(from),
    startCol: columnOf(from) ?? 0,
    endRow: rowOf(to),
    endCol: columnOf(to) ?? 0,
  }
}

function seenIn(cell: Open, inline: string, book: Book): Cell {
  const value = valueOf(cell, inline, book)
  return book.styles[cell.style]?.isStruck ? struckOut(value) : value
}

function valueOf({ type, style, value, formula }: Open, inline: string, book: Book): Cell {
  switch (type) {
    case 's':
      return textCell(book.texts[Number(value)] ?? '')
    case 'inlineStr':
      return textCell(inline)
    case 'str':
      return textCell(unescaped(value))
    case 'b':
      return /^(1|true)$/i.test(value)
    case 'e':
      return { error: value }
    case 'd':
      return { date: cellDate(value) ?? value }
    default:
      return numberOf(value, book.styles[style]?.number, { formula, date1904: book.date1904 })
  }
}

function numberOf(
  written: string,
  style: NumberStyle,
  { formula, date1904 }: { formula: string | undefined; date1904: boolean },
): Cell {
  const text = written.trim()
  // Written by a program that calculates nothing; one that repeats the formula of another cell has no text of its own.
  if (text === '') return formula === undefined ? null : { error: `=${formula || '…'}` }
  const value = Number(text)
  if (Number.isNaN(value)) return textCell(text)
  if (style === undefined) return value
  if (style !== 'day') return style(value) ?? value
  const date = dayOfSerial(value, date1904)
  return date === undefined ? value : { date }
}
