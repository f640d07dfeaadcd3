import type { Readable } from 'node:stream'
import type { ByteRange } from './storage/storage.ts'

/** A file that arrived: a temporary copy that is removed when the handler ends. */
export type Upload = {
  readonly path: string
  /** As the sender named it; for messages only. */
  readonly name: string
  readonly size: number
  readonly sha256: string
}

/** A file that is made while it is read. */
export type Download = { readonly name: string; readonly type: string; readonly stream: Readable }

/** A file that is kept: its length is known, and any part of it can be given. */
export type KeptFile = {
  readonly name: string
  readonly type: string
  readonly size: number
  /** Changes when the bytes do. */
  readonly tag: string
  readonly open: (range?: ByteRange) => Promise<Readable>
}
