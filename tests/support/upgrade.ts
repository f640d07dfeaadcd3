import { asOwner, migratePostgres } from '@yuncang/db/postgres/migrate'
import { migrateSqlite } from '@yuncang/db/sqlite/migrate'
import { openSqliteFile } from '@yuncang/db/sqlite/open'
import { join } from 'node:path'
import type { Engine } from './database.ts'
import { migrations } from './postgres.ts'
import type { Place } from './server-process.ts'

/** Runs statements as who owns the database, past row-level security; gives the first column of the last one's rows. */
export async function asked(
  place: Place,
  tables: readonly string[],
  statements: readonly string[],
) {
  const ownerUrl = place.env['DATABASE_OWNER_URL']
  if (ownerUrl === undefined) {
    const raw = openSqliteFile(join(place.folder, 'yuncang.db'))
    for (const text of statements.slice(0, -1)) raw.exec(text)
    const found: unknown[] = raw.prepare(statements.at(-1)!).pluck().all()
    raw.close()
    return found
  }
  return asOwner(ownerUrl, async (client) => {
    for (const table of tables)
      await client.query(`alter table ${table} no force row level security`)
    let rows: Record<string, unknown>[] = []
    for (const text of statements) ({ rows } = await client.query(text))
    // As in a database that people work in: a migration that does not lift it finds no row.
    for (const table of tables) {
      await client.query(`alter table ${table} enable row level security`)
      await client.query(`alter table ${table} force row level security`)
    }
    return rows.flatMap((row) => Object.values(row))
  })
}

/** Brings a database to the schema of today. */
export async function migrate(engine: Engine, { env, folder }: Place): Promise<void> {
  const from = join(migrations, engine)
  await (engine === 'sqlite'
    ? migrateSqlite(join(folder, 'yuncang.db'), from)
    : migratePostgres(env['DATABASE_OWNER_URL']!, env['DATABASE_URL']!, from))
}
