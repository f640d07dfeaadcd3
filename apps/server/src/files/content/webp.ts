import { Damaged, slice, type Picture } from './picture.ts'

const kept = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
/** The flags of VP8X that promise EXIF and XMP. */
const tales = 0x0c

/** Walks the chunks of a WebP and leaves out EXIF, XMP and whatever follows its end. */
export function readWebp(bytes: Buffer): Picture {
  const end = 8 + slice(bytes, 4, 8).readUInt32LE()
  slice(bytes, 0, end)
  const chunks: Buffer[] = []
  let size: { width: number; height: number } | undefined
  for (let at = 12; at + 8 <= end;) {
    const length = slice(bytes, at + 4, at + 8).readUInt32LE()
    const chunk = slice(bytes, at, Math.min(at + 8 + length + (length % 2), end))
    const name = chunk.toString('latin1', 0, 4)
    size ??= sizeOf(name, slice(chunk, 8, 8 + length))
    if (kept.has(name)) chunks.push(name === 'VP8X' ? withoutTales(chunk) : chunk)
    at += chunk.length
  }
  if (!size) throw new Damaged('a picture without a size')
  const head = Buffer.from(slice(bytes, 0, 12))
  head.writeUInt32LE(4 + chunks.reduce((sum, { length }) => sum + length, 0), 4)
  return { ...size, parts: [head, ...chunks] }
}

function withoutTales(chunk: Buffer): Buffer {
  const copy = Buffer.from(chunk)
  copy.writeUInt8((copy[8] ?? 0) & ~tales, 8)
  return copy
}

function sizeOf(name: string, data: Buffer): { width: number; height: number } | undefined {
  switch (name) {
    case 'VP8X':
      slice(data, 0, 10)
      return { width: 1 + data.readUIntLE(4, 3), height: 1 + data.readUIntLE(7, 3) }
    case 'VP8L': {
      const bits = slice(data, 0, 5).readUInt32LE(1)
      return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
    }
    case 'VP8 ':
      slice(data, 0, 10)
      return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff }
    default:
      return undefined
  }
}
