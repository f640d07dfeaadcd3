import { AppError } from '@yuncang/shared/errors'
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Upload } from '../trpc/files.ts'

/** decisions.md 6 */
export const uploadLimit = 20 * 1024 * 1024

/** Keeps an arriving file on disk while `work` runs; it is gone afterwards, however the work ends. 413 above 20 MB. */
export async function withUpload<R>(
  dataDir: string,
  stream: Readable,
  name: string,
  work: (upload: Upload) => Promise<R>,
): Promise<R> {
  const parent = join(dataDir, 'uploads')
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, 'up-'))
  try {
    const path = join(folder, 'file')
    const { size, sha256 } = await store(stream, path)
    return await work({ path, name: name.normalize('NFC').slice(0, 200), size, sha256 })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function store(stream: Readable, path: string) {
  const hash = createHash('sha256')
  let size = 0
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > uploadLimit) {
        done(new AppError('spreadsheet.tooLarge'))
        return
      }
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(stream, meter, createWriteStream(path))
  // The multipart parser cuts a file at its limit and says so here.
  if ('truncated' in stream && stream.truncated) throw new AppError('spreadsheet.tooLarge')
  return { size, sha256: hash.digest('hex') }
}
