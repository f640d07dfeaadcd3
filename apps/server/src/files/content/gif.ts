import { Damaged, slice, type Picture } from './picture.ts'

const extension = 0x21
const frame = 0x2c
const trailer = 0x3b
const commentLabel = 0xfe
const applicationLabel = 0xff

const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** Walks the blocks of a GIF and leaves out comments, the tales of applications and whatever follows its end. */
export function readGif(bytes: Buffer): Picture {
  const head = slice(bytes, 0, 13)
  const size = { width: head.readUInt16LE(6), height: head.readUInt16LE(8) }
  let at = 13 + tableBytes(head[10] ?? 0)
  const parts = [slice(bytes, 0, at)]
  for (;;) {
    const kind = slice(bytes, at, at + 1)[0]
    if (kind === trailer) break
    const from = at
    const label = slice(bytes, at, at + 2)[1]
    if (kind === extension) at = endOfBlocks(bytes, at + 2)
    else if (kind === frame) {
      const flags = slice(bytes, at, at + 10)[9] ?? 0
      at = endOfBlocks(bytes, at + 11 + tableBytes(flags))
    } else throw new Damaged('a block of no kind')
    const block = slice(bytes, from, at)
    const isTale =
      kind === extension &&
      (label === commentLabel || (label === applicationLabel && !isLoop(block)))
    if (!isTale) parts.push(block)
  }
  return { ...size, parts: [...parts, Buffer.from([trailer])] }
}

const isLoop = (block: Buffer) => block.toString('latin1', 3, 14) === 'NETSCAPE2.0'

function endOfBlocks(bytes: Buffer, from: number): number {
  let at = from
  for (;;) {
    const length = slice(bytes, at, at + 1)[0] ?? 0
    at += 1 + length
    if (length === 0) return at
  }
}
