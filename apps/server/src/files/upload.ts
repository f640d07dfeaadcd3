import { AppError } from '@yuncang/shared/errors'
import type { Reason } from '@yuncang/shared/messages'
import { withoutMiddle } from '@yuncang/shared/validate/text'
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Upload } from './transfer.ts'

/** docs/domain/files.md#limits */
export const uploadLimit = 20 * 1024 * 1024

/** Keeps an arriving file on disk while `work` runs; it is gone afterwards, however the work ends. 413 above 20 MB. */
export async function withUpload<R>(
  dataDir: string,
  stream: Readable,
  name: string,
  work: (upload: Upload) => Promise<R>,
): Promise<R> {
  return inFolder(dataDir, async (folder) => {
    const path = join(folder, 'file')
    const facts = await store(stream, path, 'spreadsheet.tooLarge')
    return work({ path, name: shownName(name), ...facts })
  })
}

/** A part of a multipart form as it arrives. */
type Part =
  | {
      readonly type: 'file'
      readonly fieldname: string
      readonly filename: string
      readonly file: Readable
    }
  | { readonly type: 'field'; readonly fieldname: string; readonly value: unknown }

/** The same for a form with fields around its file; the order of parts does not matter. */
export async function withForm<R>(
  dataDir: string,
  parts: AsyncIterable<Part>,
  work: (file: Upload, fields: Record<string, unknown>) => Promise<R>,
): Promise<R> {
  return inFolder(dataDir, async (folder) => {
    const fields: Record<string, unknown> = {}
    let upload: Upload | undefined
    for await (const part of parts) {
      if (part.type === 'field') {
        fields[part.fieldname] = part.value
        continue
      }
      const { fieldname, file, filename } = part
      if (upload) throw new AppError('upload.oneFile')
      if (fieldname !== 'file') throw new AppError('upload.noFile')
      const path = join(folder, 'file')
      const facts = await store(file, path, 'file.tooLarge')
      upload = { path, name: shownName(filename), ...facts }
    }
    if (!upload) throw new AppError('upload.noFile')
    return work(upload, fields)
  })
}

const shownName = (name: string) => withoutMiddle(name.normalize('NFC'), 200)

async function inFolder<R>(dataDir: string, work: (folder: string) => Promise<R>): Promise<R> {
  const parent = uploadFolder(dataDir)
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, 'up-'))
  try {
    return await work(folder).catch(rethrowCutShort)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export function rethrowCutShort(error: unknown): never {
  throw isCutShort(error) ? new AppError('upload.cutShort', { cause: error }) : error
}

/** The multipart parser, and Node for a sender who hangs up, know a form that breaks off by their words only. */
const isCutShort = (error: unknown): boolean =>
  error instanceof Error &&
  /terminated early|unexpected end of multipart|premature close|^aborted$/i.test(error.message)

/** Where files lie while they are looked at. */
export const uploadFolder = (dataDir: string): string => join(dataDir, 'uploads')

async function store(stream: Readable, path: string, reason: Reason) {
  const limit = uploadLimit / 1024 / 1024
  const refusal = () => new AppError(reason, { params: { limit } })
  const hash = createHash('sha256')
  let size = 0
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > uploadLimit) {
        done(refusal())
        return
      }
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(stream, meter, createWriteStream(path))
  // The multipart parser cuts a file at its limit and says so here.
  if ('truncated' in stream && stream.truncated) throw refusal()
  return { size, sha256: hash.digest('hex') }
}
