import { isDiskFull } from '@yuncang/db/failures'
import { AppError } from '@yuncang/shared/errors'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'

/** First and last byte, both included. */
export type ByteRange = { readonly first: number; readonly last: number }

/** What goes in: `open` gives the bytes from their start each time, so that a failed attempt can be made again. */
export type Content = {
  readonly open: () => Readable
  readonly size: number
  /** Hexadecimal; what is kept has this digest or is not kept at all. */
  readonly sha256: string
}

export type Stored = { readonly key: string; readonly time: string }

/**
 * Where the bytes of files live: a folder or an object store. A key is made by `storageKey`, never from a sender's
 * words. Everything but `get` may be repeated without harm. Throws `storage.unavailable` when the store does not answer.
 */
export type Storage = {
  /** Keeps all of the content or nothing. */
  put(key: string, content: Content): Promise<void>
  /** The bytes, or a part of them. Throws `storage.missing` (404) for an unknown key. */
  get(key: string, range?: ByteRange): Promise<Readable>
  /** Nothing happens when the key is not there. */
  remove(key: string): Promise<void>
  exists(key: string): Promise<boolean>
  /** Every key below an area, in no order that matters. */
  list(area: StorageArea): AsyncIterable<Stored>
}

/** Who keeps files; each area has its own cleanup. */
export const storageAreas = ['upload', 'job', 'mail'] as const
export type StorageArea = (typeof storageAreas)[number]

const keyShape = /^[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]+)*$/

/** The place of one file of a tenant; the two letters spread files over folders. */
export const storageKey = (area: StorageArea, tenant: string, id: string): string =>
  checkedKey(`${area}/${tenant}/${id.slice(-2)}/${id}`)

/** A key as it is; throws for one that could leave its folder. */
export function checkedKey(key: string): string {
  if (!keyShape.test(key) || key.length > 300) throw new Error('this is no key of the storage')
  return key
}

export const missing = (cause?: unknown) => new AppError('storage.missing', { cause })
export const unavailable = (cause: unknown) =>
  new AppError(isDiskFull(cause) ? 'server.diskFull' : 'storage.unavailable', { cause })

/** A file on disk as content; `storage.put(key, await contentOf(path))` keeps it. */
export async function contentOf(path: string): Promise<Content> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of createReadStream(path)) {
    // A stream without an encoding gives buffers.
    const bytes = chunk as Buffer
    hash.update(bytes)
    size += bytes.length
  }
  return { open: () => createReadStream(path), size, sha256: hash.digest('hex') }
}

/** The same of bytes that the process made itself. */
export const contentOfBytes = (bytes: Buffer): Content => ({
  open: () => Readable.from([bytes]),
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
})
