import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { crc32, deflateSync } from 'node:zlib'
import type { Inspected } from '../../files/content/inspect.ts'
import { randomOf, type Random } from '../random.ts'

/* A loaded truck before the doors of the warehouse, drawn: no camera was there. */
const width = 480
const height = 320

/** Sky, wall, door, yard, wheel, glass, line of the load, and the colours that differ from truck to truck. */
const fixed = [
  [214, 226, 236],
  [190, 194, 198],
  [120, 128, 136],
  [146, 142, 136],
  [38, 40, 44],
  [176, 206, 220],
  [90, 72, 52],
] as const
const [sky, wall, door, yard, wheel, glass, edge, cab, goods] = [0, 1, 2, 3, 4, 5, 6, 7, 8]
const cabs = [
  [178, 52, 44],
  [36, 88, 158],
  [232, 232, 228],
  [44, 118, 82],
] as const
const loads = [
  [196, 160, 112],
  [214, 196, 158],
  [150, 120, 92],
  [224, 222, 214],
] as const

/** The picture of a truck; the same for the same number, and another for every other. */
export function loadPicture(truckNo: string): Inspected {
  const random = randomOf(truckNo)
  const palette = [...fixed, random.pick(cabs), random.pick(loads)]
  const bytes = pngOf(drawn(random), palette.flat())
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const content = { open: () => Readable.from([bytes]), size: bytes.length, sha256 }
  return { type: 'image/png', width, height, content }
}

type Box = { x: number; y: number; wide: number; high: number }

/** A byte for each dot: its colour's number in the palette. */
function drawn(random: Random): Buffer {
  const dots = Buffer.alloc(width * height, sky)
  const fill = (colour: number, { x, y, wide, high }: Box) => {
    for (let row = Math.max(0, y); row < Math.min(height, y + high); row++)
      dots.fill(colour, row * width + Math.max(0, x), row * width + Math.min(width, x + wide))
  }
  const horizon = 90 + random.between(0, 30)
  fill(wall, { x: 0, y: horizon - 70, wide: width, high: 130 })
  for (let at = random.between(-60, 0); at < width; at += 120)
    fill(door, { x: at, y: horizon - 30, wide: 80, high: 90 })
  fill(yard, { x: 0, y: horizon + 60, wide: width, high: height })

  const left = 20 + random.between(0, 40)
  const ground = 250 + random.between(0, 20)
  const [rows, columns] = [random.between(2, 3), random.between(5, 7)]
  const [wide, high] = [Math.floor(300 / columns), Math.floor(100 / rows)]
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = [left + column * wide, ground - 40 - (row + 1) * high]
      fill(edge, { x, y, wide, high })
      fill(goods, { x: x + 2, y: y + 2, wide: wide - 4, high: high - 4 })
    }
  fill(edge, { x: left - 6, y: ground - 40, wide: 316, high: 10 })
  fill(cab, { x: left + 310, y: ground - 110, wide: 90, high: 80 })
  fill(glass, { x: left + 345, y: ground - 100, wide: 45, high: 32 })
  for (const x of [left + 20, left + 70, left + 220, left + 335]) {
    fill(wheel, { x: x + 4, y: ground - 34, wide: 26, high: 34 })
    fill(wheel, { x, y: ground - 30, wide: 34, high: 26 })
  }
  // The dust of the yard: no two photos are the same.
  for (let grain = 0; grain < 60; grain++)
    fill(door, {
      x: random.between(0, width),
      y: random.between(ground + 4, height),
      wide: 3,
      high: 2,
    })
  return dots
}

function pngOf(dots: Buffer, palette: readonly number[]): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Eight bits a dot, by palette.
  head.set([8, 3, 0, 0, 0], 8)
  const rows = Buffer.alloc((width + 1) * height)
  for (let row = 0; row < height; row++)
    dots.copy(rows, row * (width + 1) + 1, row * width, (row + 1) * width)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
