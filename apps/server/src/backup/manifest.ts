import { AppError } from '@yuncang/shared/errors'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { isKept, keptFolder } from './places.ts'

/** A path as a backup writes it: below its folder, by slashes, without a way up; what it is put over is none of ours. */
function isOwnPath(path: string): boolean {
  if (/[\\\0]/.test(path)) return false
  if (path.split('/').some((part) => ['', '.', '..'].includes(part))) return false
  const kept = `${keptFolder}/`
  return !path.startsWith(kept) || isKept(path.slice(kept.length))
}

const file = z.strictObject({
  path: z.string().refine(isOwnPath),
  size: z.int().nonnegative(),
  sha256: z.string().length(64),
})

const manifest = z.strictObject({
  format: z.literal(1),
  /** Version of the product that wrote it. */
  version: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  /** The moment at or after which the copy stands: what was acknowledged before is in it. */
  time: z.iso.datetime(),
  schema: z.int(),
  rows: z.record(z.string(), z.int()),
  /** Everything beside the manifest, by paths within the backup. */
  files: z
    .array(file)
    .refine((files) => new Set(files.map(({ path }) => path)).size === files.length),
})

export type Manifest = z.infer<typeof manifest>
export type StoredFile = z.infer<typeof file>

const nameOfManifest = 'manifest.json'

/** Written last, so that a backup with a manifest is whole. */
export async function writeManifest(folder: string, content: Manifest): Promise<void> {
  const path = join(folder, nameOfManifest)
  await writeFile(`${path}.new`, `${JSON.stringify(content, null, 2)}\n`, {
    mode: 0o600,
    flush: true,
  })
  await rename(`${path}.new`, path)
}

/** Throws when there is none, or none that this version understands. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, nameOfManifest), 'utf8').catch(() => undefined)
  if (text === undefined) throw new AppError('backup.none', { params: { folder } })
  try {
    return manifest.parse(JSON.parse(text))
  } catch {
    throw new AppError('backup.badManifest', { params: { folder } })
  }
}
