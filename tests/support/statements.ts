import { openSqliteFile } from '@yuncang/db/sqlite/open'
import Database from 'better-sqlite3'
import pg from 'pg'
import { vi } from 'vitest'
import type { Engine, TestDatabase } from './database.ts'

/*
 * What the product asks its database, as the driver is told, and how the database would go about it. Watching begins
 * before the application starts: a connection prepares a statement once.
 */
const placeholders = /\?/g

export function watchStatements(engine: Engine) {
  const spy = engine === 'postgres' ? spyOnPostgres() : spyOnSqlite()
  return { statements: () => spy.mock.calls.map(textOf), end: () => spy.mockRestore() }
}

const spyOnPostgres = () => vi.spyOn(pg.Client.prototype, 'query')

const spyOnSqlite = () => vi.spyOn(Database.prototype, 'prepare')

const textOf = ([first]: readonly unknown[]): string =>
  typeof first === 'string' ? first : String(Reflect.get(Object(first), 'text'))

/** The steps of a statement, whatever its values are. */
export async function planOf(
  { folder, ownerUrl }: Pick<TestDatabase, 'folder' | 'ownerUrl'>,
  statement: string,
): Promise<string> {
  if (ownerUrl === undefined) {
    const raw = openSqliteFile(`${folder}/test.db`)
    const values = statement.match(placeholders)?.map(() => null) ?? []
    const steps = raw.prepare(`explain query plan ${statement}`).all(...values)
    raw.close()
    return steps.map((step) => String(Reflect.get(Object(step), 'detail'))).join('\n')
  }
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  // Of a few rows it would sort: what matters is whether it has to.
  for (const way of ['sort', 'incremental_sort', 'seqscan', 'bitmapscan'])
    await client.query(`set enable_${way} = off`)
  const { rows } = await client.query(`explain (generic_plan) ${statement}`)
  await client.end()
  return rows.map((row: object) => String(Object.values(row)[0])).join('\n')
}
