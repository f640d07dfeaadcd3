import { fontLooks, isOfNote, textOfRuns, type SeenCell } from './font-looks.ts'
import { Refusal } from './grid.ts'
import { struckOut, type Looks } from './text-runs.ts'
import type { Cell } from './types.ts'

/*
 * How cells and texts of an old .xls are shown, of which its parser tells nothing: fonts, cell formats and runs of the
 * shared texts, as [MS-XLS] lays them out.
 */

const records = {
  font: 0x31,
  continued: 0x3c,
  sheet: 0x85,
  manyNumbers: 0xbd,
  format: 0xe0,
  texts: 0xfc,
  sharedText: 0xfd,
  bof: 0x809,
  end: 0x0a,
  locked: 0x2f,
} as const
/** Cells that begin with their row, column and format: formulas, texts, numbers, truths. */
const cells = new Set([0x06, 0xd6, 0xfd, 0x203, 0x204, 0x205, 0x27e])

type Book = {
  fonts: Looks[]
  /** The font of each cell format. */
  formats: number[]
  texts: (string | undefined)[]
}
type BinaryRecord = { readonly type: number; readonly data: DataView; readonly at: number }

function* recordsFrom(stream: DataView, from: number): Generator<BinaryRecord> {
  for (let at = from; at + 4 <= stream.byteLength;) {
    const type = stream.getUint16(at, true)
    const size = stream.getUint16(at + 2, true)
    const end = Math.min(at + 4 + size, stream.byteLength)
    yield { type, at, data: new DataView(stream.buffer, stream.byteOffset + at + 4, end - at - 4) }
    at += 4 + size
  }
}

/** Reads the looks from the stream of a workbook. */
export function biffLooks(bytes: Uint8Array): SeenCell {
  const stream = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const { book, sheets } = globalsOf(stream)
  const isStruck = (format: number) => book.fonts[fontAt(book.formats[format] ?? 0)]?.isStruck
  const hasLooks = book.fonts.some(isOfNote)
  const seen = sheets
    .toSorted((one, other) => one - other)
    .map((at) => (hasLooks ? looksOfSheet(stream, at) : undefined))
  return (sheet, row, column, value) => {
    const found = seen[sheet]?.get(placeOf(row, column))
    return found ? found(value) : value
  }

  function looksOfSheet(whole: DataView, from: number) {
    const found = new Map<number, (value: Cell) => Cell>()
    const note = (row: number, column: number, format: number, text?: string) => {
      if (text !== undefined) found.set(placeOf(row, column), () => text)
      else if (isStruck(format)) found.set(placeOf(row, column), struckOut)
    }
    for (const { type, data } of recordsFrom(whole, from)) {
      if (type === records.end) break
      if (cells.has(type) && data.byteLength >= 6) {
        const text =
          type === records.sharedText && data.byteLength >= 10
            ? book.texts[data.getUint32(6, true)]
            : undefined
        note(data.getUint16(0, true), data.getUint16(2, true), data.getUint16(4, true), text)
      } else if (type === records.manyNumbers && data.byteLength >= 6) {
        const [row, first] = [data.getUint16(0, true), data.getUint16(2, true)]
        const count = Math.floor((data.byteLength - 6) / 6)
        for (let at = 0; at < count; at += 1)
          note(row, first + at, data.getUint16(4 + at * 6, true))
      }
    }
    return found
  }
}

const placeOf = (row: number, column: number): number => row * 256 + column
/** There is no font 4. */
const fontAt = (index: number): number => (index > 4 ? index - 1 : index)

function globalsOf(stream: DataView): { book: Book; sheets: number[] } {
  const book: Book = { fonts: [], formats: [], texts: [] }
  const sheets: number[] = []
  const parts: DataView[] = []
  let isText = false
  for (const { type, data, at } of recordsFrom(stream, 0)) {
    // Before Excel 5 everything lay otherwise; what is locked is refused by its reader.
    if (type === records.locked || (at === 0 && type !== records.bof)) return { book, sheets: [] }
    if (type === records.end) break
    isText = type === records.texts || (isText && type === records.continued)
    if (isText) parts.push(data)
    else if (type === records.font && data.byteLength >= 10) book.fonts.push(fontOf(data))
    else if (type === records.format && data.byteLength >= 2)
      book.formats.push(data.getUint16(0, true))
    else if (type === records.sheet && data.byteLength >= 4) sheets.push(data.getUint32(0, true))
  }
  if (book.fonts.some(isOfNote)) book.texts = textsOf(parts, book.fonts)
  return { book, sheets }
}

const fontOf = (data: DataView): Looks =>
  fontLooks(data.getUint16(2, true), data.getUint16(8, true))

/** The shared texts that look otherwise than they read, at their places. */
function textsOf(parts: readonly DataView[], fonts: readonly Looks[]): (string | undefined)[] {
  const cursor = cursorOver(parts)
  cursor.jump(4)
  const count = cursor.number(4)
  const texts: (string | undefined)[] = []
  while (texts.length < count && !cursor.isAtEnd()) {
    const length = cursor.number(2)
    const flags = cursor.number(1)
    const runCount = (flags & 8) === 0 ? 0 : cursor.number(2)
    const extra = (flags & 4) === 0 ? 0 : cursor.number(4)
    const text = cursor.text(length, (flags & 1) !== 0)
    const runs = Array.from({ length: runCount }, () => ({
      from: cursor.number(2),
      looks: fonts[fontAt(cursor.number(2))],
    }))
    cursor.jump(extra)
    texts.push(textOfRuns(text, runs))
  }
  return texts
}

/** Reads over the parts of a record that is continued in others. */
function cursorOver(parts: readonly DataView[]) {
  let part = 0
  let at = 0
  const left = () => (parts[part]?.byteLength ?? 0) - at
  const onward = () => {
    while (left() === 0 && part < parts.length) {
      part += 1
      at = 0
    }
  }
  const byte = (): number => {
    onward()
    at += 1
    return parts[part]?.getUint8(at - 1) ?? 0
  }
  const number = (bytes: number): number => {
    let value = 0
    for (let place = 0; place < bytes; place += 1) value += byte() * 256 ** place
    return value
  }
  return {
    number,
    isAtEnd: (): boolean => {
      onward()
      return part >= parts.length
    },
    jump(bytes: number): void {
      for (let rest = bytes; rest > 0 && part < parts.length;) {
        onward()
        const step = Math.min(rest, left())
        at += step
        rest -= step
      }
    },
    /** A text goes on behind a byte that says how wide its characters are from there on. */
    text(length: number, isWide: boolean): string {
      let text = ''
      let wide = isWide
      while (text.length < length && part < parts.length) {
        if (left() === 0) {
          onward()
          wide = (byte() & 1) !== 0
        }
        const size = wide ? 2 : 1
        const count = Math.min(length - text.length, Math.floor(left() / size))
        if (count === 0) throw new Refusal('spreadsheet.oldUnreadable')
        for (let each = 0; each < count; each += 1) text += String.fromCharCode(number(size))
      }
      return text
    },
  }
}
