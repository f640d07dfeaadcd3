import { migrateSqlite } from '@yuncang/db/sqlite/migrate'
import { restoreBackup } from '@yuncang/server/backup/restore'
import { takeBackup } from '@yuncang/server/backup/take'
import { migrationsFolder } from '@yuncang/server/migrations'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/* Whoever can change a backup cannot have a restore write beside the data folder, nor over what it has checked. */
const place = mkdtempSync(join(tmpdir(), 'yuncang-altered-'))
const folder = join(place, 'backup')
const kept = 'blobs/ab/certificate.pdf'
let whole = ''
let target = 0

beforeAll(async () => {
  const dataDir = join(place, 'data')
  mkdirSync(join(dataDir, dirname(kept)), { recursive: true })
  writeFileSync(join(dataDir, kept), 'a document')
  migrateSqlite(join(dataDir, 'yuncang.db'), join(migrationsFolder, 'sqlite'))
  await takeBackup(placesOf(dataDir), folder)
  whole = readFileSync(join(folder, 'manifest.json'), 'utf8')
})
afterAll(() => rmSync(place, { recursive: true, force: true }))

const placesOf = (dataDir: string) => ({
  dataDir,
  databaseUrl: undefined,
  databaseOwnerUrl: undefined,
})

type Listed = { path: string; size: number; sha256: string }

/** Restores with another list of files, and gives the reason why it was refused and what was written. */
async function restored(change: (files: Listed[], document: Listed) => Listed[]) {
  const told = JSON.parse(whole) as { files: Listed[] } // written by the backup
  const document = told.files.find(({ path }) => path.endsWith(kept))!
  const files = change(told.files, document)
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...told, files }))
  target += 1
  const home = join(place, `target-${target}`)
  mkdirSync(home)
  const storage = placesOf(join(home, 'data'))
  const outcome = await restoreBackup({
    storage,
    folder,
    migrations: migrationsFolder,
    isForced: false,
  }).then(
    () => 'restored',
    ({ reason }) => String(reason),
  )
  return { outcome, written: readdirSync(home, { recursive: true }) }
}

/** Puts the document where a path of the backup leads, so that its digest is right. */
function put(path: string): void {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  if (!existsSync(file)) writeFileSync(file, 'a document')
}

test.each([
  'files/../../evil',
  '../evil',
  'files/../evil',
  '/evil',
  'files//evil',
  'files/./evil',
  'files/..\\evil',
  'files/yuncang.db',
  'files/yuncang.db.restoring',
  'files/before-restore-x/y',
])('a list with the path %j is refused with nothing written', async (path) => {
  put(path)
  expect(await restored((files, document) => [...files, { ...document, path }])).toEqual({
    outcome: 'backup.badManifest',
    written: [],
  })
})

test('so is one that names a file twice, or leaves the database out', async () => {
  const twice = await restored((files, document) => [...files, document])
  expect(twice).toEqual({ outcome: 'backup.badManifest', written: [] })
  const none = await restored((files) => files.filter(({ path }) => path !== 'yuncang.db'))
  expect(none).toEqual({ outcome: 'restore.damaged', written: [] })
})

test('so is a backup with a link in place of a file or a folder', async () => {
  for (const linked of ['blobs', 'blobs/ab', kept]) {
    const inside = join(folder, 'files', linked)
    const outside = join(place, 'outside')
    renameSync(inside, outside)
    symlinkSync(outside, inside)
    expect({ linked, ...(await restored((files) => files)) }).toEqual({
      linked,
      outcome: 'restore.damaged',
      written: [],
    })
    rmSync(inside)
    renameSync(outside, inside)
  }
  const { outcome, written } = await restored((files) => files)
  expect(outcome).toBe('restored')
  expect(written).toContain(join('data', kept))
})
