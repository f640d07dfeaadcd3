import { AppError } from '@yuncang/shared/errors'
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { checkedKey, contentOf, type Storage } from '../files/storage/storage.ts'

/** Where files are kept that jobs read and produced; keys are ours and plain. */
export type FileStore = {
  /** Keeps a whole file or nothing; gives its size in bytes. */
  keep(key: string, stream: Readable, signal: AbortSignal): Promise<number>
  /** Undefined when there is none. */
  open(key: string): Promise<Readable | undefined>
  remove(key: string): Promise<void>
}

const placeOf = (key: string) => checkedKey(`job/${key}`)

/** In the storage that all replicas share; a file is finished in a folder of this machine first, so that its size is known. */
export function fileStoreOf(storage: Storage, scratch: string): FileStore {
  return {
    async keep(key, stream, signal) {
      await mkdir(scratch, { recursive: true })
      const part = join(scratch, randomUUID())
      try {
        await pipeline(stream, createWriteStream(part, { mode: 0o600 }), { signal })
        const content = await contentOf(part)
        await storage.put(placeOf(key), content)
        return content.size
      } finally {
        await rm(part, { force: true })
      }
    },
    async open(key) {
      try {
        return await storage.get(placeOf(key))
      } catch (error) {
        if (error instanceof AppError && error.reason === 'storage.missing') return undefined
        throw error
      }
    },
    remove: (key) => storage.remove(placeOf(key)),
  }
}
