import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { appRoleOf, systemRoleOf } from './postgres-roles.ts'
import { postgresWalls } from './walls.ts'

/** One number for all replicas: whoever holds it migrates, the others wait. */
const migrationLock = 7_203_114

/**
 * Brings the schema and its walls up to date as the owner of the tables: everything in one transaction, so that a kill
 * leaves the old state or the new one. The owner needs CREATEROLE for the system role.
 */
export async function migratePostgres(
  ownerUrl: string,
  appUrl: string,
  folder: string,
): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
    await migrate(client, folder)
    const roles = { app: appRoleOf(appUrl), system: systemRoleOf(appUrl) }
    for (const statement of postgresWalls(roles, await versionOf(client)))
      await client.query(statement)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    await client.end()
  }
}

const versionOf = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
  return Number(rows[0]?.server_version_num)
}

async function migrate(client: pg.Client, folder: string): Promise<void> {
  await client.query('create schema if not exists drizzle')
  await client.query(`create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`)
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  )
  const last = Number(rows[0]?.last ?? 0)
  const migrations = readMigrationFiles({ migrationsFolder: folder })
  if (last > (migrations.at(-1)?.folderMillis ?? 0)) {
    throw new Error('this database was written by a newer version: start that version instead')
  }
  for (const migration of migrations) {
    if (migration.folderMillis <= last) continue
    for (const statement of migration.sql) await client.query(statement)
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [migration.hash, migration.folderMillis],
    )
  }
}
