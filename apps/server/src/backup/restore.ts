import { differences, migrationTimes } from '@yuncang/db/backup'
import { hasTables, restorePostgres } from '@yuncang/db/postgres/backup'
import { contentsOfSqlite, isSqliteInUse, upgradeSqlite } from '@yuncang/db/sqlite/backup'
import { AppError } from '@yuncang/shared/errors'
import { existsSync } from 'node:fs'
import { mkdir, readdir, realpath, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { DataPlaces } from '../config.ts'
import { copy, measure } from './files.ts'
import { readManifest, type Manifest } from './manifest.ts'
import { asideFolder, databaseFile, keptFolder, tablesFolder } from './places.ts'

export type Restore = { storage: DataPlaces; folder: string; migrations: string; isForced: boolean }

/**
 * Puts a backup in the place that the settings name. Everything is checked before anything is touched; with `isForced`
 * the files that were there are put aside, and what a PostgreSQL database held is dropped.
 */
export async function restoreBackup(restore: Restore): Promise<Manifest> {
  const { storage, folder, migrations, isForced } = restore
  const manifest = await readManifest(folder)
  await assertFits(manifest, storage, migrations)
  await assertWhole(manifest, folder)
  const isTaken = await isTargetTaken(storage)
  if (isTaken && !isForced) throw new AppError('restore.notEmpty')
  if (manifest.engine === 'sqlite') await restoreSqlite(restore, manifest)
  else await restoreTables(restore, manifest)
  return manifest
}

async function assertFits(manifest: Manifest, { databaseUrl }: DataPlaces, migrations: string) {
  const engine = databaseUrl === undefined ? 'sqlite' : 'postgres'
  if (manifest.engine !== engine) {
    throw new AppError('restore.otherEngine', { params: { backup: manifest.engine, here: engine } })
  }
  const times = migrationTimes(join(migrations, engine))
  const params = { version: manifest.version }
  if (manifest.schema > Math.max(...times)) throw new AppError('restore.newer', { params })
  if (manifest.schema < Math.min(...times)) throw new AppError('restore.older', { params })
}

async function assertWhole({ engine, files }: Manifest, folder: string): Promise<void> {
  const damaged = (path: string) => new AppError('restore.damaged', { params: { file: path } })
  const root = await realpath(folder)
  for (const { path, size, sha256 } of files) {
    // A link leads out of what was backed up.
    const real = await realpath(join(root, path)).catch(() => undefined)
    if (real !== join(root, path)) throw damaged(path)
    const found = await measure(root, path).catch(() => undefined)
    if (found?.size !== size || found.sha256 !== sha256) throw damaged(path)
  }
  const isListed = files.some(({ path }) => path === databaseFile)
  if (engine === 'sqlite' && !isListed) throw damaged(databaseFile)
}

async function isTargetTaken({ dataDir, databaseUrl, databaseOwnerUrl }: DataPlaces) {
  if (databaseUrl === undefined) return existsSync(join(dataDir, databaseFile))
  if (databaseOwnerUrl === undefined) throw new AppError('backup.noOwner')
  return hasTables(databaseOwnerUrl)
}

async function restoreSqlite({ storage, folder, migrations }: Restore, manifest: Manifest) {
  const { dataDir } = storage
  const file = join(dataDir, databaseFile)
  if (existsSync(file) && isSqliteInUse(file)) throw new AppError('restore.inUse')
  await mkdir(dataDir, { recursive: true })
  // Beside its place, so that the last step is a rename: whoever starts the server meanwhile finds all or nothing.
  const coming = `${file}.restoring`
  await rm(coming, { force: true })
  await copy(join(folder, databaseFile), coming)
  const odd = differences(manifest.rows, contentsOfSqlite(coming).rows)
  if (odd.length > 0) throw new AppError('restore.damaged', { params: { file: odd } })
  upgradeSqlite(coming, join(migrations, 'sqlite'))
  await putAside(dataDir)
  await restoreFiles(manifest, folder, dataDir)
  await rename(coming, file)
}

async function restoreTables({ storage, folder, migrations }: Restore, manifest: Manifest) {
  const { dataDir, databaseUrl: url = '', databaseOwnerUrl: ownerUrl = '' } = storage
  const contents = { schema: manifest.schema, rows: manifest.rows }
  const tables = join(folder, tablesFolder)
  await restorePostgres({
    url,
    ownerUrl,
    folder: tables,
    contents,
    migrations: join(migrations, 'postgres'),
  })
  await mkdir(dataDir, { recursive: true })
  await putAside(dataDir)
  await restoreFiles(manifest, folder, dataDir)
}

/** Moves what stands in the data folder into one folder of it. */
async function putAside(dataDir: string): Promise<void> {
  const found = await readdir(dataDir)
  const old = found.filter((name) => !name.startsWith(asideFolder) && !name.includes('.restoring'))
  if (old.length === 0) return
  const aside = join(dataDir, `${asideFolder}${new Date().toISOString().replaceAll(':', '-')}`)
  await mkdir(aside)
  for (const name of old) await rename(join(dataDir, name), join(aside, name))
}

async function restoreFiles({ files }: Manifest, folder: string, dataDir: string): Promise<void> {
  const own = `${keptFolder}/`
  for (const { path } of files) {
    if (path.startsWith(own)) await copy(join(folder, path), join(dataDir, path.slice(own.length)))
  }
}
