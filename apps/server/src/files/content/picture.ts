/** A picture as its bytes describe it, and those bytes without what tells of person, place and device. */
export type Picture = {
  readonly width: number
  readonly height: number
  /** What is kept, in order. */
  readonly parts: readonly Buffer[]
}

/** The bytes end too early or contradict themselves. */
export class Damaged extends Error {}

/** A part of the bytes that has to be there. */
export function slice(bytes: Buffer, from: number, to: number): Buffer {
  if (from < 0 || to < from || to > bytes.length) throw new Damaged('bytes are missing')
  return bytes.subarray(from, to)
}
