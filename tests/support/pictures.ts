import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/* Small pictures as cameras and tools write them, with what must not be kept in them. */

export const place = 'GPS 36.0671N 120.3826E'

const chunk = (name: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG of one grey, with a text in it. `grey` tells pictures apart. */
export function png(width = 4, height = 3, grey = 128): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc((width + 1) * height, grey)
  for (let row = 0; row < height; row++) rows[row * (width + 1)] = 0
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('tEXt', Buffer.from(`Comment\0${place}`, 'latin1')),
    chunk('eXIf', Buffer.from(place, 'latin1')),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A PNG that says it is larger than it is. */
export function pixelBomb(): Buffer {
  const made = png()
  const head = made.subarray(16, 29)
  head.writeUInt32BE(20_000, 0)
  head.writeUInt32BE(20_000, 4)
  made.writeUInt32BE(crc32(made.subarray(12, 29)), 29)
  return made
}

const segment = (marker: number, data: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c86432' } })

/** A JPEG lying on its side, with a place in its EXIF, a comment and another picture after its end. */
export async function jpeg(width = 640, height = 480, turn = 6): Promise<Buffer> {
  const tiff = Buffer.alloc(26)
  tiff.write('II*\0', 'latin1')
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(1, 8)
  tiff.writeUInt16LE(0x0112, 10)
  tiff.writeUInt16LE(3, 12)
  tiff.writeUInt32LE(1, 14)
  tiff.writeUInt16LE(turn, 18)
  const plain = await drawn(width, height).jpeg().toBuffer()
  return Buffer.concat([
    plain.subarray(0, 2),
    segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from(place)])),
    segment(0xed, Buffer.from(`Photoshop 3.0\0${place}`)),
    segment(0xfe, Buffer.from(place)),
    plain.subarray(2),
    Buffer.from(`trailing ${place}`),
  ])
}

/** A JPEG in its segments as far as its size is concerned; there is nothing to be drawn in it. */
export function emptyJpeg(width: number, height: number): Buffer {
  const frame = Buffer.alloc(6)
  frame[0] = 8
  frame.writeUInt16BE(height, 1)
  frame.writeUInt16BE(width, 3)
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xc0, frame),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
    Buffer.from([0xff, 0xd9]),
  ])
}

const webpChunk = (name: string, data: Buffer) => {
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

/** A WebP of its extended kind, with EXIF and XMP. */
export async function webp(width = 300, height = 200): Promise<Buffer> {
  const plain = await drawn(width, height).webp({ lossless: true }).toBuffer()
  const extended = Buffer.alloc(10)
  extended[0] = 0x0c
  extended.writeUIntLE(width - 1, 4, 3)
  extended.writeUIntLE(height - 1, 7, 3)
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    webpChunk('VP8X', extended),
    plain.subarray(12),
    webpChunk('EXIF', Buffer.from(place)),
    webpChunk('XMP ', Buffer.from(`<x>${place}</x>`)),
  ])
  const head = Buffer.from('RIFF\0\0\0\0')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}

export function gif(width = 20, height = 10): Buffer {
  const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0', 'latin1')
  head.writeUInt16LE(width, 6)
  head.writeUInt16LE(height, 8)
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, place.length]), Buffer.from(place)])
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 20, 0, 10, 0, 0, 2, 2, 0x4c, 1, 0])
  return Buffer.concat([
    head,
    Buffer.alloc(6),
    comment,
    Buffer.from([0]),
    frame,
    Buffer.from([0x3b]),
  ])
}

export function bmp(width = 8, height = 4): Buffer {
  const bytes = Buffer.alloc(54 + width * height * 3)
  bytes.write('BM')
  bytes.writeUInt32LE(bytes.length, 2)
  bytes.writeUInt32LE(54, 10)
  bytes.writeUInt32LE(40, 14)
  bytes.writeInt32LE(width, 18)
  bytes.writeInt32LE(-height, 22)
  bytes.writeUInt16LE(1, 26)
  return Buffer.concat([bytes, Buffer.from(place)])
}

/** A PDF of that many bytes at least. */
export const pdf = (size = 100, mark = 'a'): Buffer =>
  Buffer.from(`%PDF-1.7\n${mark.repeat(Math.max(0, size - 20))}\n%%EOF\n`)
