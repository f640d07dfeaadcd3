import { AppError } from '@yuncang/shared/errors'
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { removeLeftovers } from '../files/storage/disk.ts'
import { checkedKey, contentOf, type Storage } from '../files/storage/storage.ts'
import { cleanUpArea } from '../files/storage/cleanup.ts'

/** Where files are kept that jobs read and produced; keys are ours and plain. */
export type FileStore = {
  /** Keeps a whole file or nothing; gives its size in bytes. */
  keep(key: string, stream: Readable, signal: AbortSignal): Promise<number>
  /** Undefined when there is none. */
  open(key: string): Promise<Readable | undefined>
  remove(key: string): Promise<void>
  /** Takes away what a process left behind that was killed: half files, and files that no row names. */
  cleanUp(
    before: string,
    named: (keys: readonly string[]) => Promise<readonly string[]>,
  ): Promise<void>
}

const area = 'job'
const placeOf = (key: string) => checkedKey(`${area}/${key}`)

/** Where files of jobs lie while they are written, below the data directory. */
export const jobFileFolder = (dataDir: string): string => join(dataDir, 'job-files')

/** In the storage that all replicas share; a file is finished in a folder of this machine first, so that its size is known. */
export function fileStoreOf(storage: Storage, scratch: string): FileStore {
  return {
    async keep(key, stream, signal) {
      await mkdir(scratch, { recursive: true })
      const part = join(scratch, `.part-${randomUUID()}`)
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
    async cleanUp(before, named) {
      const keyOf = (place: string) => place.slice(area.length + 1)
      const placesOf = async (places: readonly string[]) =>
        new Set((await named(places.map(keyOf))).map(placeOf))
      await cleanUpArea(storage, { area, before, named: placesOf })
      await removeLeftovers(scratch, before)
    },
  }
}
