import { migratePostgres } from '@yuncang/db/postgres/migrate'
import { migrateSqlite } from '@yuncang/db/sqlite/migrate'
import { AppError } from '@yuncang/shared/errors'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  everyMigration,
  firstMigrations,
  makeOld,
  migrationsBeforeBaseline,
  oldCustomers,
  stateOf,
  applyMigrations,
} from '../support/old-version.ts'
import { places } from '../support/places.ts'
import { migrations } from '../support/postgres.ts'
import { postgresShape, sqliteShape } from '../support/schema-shape.ts'
import { runCommand, startProcess, type Place } from '../support/server-process.ts'

const sentences = (reason: 'database.older' | 'restore.older') => {
  const error = new AppError(reason, { params: { version: '0.1.0' } })
  return `${error.in('zh')}\n${error.in('en')}\n`
}

describe.each(['sqlite', 'postgres'] as const)('the baseline of the migrations on %s', (engine) => {
  const at = places(engine)
  const folder = mkdtempSync(join(tmpdir(), 'yuncang-baseline-'))
  const baseline = join(migrations, engine)
  let first = ''
  let every = ''

  beforeAll(() => {
    first = firstMigrations(engine, folder)
    every = everyMigration(engine, folder)
  })
  afterEach(() => at.close())
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const fileOf = (place: Place) => join(place.folder, 'yuncang.db')
  const addressesOf = ({ env }: Place) => ({
    url: env['DATABASE_URL']!,
    ownerUrl: env['DATABASE_OWNER_URL']!,
  })
  const migrate = async (place: Place, from: string) => {
    if (engine === 'sqlite') return migrateSqlite(fileOf(place), from)
    const { url, ownerUrl } = addressesOf(place)
    return migratePostgres(ownerUrl, url, from)
  }
  const shapeOf = (place: Place) =>
    engine === 'sqlite' ? sqliteShape(fileOf(place)) : postgresShape(addressesOf(place).ownerUrl)
  const oldPlace = async () => {
    const place = await at.fresh()
    await makeOld(place, first)
    return place
  }

  test('builds the schema that all migrations before it built', async () => {
    const [fresh, upgraded] = [await at.fresh(), await oldPlace()]
    await migrate(fresh, baseline)
    await migrate(upgraded, every)
    const [found, expected] = [await shapeOf(upgraded), await shapeOf(fresh)]
    expect(expected.length).toBeGreaterThan(300)
    expect({
      only: found.filter((line) => !expected.includes(line)),
      lacks: expected.filter((line) => !found.includes(line)),
    }).toEqual({ only: [], lacks: [] })
  })

  test('is not run on a database that has its schema, and leaves the rows as they are', async () => {
    const place = await oldPlace()
    await applyMigrations(place, migrationsBeforeBaseline(engine))
    const before = await stateOf(place)
    await migrate(place, baseline)
    expect(before.customers).toBe(oldCustomers)
    const fresh = await at.fresh()
    await migrate(fresh, baseline)
    const { tables } = await stateOf(fresh)
    expect(await stateOf(place)).toMatchObject({ tables, customers: oldCustomers })
  })

  test('a database from before it is refused at the start, and not changed', async () => {
    const place = await oldPlace()
    const before = await stateOf(place)
    await expect(startProcess(place)).rejects.toThrow(sentences('database.older'))
    expect(await stateOf(place)).toEqual(before)
  })

  test('a backup from before it is refused, and nothing is put in its place', async () => {
    const place = await oldPlace()
    const backup = join(folder, `backup-${engine}`)
    expect((await runCommand('backup', ['--to', backup], place)).code).toBe(0)
    const target = await at.fresh()
    const restored = await runCommand('restore', ['--from', backup], target)
    expect(restored).toEqual({ code: 1, said: sentences('restore.older') })
    // An empty place is one that a restore accepts.
    await migrate(place, every)
    const again = join(folder, `again-${engine}`)
    expect((await runCommand('backup', ['--to', again], place)).code).toBe(0)
    const accepted = await runCommand('restore', ['--from', again], target)
    expect([accepted.code, accepted.said]).toEqual([0, expect.stringContaining('Restored')])
    expect(await stateOf(target)).toEqual(await stateOf(place))
  })
})
