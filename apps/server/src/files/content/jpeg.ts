import { Damaged, slice, type Picture } from './picture.ts'

const startOfImage = 0xd8
const endOfImage = 0xd9
const startOfScan = 0xda
const comment = 0xfe
const exif = 0xe1
/** JFIF, colour profile and Adobe's colour transform change how the picture looks; every other APPn only tells of it. */
const keptApplications = new Set([0xe0, 0xe2, 0xee])
const isApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/**
 * Walks the segments of a JPEG and leaves out EXIF, XMP, IPTC, comments and whatever follows the end of the picture.
 * Which way up it is goes into an EXIF of its own, which says nothing else. Throws for one that breaks off.
 */
export function readJpeg(bytes: Buffer): Picture {
  const parts: Buffer[] = []
  let size: { width: number; height: number } | undefined
  let turn = 1
  let at = 2
  for (;;) {
    if (slice(bytes, at, at + 2)[0] !== 0xff) throw new Damaged('no marker where one has to be')
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === endOfImage) break
    const end = at + 2 + slice(bytes, at + 2, at + 4).readUInt16BE()
    const segment = slice(bytes, at, end)
    if (isFrame(marker)) {
      size ??= { height: segment.readUInt16BE(5), width: segment.readUInt16BE(7) }
    }
    if (marker === exif) turn = orientationOf(segment) ?? turn
    const isTale = isApplication(marker) && !keptApplications.has(marker)
    if (!isTale && marker !== comment) parts.push(segment)
    at = end
    if (marker !== startOfScan) continue
    const next = endOfScan(bytes, at)
    parts.push(slice(bytes, at, next))
    at = next
  }
  if (!size) throw new Damaged('a picture without a size')
  const head: Buffer[] = [Buffer.from([0xff, startOfImage])]
  if (turn > 1) head.push(onlyOrientation(turn))
  return { ...size, parts: [...head, ...parts, Buffer.from([0xff, endOfImage])] }
}

/** Where the entropy-coded data of a scan end: at a marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 2)) {
    const next = bytes[at + 1]
    if (next === undefined) break
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  throw new Damaged('a scan without an end')
}

/** Tag 0x0112 of the first directory of an EXIF segment; undefined where it cannot be read. */
function orientationOf(segment: Buffer): number | undefined {
  if (segment.toString('latin1', 4, 10) !== 'Exif\0\0') return undefined
  const tiff = segment.subarray(10)
  if (tiff.length < 8) return undefined
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (first + 2 > tiff.length) return undefined
  const last = Math.min(first + 2 + short(first) * 12, tiff.length - 12)
  for (let at = first + 2; at <= last; at += 12) {
    if (short(at) !== 0x0112) continue
    const turn = short(at + 8)
    return turn >= 1 && turn <= 8 ? turn : undefined
  }
  return undefined
}

/** An EXIF segment with one tag. */
function onlyOrientation(turn: number): Buffer {
  const tiff = Buffer.from(
    'MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0',
    'latin1',
  )
  tiff.writeUInt16BE(turn, 18)
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const head = Buffer.from([0xff, exif, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}
