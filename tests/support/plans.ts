import { openSqliteFile } from '@yuncang/db/sqlite/open'
import Database from 'better-sqlite3'
import { join } from 'node:path'
import { vi } from 'vitest'
import type { TestApp } from './app.ts'

/** How SQLite finds the rows of the statements that some work is the first to run, e.g. «SEARCH bill USING INDEX …». */
export async function plansOf(app: TestApp, work: () => Promise<unknown>) {
  const prepare = vi.spyOn(Database.prototype, 'prepare')
  await work()
  const statements = [...new Set(prepare.mock.calls.map(([source]) => source))]
  prepare.mockRestore()
  const raw = openSqliteFile(join(app.services.config.dataDir, 'test.db'), { readonly: true })
  const found = statements
    .filter((source) => /^(select|update|delete) /.test(source))
    .map((source) => {
      const plain = source.replaceAll('?', "''")
      const plan = raw.prepare<[], { detail: string }>(`explain query plan ${plain}`).all()
      return { source, steps: plan.map(({ detail }) => detail) }
    })
  raw.close()
  return found
}
