import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import yauzl, { type Entry, type ZipFile } from 'yauzl'

/** What somebody packed: where it lies on disk now, and its path in the archive. */
export type Unpacked = { readonly path: string; readonly file: string; readonly size: number }

export type ArchiveLimits = { readonly files: number; readonly bytes: number }

/** More files or more bytes than an archive may have, whatever its directory says. */
export class ArchiveTooLarge extends Error {}

const openZip = promisify<string, yauzl.Options, ZipFile>(yauzl.open)

/** What operating systems put beside the files of people. */
const litter = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i

/** Windows writes Chinese names in GBK and does not say so. */
function pathOf(entry: Entry): string {
  const raw = entry.fileName as unknown as Buffer // names are not decoded: see below
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(raw)
  } catch {
    return new TextDecoder('gb18030').decode(raw)
  }
}

/**
 * Unpacks an archive into a folder, under names of our own, and counts what really comes out of it. Throws
 * `ArchiveTooLarge`, and whatever the reader says of one that is damaged or has a password.
 */
export async function unpack(
  archive: string,
  folder: string,
  limits: ArchiveLimits,
): Promise<Unpacked[]> {
  const zip = await openZip(archive, { lazyEntries: true, autoClose: false, decodeStrings: false })
  const openPart = promisify<Entry, Readable>((entry, done) => zip.openReadStream(entry, done))
  const found: Unpacked[] = []
  let bytes = 0
  try {
    for (let entry = await next(zip); entry; entry = await next(zip)) {
      const path = pathOf(entry).replaceAll('\\', '/')
      if (path.endsWith('/') || litter.test(path)) continue
      if (entry.isEncrypted()) throw new Error('the archive has a password')
      if (found.length >= limits.files) throw new ArchiveTooLarge()
      const file = join(folder, `unpacked-${found.length}`)
      let size = 0
      const meter = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          size += chunk.length
          bytes += chunk.length
          if (bytes > limits.bytes) done(new ArchiveTooLarge())
          else done(null, chunk)
        },
      })
      await pipeline(await openPart(entry), meter, createWriteStream(file))
      found.push({ path, file, size })
    }
    return found
  } finally {
    zip.close()
  }
}

const next = (zip: ZipFile): Promise<Entry | undefined> =>
  new Promise((resolve, reject) => {
    const done = (entry?: Entry) => {
      zip.removeAllListeners()
      resolve(entry)
    }
    zip.once('entry', done)
    zip.once('end', () => done())
    zip.once('error', reject)
    zip.readEntry()
  })
