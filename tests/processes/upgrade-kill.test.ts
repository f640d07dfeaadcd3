import { migratePostgres } from '@yuncang/db/postgres/migrate'
import { migrateSqlite } from '@yuncang/db/sqlite/migrate'
import { restoreBackup } from '@yuncang/server/backup/restore'
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buildMigrator } from '../support/migrator.ts'
import {
  everyMigration,
  firstMigrations,
  makeOld,
  oldCustomers,
  oldSchema,
  stateOf,
} from '../support/old-version.ts'
import { places } from '../support/places.ts'
import { seeded } from '../support/random.ts'
import { runCommand, type Place } from '../support/server-process.ts'

const rounds = Number(process.env['KILL_ROUNDS'] ?? 5)
const seed = Number(process.env['KILL_SEED'] ?? 20_261_121)
let migrator: Awaited<ReturnType<typeof buildMigrator>>
beforeAll(async () => {
  migrator = await buildMigrator()
})
afterAll(() => migrator.remove())

describe.each(['sqlite', 'postgres'] as const)('an old database on %s', (engine) => {
  const at = places(engine)
  const folder = mkdtempSync(join(tmpdir(), 'yuncang-old-'))
  let old = ''
  let current = ''

  beforeAll(() => {
    old = firstMigrations(engine, folder)
    current = everyMigration(engine, folder)
  })
  afterEach(() => at.close())
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const oldPlace = async () => {
    const place = await at.fresh()
    await makeOld(place, old)
    return place
  }
  const targetOf = ({ folder: data, env }: Place) =>
    env['DATABASE_URL'] === undefined
      ? [join(data, 'yuncang.db')]
      : [env['DATABASE_URL'], env['DATABASE_OWNER_URL']!]

  const upgrade = async (place: Place) => {
    const [target = '', ownerUrl] = targetOf(place)
    if (ownerUrl === undefined) migrateSqlite(target, current)
    else await migratePostgres(ownerUrl, target, current)
  }

  /** Migrates in another process, killed so long after it has begun; gives how long it was at work, in milliseconds. */
  function migrated(place: Place, killAfterMs?: number): Promise<number> {
    return new Promise((resolve, reject) => {
      const worker = fork(migrator.file, [current, ...targetOf(place)])
      let began = 0
      worker.once('message', () => {
        began = performance.now()
        if (killAfterMs !== undefined) setTimeout(() => worker.kill('SIGKILL'), killAfterMs)
      })
      worker.once('error', reject)
      worker.once('exit', () => resolve(performance.now() - began))
    })
  }

  test(
    'killed at random points of its migration is old or new, never half, and the next start completes it',
    { timeout: 400_000 },
    async () => {
      const random = seeded(seed)
      const { schema, newest } = oldSchema(engine, old)
      const first = await oldPlace()
      const before = await stateOf(first)
      expect(before).toMatchObject({ schema, customers: oldCustomers })
      let length = await migrated(first)
      const after = await stateOf(first)
      expect(after).toMatchObject({ schema: newest, customers: oldCustomers })
      expect(after.tables).toBeGreaterThan(before.tables + 10)
      let wasOld = 0
      // Kills that come too late say nothing: on a machine that has become faster, the next ones come earlier.
      for (let round = 0; round < rounds || wasOld === 0; round += 1) {
        const place = await oldPlace()
        await migrated(place, random() * length)
        const found = await stateOf(place)
        expect([before, after]).toContainEqual(found)
        if (found.schema === schema) wasOld += 1
        else length *= 0.8
        await upgrade(place)
        expect(await stateOf(place)).toEqual(after)
      }
    },
  )

  test('is backed up as it is, and restored as this version needs it', async () => {
    const place = await oldPlace()
    const backup = join(folder, `backup-${engine}`)
    const taken = await runCommand('backup', ['--to', backup], place)
    expect([taken.code, taken.said]).toEqual([0, expect.stringContaining('Backed up')])
    const target = await at.fresh()
    const storage = {
      dataDir: target.folder,
      databaseUrl: target.env['DATABASE_URL'],
      databaseOwnerUrl: target.env['DATABASE_OWNER_URL'],
    }
    await restoreBackup({ storage, folder: backup, migrations: folder, isForced: false })
    await upgrade(place)
    expect(await stateOf(target)).toEqual(await stateOf(place))
    expect((await stateOf(target)).customers).toBe(oldCustomers)
  })
})
