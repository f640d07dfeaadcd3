import { fontLooks, isOfNote, textOfRuns, type SeenCell } from './font-looks.ts'
import { struckOut, type Looks } from './text-runs.ts'
import type { Cell } from './types.ts'
import { relationsOf } from './workbook-parts.ts'
import { openPackage, type ZipPackage } from './zip-package.ts'

/* How cells and texts of an .xlsb are shown, of which its parser tells nothing, as [MS-XLSB] lays them out. */

const workbook = 'xl/workbook.bin'
const records = {
  row: 0,
  sharedText: 7,
  text: 19,
  font: 43,
  format: 47,
  ownText: 62,
  sheet: 156,
  fontsEnd: 612,
  formats: 617,
  formatsEnd: 618,
} as const
/** Cells that begin with their column and format. */
const isCell = (type: number): boolean => (type > 0 && type <= 11) || type === records.ownText

type BinaryRecord = { readonly type: number; readonly data: DataView }

async function* recordsOf(zip: ZipPackage, part: string): AsyncGenerator<BinaryRecord> {
  const chunks: Uint8Array[] = []
  for await (const chunk of zip.stream(part)) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  let at = 0
  /** Seven bits a byte, the lowest first. */
  const number = (bytesAtMost: number): number => {
    let value = 0
    for (let place = 0; place < bytesAtMost; place += 1) {
      const byte = bytes[at] ?? 0
      at += 1
      value += (byte & 0x7f) * 128 ** place
      if (byte < 0x80) break
    }
    return value
  }
  while (at < bytes.length) {
    const type = number(2)
    const size = Math.min(number(4), bytes.length - at)
    yield { type, data: new DataView(bytes.buffer, bytes.byteOffset + at, size) }
    at += size
  }
}

/** A text that says how long it is, and where it ends. */
function textAt(data: DataView, at: number): { text: string; end: number } {
  const length = data.getUint32(at, true)
  const end = Math.min(at + 4 + length * 2, data.byteLength)
  const bytes = Buffer.from(data.buffer, data.byteOffset + at + 4, end - at - 4)
  return { text: bytes.toString('utf16le'), end }
}

/** A text with its runs, as it is seen; undefined when it looks as it reads. */
function seenText(data: DataView, at: number, fonts: readonly Looks[]): string | undefined {
  const hasRuns = (data.getUint8(at) & 1) !== 0
  if (!hasRuns) return undefined
  const { text, end } = textAt(data, at + 1)
  const count = Math.min(data.getUint32(end, true), Math.floor((data.byteLength - end - 4) / 4))
  const runs = Array.from({ length: count }, (_, run) => ({
    from: data.getUint16(end + 4 + run * 4, true),
    looks: fonts[data.getUint16(end + 6 + run * 4, true)],
  }))
  return textOfRuns(text, runs)
}

const asItReads: SeenCell = (_sheet, _row, _column, value) => value

/** Reads the looks from the parts of a workbook; an .xlsx has none of these. */
export async function xlsbLooks(path: string): Promise<SeenCell> {
  const zip = await openPackage(path)
  try {
    if (!zip.has(workbook)) return asItReads
    const parts = await relationsOf(zip, workbook)
    const partOf = (type: string) =>
      [...parts.values()].find((each) => each.type === type && zip.has(each.part))?.part
    const { fonts, formats } = await stylesIn(zip, partOf('styles'))
    if (!fonts.some(isOfNote)) return asItReads
    const texts = await textsIn(zip, partOf('sharedStrings'), fonts)
    const seen: Map<string, (value: Cell) => Cell>[] = []
    for await (const { type, data } of recordsOf(zip, workbook)) {
      if (type !== records.sheet) continue
      const part = parts.get(textAt(data, 8).text)?.part ?? ''
      seen.push(await cellsIn(zip, part, { fonts, formats, texts }))
    }
    return (sheet, row, column, value) => {
      const found = seen[sheet]?.get(`${row} ${column}`)
      return found ? found(value) : value
    }
  } finally {
    zip.close()
  }
}

type Styles = { readonly fonts: readonly Looks[]; readonly formats: readonly number[] }

async function stylesIn(zip: ZipPackage, part: string | undefined): Promise<Styles> {
  const fonts: Looks[] = []
  const formats: number[] = []
  if (part === undefined) return { fonts, formats }
  let areFontsOver = false
  let isInFormats = false
  for await (const { type, data } of recordsOf(zip, part)) {
    areFontsOver ||= type === records.fontsEnd
    if (type === records.formats || type === records.formatsEnd)
      isInFormats = type === records.formats
    if (type === records.font && !areFontsOver && data.byteLength >= 8)
      fonts.push(fontLooks(data.getUint16(2, true), data.getUint16(6, true)))
    if (type === records.format && isInFormats && data.byteLength >= 6)
      formats.push(data.getUint16(4, true))
  }
  return { fonts, formats }
}

async function textsIn(zip: ZipPackage, part: string | undefined, fonts: readonly Looks[]) {
  const texts: (string | undefined)[] = []
  if (part === undefined) return texts
  for await (const { type, data } of recordsOf(zip, part))
    if (type === records.text) texts.push(seenText(data, 0, fonts))
  return texts
}

type Book = Styles & { readonly texts: readonly (string | undefined)[] }

async function cellsIn(zip: ZipPackage, part: string, { fonts, formats, texts }: Book) {
  const found = new Map<string, (value: Cell) => Cell>()
  if (!zip.has(part)) return found
  let row = 0
  for await (const { type, data } of recordsOf(zip, part)) {
    if (type === records.row && data.byteLength >= 4) row = data.getUint32(0, true)
    if (!isCell(type) || data.byteLength < 8) continue
    const column = data.getUint32(0, true)
    const format = data.getUint32(4, true) & 0xffffff
    const text =
      type === records.sharedText
        ? texts[data.getUint32(8, true)]
        : type === records.ownText
          ? seenText(data, 8, fonts)
          : undefined
    if (text !== undefined) found.set(`${row} ${column}`, () => text)
    else if (fonts[formats[format] ?? 0]?.isStruck) found.set(`${row} ${column}`, struckOut)
  }
  return found
}
