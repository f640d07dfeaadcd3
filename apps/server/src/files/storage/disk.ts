import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { checkedKey, missing, unavailable, type Content, type Storage } from './storage.ts'

/** Where files live below the data directory; a backup takes it along with the database. */
export const storageFolder = (dataDir: string): string => join(dataDir, 'files')

const isAbsent = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/**
 * Files in a folder. A file appears under its name by a rename, after its bytes are on the platter: whoever sees the
 * name has the whole file, also after a power cut.
 */
export function diskStorage(root: string): Storage {
  const pathOf = (key: string) => join(root, checkedKey(key))

  return {
    async put(key, content) {
      const path = pathOf(key)
      // The dot makes it no key: nobody lists or reads a half file.
      const part = `${path}.part-${randomUUID()}`
      try {
        await mkdir(dirname(path), { recursive: true })
        await write(part, content)
        await rename(part, path)
        await flushFolder(dirname(path))
      } catch (cause) {
        await rm(part, { force: true })
        throw unavailable(cause)
      }
    },
    async get(key, range) {
      const path = pathOf(key)
      try {
        const handle = await open(path)
        return handle.createReadStream(range && { start: range.first, end: range.last })
      } catch (cause) {
        throw isAbsent(cause) ? missing(cause) : unavailable(cause)
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
    exists: (key) =>
      access(pathOf(key)).then(
        () => true,
        () => false,
      ),
    async *list(area) {
      const folder = join(root, area)
      const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
      for (const entry of names) {
        if (!entry.isFile() || entry.name.includes('.')) continue
        const path = join(entry.parentPath, entry.name)
        const facts = await stat(path).catch(() => undefined)
        if (!facts) continue
        const key = path.slice(root.length + 1).replaceAll('\\', '/')
        yield { key, time: facts.mtime.toISOString() }
      }
    },
  }
}

async function write(path: string, content: Content): Promise<void> {
  const hash = createHash('sha256')
  await pipeline(
    content.open(),
    async function* (source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        hash.update(chunk)
        yield chunk
      }
    },
    createWriteStream(path, { flags: 'wx', flush: true }),
  )
  if (hash.digest('hex') !== content.sha256) throw new Error('the file changed on its way')
}

/** A rename lasts once its folder is written. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Takes away what a crash left half written below a folder before that time. */
export async function removeLeftovers(folder: string, before: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    if (!/\.part-|^up-/.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const facts = await stat(path).catch(() => undefined)
    if (facts && facts.mtime.toISOString() < before)
      await rm(path, { recursive: true, force: true })
  }
}
