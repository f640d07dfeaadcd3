import { pictureLimit, type FileType } from '@yuncang/shared/nouns/file/rules'
import { AppError } from '@yuncang/shared/errors'
import { readFileSync, writeFileSync } from 'node:fs'
import { serveJobs } from '../child-work.ts'
import { readBmp } from './bmp.ts'
import { readGif } from './gif.ts'
import type { Verdict } from './inspect.ts'
import { readJpeg } from './jpeg.ts'
import { officeTypeOf } from './office.ts'
import { Damaged, type Picture } from './picture.ts'
import { readPng } from './png.ts'
import { thumbnailOf } from './thumbnail.ts'
import { recognise } from './recognise.ts'
import { readWebp } from './webp.ts'

/* The process in which unknown files are looked at, one after the other. */

type Job = { path: string; out: string; small: string }

const readers: Readonly<Partial<Record<FileType, (bytes: Buffer) => Picture>>> = {
  'image/jpeg': readJpeg,
  'image/png': readPng,
  'image/webp': readWebp,
  'image/gif': readGif,
  'image/bmp': readBmp,
}

const endOfPdf = 2048

async function look({ path, out, small }: Job): Promise<Verdict> {
  const bytes = readFileSync(path)
  const kind = await recognise(bytes)
  switch (kind) {
    case 'heic':
    case 'oldOffice':
      return { reason: `file.${kind}` }
    case 'html':
    case 'program':
    case 'archive':
    case 'unknown':
      return { reason: 'file.kindRefused', kind: `file.kind.${kind}` }
    case 'zip': {
      const type = await officeTypeOf(path)
      if (type === 'macro') return { reason: 'file.macro' }
      if (type === 'archive') return { reason: 'file.kindRefused', kind: 'file.kind.archive' }
      return { type }
    }
    case 'application/pdf':
      // Readers find the pages from the end; without it the rest is lost.
      if (!bytes.subarray(-endOfPdf).includes('%%EOF')) throw new Damaged('a PDF without an end')
      return { type: kind }
    default:
      return lookAtPicture(kind, bytes, { out, small })
  }
}

async function lookAtPicture(
  type: FileType,
  bytes: Buffer,
  { out, small }: Pick<Job, 'out' | 'small'>,
): Promise<Verdict> {
  const read = readers[type]
  if (!read) throw new Error(`nobody reads ${type}`)
  const { width, height, parts } = read(bytes)
  if (width === 0 || height === 0) throw new Damaged('a picture without a size')
  const { dots, side } = pictureLimit
  if (width * height > dots || Math.max(width, height) > side) {
    return { reason: 'file.tooManyDots', size: { width, height } }
  }
  const picture = Buffer.concat(parts)
  const thumbnail = await thumbnailOf(picture, type, { width, height })
  writeFileSync(out, picture)
  if (thumbnail) writeFileSync(small, thumbnail)
  return { type, size: { width, height }, isRewritten: true, hasThumbnail: thumbnail !== undefined }
}

const reasonOf = (error: unknown) =>
  error instanceof AppError && error.reason === 'spreadsheet.bomb' ? error.reason : 'file.damaged'

serveJobs<Job, Verdict>(async (job, say) => {
  const verdict = await look(job).catch((error: unknown): Verdict => ({ reason: reasonOf(error) }))
  await say(verdict)
  return !('reason' in verdict)
})
