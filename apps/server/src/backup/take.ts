import { copyPostgres } from '@yuncang/db/postgres/backup'
import { copySqlite } from '@yuncang/db/sqlite/backup'
import { AppError } from '@yuncang/shared/errors'
import { existsSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import packageFile from '../../package.json' with { type: 'json' }
import type { DataPlaces } from '../config.ts'
import { copy, filesBelow, measure } from './files.ts'
import { writeManifest, type Manifest } from './manifest.ts'
import { databaseFile, isKept, keptFolder, tablesFolder } from './places.ts'

/**
 * Copies database and files into an empty folder while the server works on. The database first: a file is stored before
 * the row that names it, so every file of the copied rows is there afterwards.
 */
export async function takeBackup(storage: DataPlaces, folder: string): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0)
    throw new AppError('backup.notEmpty', { params: { folder } })
  const time = new Date().toISOString()
  const contents = await copyDatabase(storage, folder)
  for (const path of await filesBelow(storage.dataDir)) {
    if (isKept(path))
      await copyUnlessGone(join(storage.dataDir, path), join(folder, keptFolder, path))
  }
  const files = []
  for (const path of await filesBelow(folder)) files.push(await measure(folder, path))
  const engine = storage.databaseUrl === undefined ? 'sqlite' : 'postgres'
  const { version } = packageFile
  const manifest: Manifest = { format: 1, version, engine, time, ...contents, files }
  await writeManifest(folder, manifest)
  return manifest
}

async function copyDatabase(
  { dataDir, databaseUrl: url, databaseOwnerUrl: ownerUrl }: DataPlaces,
  folder: string,
) {
  if (url === undefined) {
    const file = join(dataDir, databaseFile)
    if (!existsSync(file)) throw new AppError('backup.noDatabase', { params: { file } })
    return copySqlite(file, join(folder, databaseFile))
  }
  if (ownerUrl === undefined) throw new AppError('backup.noOwner')
  await mkdir(join(folder, tablesFolder))
  return copyPostgres({ url, ownerUrl }, join(folder, tablesFolder))
}

/** A file that was removed meanwhile belongs to a row that was, too. */
async function copyUnlessGone(from: string, to: string): Promise<void> {
  await copy(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
}
