import { CFB } from '@e965/xlsx'
import { bookOf, bytesOf, sheetOf, withParts } from './ugly/parts.ts'

/* Binary workbooks in which something is raised, lowered or struck out; other makers of workbooks write no such fonts. */

export type Look = 'struck' | 'raised' | 'lowered'
type Runs = readonly (readonly [text: string, look?: Look])[]
/** Runs of a text, or a value that is struck out as a whole. */
export type Shown = { readonly runs: Runs } | { readonly struck: string | number }

const font = 0x31
const sheetPlace = 0x85
const format = 0xe0
const sharedTexts = 0xfc
const continued = 0x3c
const cells = new Set([0xfd, 0x203, 0x27e])
/** Font 0 is that of the library, and there is no font 4. */
const fontOf: Record<Look, number> = { struck: 5, raised: 1, lowered: 2 }

export const record = (type: number, data: Buffer): Buffer => {
  const head = Buffer.alloc(4)
  head.writeUInt16LE(type, 0)
  head.writeUInt16LE(data.length, 2)
  return Buffer.concat([head, data])
}

export function recordsOf(stream: Buffer): { type: number; data: Buffer; at: number }[] {
  const found = []
  for (let at = 0; at + 4 <= stream.length; at += 4 + stream.readUInt16LE(at + 2)) {
    const data = Buffer.from(stream.subarray(at + 4, at + 4 + stream.readUInt16LE(at + 2)))
    found.push({ type: stream.readUInt16LE(at), data, at })
  }
  return found
}

function fontLike(plain: Buffer, look: Look | undefined): Buffer {
  const data = Buffer.from(plain)
  data.writeUInt16LE(look === 'struck' ? 8 : 0, 2)
  data.writeUInt16LE(look === 'raised' ? 1 : look === 'lowered' ? 2 : 0, 8)
  return record(font, data)
}

const textOf = (shown: Shown): string | number =>
  'runs' in shown ? shown.runs.map(([text]) => text).join('') : shown.struck

/** The texts with their runs; the last one goes on in another record, where its characters may be of another width. */
function textsRecord(texts: readonly Runs[]): Buffer {
  const parts = texts.map((runs) => {
    const text = runs.map(([each]) => each).join('')
    const changes = runs.map(([, look], index) => ({
      from: runs.slice(0, index).reduce((sum, [each]) => sum + each.length, 0),
      font: look ? fontOf[look] : 0,
    }))
    const head = Buffer.alloc(5)
    head.writeUInt16LE(text.length, 0)
    head.writeUInt8(1 | 8, 2)
    head.writeUInt16LE(changes.length, 3)
    const tail = Buffer.alloc(changes.length * 4)
    for (const [at, change] of changes.entries()) {
      tail.writeUInt16LE(change.from, at * 4)
      tail.writeUInt16LE(change.font, at * 4 + 2)
    }
    return { head, text, tail }
  })
  const counts = Buffer.alloc(8)
  counts.writeUInt32LE(texts.length, 0)
  counts.writeUInt32LE(texts.length, 4)
  const wide = (text: string) => Buffer.from(text, 'utf16le')
  const before = parts.slice(0, -1).map(({ head, text, tail }) => [head, wide(text), tail])
  const last = parts.at(-1)
  if (!last) throw new Error('no texts')
  const narrow = Buffer.from(`\0${last.text.slice(1)}`, 'latin1')
  return Buffer.concat([
    record(
      sharedTexts,
      Buffer.concat([counts, ...before.flat(), last.head, wide(last.text.slice(0, 1))]),
    ),
    record(continued, Buffer.concat([narrow, last.tail])),
  ])
}

