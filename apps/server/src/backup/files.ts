import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { chmod, mkdir, readdir } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { StoredFile } from './manifest.ts'

/** Files below a folder, by paths with slashes relative to it, in their order; none when it is not there. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

/** Size and digest of a file. */
export async function measure(folder: string, path: string): Promise<StoredFile> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of createReadStream(join(folder, path))) {
    // A stream without an encoding gives buffers.
    const bytes = chunk as Buffer
    size += bytes.length
    hash.update(bytes)
  }
  return { path, size, sha256: hash.digest('hex') }
}

/** Copies a file onto the disk, not only into the system's memory, and gives its digest. */
export async function copy(from: string, to: string): Promise<string> {
  const hash = createHash('sha256')
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await mkdir(dirname(to), { recursive: true })
  await pipeline(createReadStream(from), meter, createWriteStream(to, { flush: true }))
  await chmod(to, 0o600)
  return hash.digest('hex')
}
