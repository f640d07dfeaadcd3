import type { Db } from '@yuncang/db/handle'
import { openDb } from '@yuncang/db/open'
import pg from 'pg'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createEmptyDatabase, type startPostgres } from '../support/postgres.ts'

const migrations = resolve(import.meta.dirname, '../../packages/db/migrations')

/**
 * A data folder, and a migrated database in it or on a server of PostgreSQL, filled; gives the settings by which our
 * server finds both, and what `fill` gave.
 */
export async function placeBench<Filled>(
  folder: string,
  postgres: Awaited<ReturnType<typeof startPostgres>> | undefined,
  fill: (db: Db) => Promise<Filled>,
) {
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  const made = postgres && (await createEmptyDatabase(postgres.port))
  const db = await openDb({
    dataDir,
    databaseUrl: made?.url,
    ownerUrl: made?.ownerUrl,
    migrations,
    onError: console.error,
  })
  const filled = await fill(db)
  await db.close()
  // PostgreSQL does so by itself within a minute; a bench that begins at once would meet plans for empty tables.
  if (made) await analyze(made.ownerUrl)
  const env: Readonly<Record<string, string>> = made
    ? { DATABASE_URL: made.url, DATABASE_OWNER_URL: made.ownerUrl }
    : {}
  return { dataDir, env, filled }
}

async function analyze(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await client.query('analyze')
  await client.end()
}