/** The cells stand below each other in the first column. The last text is in Latin letters behind its first one. */
export function xlsWithLooks(column: readonly Shown[]): Buffer {
  const bytes = bytesOf(bookOf({ a: sheetOf(column.map((shown) => [textOf(shown)])) }), 'biff8')
  const container = CFB.read(bytes, { type: 'buffer' })
  // The library gives no types for its compound files.
  const { content } = CFB.find(container, '/Workbook') as unknown as { content: Uint8Array }
  const records = recordsOf(Buffer.from(content))
  const plain = records.find(({ type }) => type === font)?.data
  if (!plain) throw new Error('no font')
  const formats = records.filter(({ type }) => type === format)
  const struckFormat = Buffer.from(formats.at(-1)?.data ?? Buffer.alloc(20))
  struckFormat.writeUInt16LE(fontOf.struck, 0)
  const texts = column.flatMap((shown) =>
    'runs' in shown
      ? [shown.runs]
      : typeof shown.struck === 'string'
        ? [[[shown.struck]] as Runs]
        : [],
  )
  const changed = records.map(({ type, data, at }) => {
    if (type === font)
      return Buffer.concat([
        record(font, data),
        ...(['raised', 'lowered', undefined, 'struck'] as const).map((look) =>
          fontLike(plain, look),
        ),
      ])
    if (type === sharedTexts) return textsRecord(texts)
    const isLastFormat = type === format && at === formats.at(-1)?.at
    if (isLastFormat) return Buffer.concat([record(type, data), record(format, struckFormat)])
    const shown = cells.has(type) ? column[data.readUInt16LE(0)] : undefined
    if (shown && 'struck' in shown) data.writeUInt16LE(formats.length, 4)
    return record(type, data)
  })
  const sheetStart = records.findIndex(({ type, at }) => type === 0x809 && at > 0)
  const before = Buffer.concat(changed.slice(0, sheetStart)).length
  const moved = records.map(({ type }, index) => {
    const part = changed[index] ?? Buffer.alloc(0)
    if (type === sheetPlace) part.writeUInt32LE(before, 4)
    return part
  })
  CFB.utils.cfb_add(container, '/Workbook', Buffer.concat(moved))
  // With type 'buffer' the library gives one.
  return CFB.write(container, { type: 'buffer' }) as Buffer
}

/** Types and sizes of an .xlsb are of seven bits a byte, the lowest first. */
const sevenBits = (value: number): number[] =>
  value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...sevenBits(value >> 7)]
const part = (type: number, data: Uint8Array): Buffer =>
  Buffer.from([...sevenBits(type), ...sevenBits(data.length), ...data])

/** The records of a part, each changed into others. */
function rewritten(bytes: Buffer, change: (type: number, data: Buffer) => Buffer): Buffer {
  const result: Buffer[] = []
  let at = 0
  const number = (): number => {
    let value = 0
    for (let place = 0; ; place += 1) {
      const byte = bytes.readUInt8(at++)
      value += (byte & 0x7f) << (7 * place)
      if (byte < 0x80) return value
    }
  }
  while (at < bytes.length) {
    const type = number()
    const size = number()
    result.push(change(type, Buffer.from(bytes.subarray(at, at + size))))
    at += size
  }
  return Buffer.concat(result)
}

/** The same as an .xlsb; its fonts are counted from 0. */
export function xlsbWithLooks(column: readonly Shown[]): Buffer {
  const fonts: (Look | undefined)[] = [undefined, 'raised', 'lowered', 'struck']
  const bytes = bytesOf(bookOf({ a: sheetOf(column.map((shown) => [textOf(shown)])) }), 'xlsb')
  const runsOf = new Map(
    column.flatMap((shown) => ('runs' in shown ? [[String(textOf(shown)), shown.runs]] : [])),
  )
  return withParts(bytes, (parts) => {
    const rewrite = (name: string, change: (type: number, data: Buffer) => Buffer) => {
      parts[name] = rewritten(parts[name]!, change)
    }
    let isInFormats = false
    rewrite('xl/styles.bin', (type, data) => {
      if (type === 617 || type === 618) isInFormats = type === 617
      if (type === 43)
        return Buffer.concat(
          fonts.map((look) => {
            const own = Buffer.from(data)
            own.writeUInt16LE(look === 'struck' ? 8 : 0, 2)
            own.writeUInt16LE(look === 'raised' ? 1 : look === 'lowered' ? 2 : 0, 6)
            return part(43, own)
          }),
        )
      if (type !== 47 || !isInFormats) return part(type, data)
      const struck = Buffer.from(data)
      struck.writeUInt16LE(fonts.indexOf('struck'), 4)
      return Buffer.concat([part(47, data), part(47, struck)])
    })
    rewrite('xl/sharedStrings.bin', (type, data) => {
      const runs = type === 19 ? runsOf.get(data.subarray(5).toString('utf16le')) : undefined
      if (!runs) return part(type, data)
      const tail = Buffer.alloc(4 + runs.length * 4)
      tail.writeUInt32LE(runs.length, 0)
      let from = 0
      for (const [at, [text, look]] of runs.entries()) {
        tail.writeUInt16LE(from, 4 + at * 4)
        tail.writeUInt16LE(fonts.indexOf(look), 6 + at * 4)
        from += text.length
      }
      data.writeUInt8(1, 0)
      return part(19, Buffer.concat([data, tail]))
    })
    let row = 0
    rewrite('xl/worksheets/sheet1.bin', (type, data) => {
      if (type === 0) row = data.readUInt32LE(0)
      const shown = type > 0 && type < 12 ? column[row] : undefined
      if (shown && 'struck' in shown) data.writeUInt8(1, 4)
      return part(type, data)
    })
  })
}
