import { DrizzleQueryError } from 'drizzle-orm'
import Database from 'better-sqlite3'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unavailable } from '@yuncang/server/files/storage/storage'
import { toAppError } from '@yuncang/server/trpc/errors'
import { startApp, type TestApp } from '../../support/app.ts'

/* A disk without room (docs/domain/resilience.md#a-full-disk); packages/db/src/sqlite/commits.test.ts has the database's side. */
let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

/** What SQLite throws when its file may not grow. */
function fullDatabase(): unknown {
  const folder = mkdtempSync(join(tmpdir(), 'yuncang-full-'))
  const raw = new Database(join(folder, 'full.db'))
  try {
    raw.exec('create table note (word text); pragma max_page_count = 3')
    raw.prepare('insert into note values (?)').run('x'.repeat(100_000))
  } catch (error) {
    return error
  } finally {
    raw.close()
    rmSync(folder, { recursive: true })
  }
  throw new Error('there was room')
}

function thrownBy(work: () => void): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}

test('is told to people as what it is, wherever it was noticed', () => {
  const query = new DrizzleQueryError('insert', [], fullDatabase() as Error)
  const found = toAppError(query)
  expect([found.reason, found.status]).toEqual(['server.diskFull', 500])
  expect(found.in('zh')).toContain('磁盘空间已满')
  expect(found.in('en')).toContain('administrator')
})

test.runIf(existsSync('/dev/full'))('and so is one that files go to', () => {
  const failure = thrownBy(() => writeFileSync('/dev/full', 'x'))
  expect(unavailable(failure).reason).toBe('server.diskFull')
  expect(unavailable(new Error('gone')).reason).toBe('storage.unavailable')
})

test('can be seen coming in the figures', async () => {
  const { payload } = await app.app.inject({ url: '/metrics' })
  const [, bytes] = /^yuncang_disk_free_bytes (\S+)$/m.exec(payload) ?? []
  expect(Number(bytes)).toBeGreaterThan(0)
})
