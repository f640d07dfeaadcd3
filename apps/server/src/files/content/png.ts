import { crc32 } from 'node:zlib'
import { Damaged, slice, type Picture } from './picture.ts'

const signatureLength = 8
/** What changes how the picture looks; text, time and EXIF only tell of it. */
const kept = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT pHYs bKGD hIST acTL fcTL fdAT'.split(' '),
)

/** Walks the chunks of a PNG, checks their sums and leaves out its tales and whatever follows its end. */
export function readPng(bytes: Buffer): Picture {
  const parts = [slice(bytes, 0, signatureLength)]
  let size: { width: number; height: number } | undefined
  for (let at = signatureLength; ;) {
    const length = slice(bytes, at, at + 8).readUInt32BE()
    const chunk = slice(bytes, at, at + 12 + length)
    const name = chunk.toString('latin1', 4, 8)
    if (crc32(chunk.subarray(4, 8 + length)) !== chunk.readUInt32BE(8 + length)) {
      throw new Damaged('a chunk with a wrong sum')
    }
    if (name === 'IHDR')
      size ??= { width: slice(chunk, 8, 16).readUInt32BE(), height: chunk.readUInt32BE(12) }
    if (kept.has(name)) parts.push(chunk)
    if (name === 'IEND') break
    at += 12 + length
  }
  if (!size) throw new Damaged('a picture without a size')
  return { ...size, parts }
}
