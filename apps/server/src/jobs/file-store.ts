import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Where files that jobs produced are kept; keys are ours and plain. */
export type FileStore = {
  /** Keeps a whole file or nothing; gives its size in bytes. */
  keep(key: string, stream: Readable, signal: AbortSignal): Promise<number>
  /** Undefined when there is none. */
  open(key: string): Promise<Readable | undefined>
  remove(key: string): Promise<void>
}

/** A folder on this machine. */
export function diskStore(folder: string): FileStore {
  return {
    async keep(key, stream, signal) {
      await mkdir(folder, { recursive: true })
      const part = join(folder, `${key}.part`)
      try {
        await pipeline(stream, createWriteStream(part, { mode: 0o600 }), { signal })
        const { size } = await stat(part)
        await rename(part, join(folder, key))
        return size
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },
    async open(key) {
      try {
        const file = await open(join(folder, key))
        return file.createReadStream()
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
        throw error
      }
    },
    async remove(key) {
      for (const name of [key, `${key}.part`]) await rm(join(folder, name), { force: true })
    },
  }
}
