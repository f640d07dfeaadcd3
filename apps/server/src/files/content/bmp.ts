import { slice, type Picture } from './picture.ts'

/** A bitmap, which tells nothing but itself; what follows its end is left out. */
export function readBmp(bytes: Buffer): Picture {
  const head = slice(bytes, 0, 26)
  const parts = [slice(bytes, 0, head.readUInt32LE(2))]
  return { width: Math.abs(head.readInt32LE(18)), height: Math.abs(head.readInt32LE(22)), parts }
}
