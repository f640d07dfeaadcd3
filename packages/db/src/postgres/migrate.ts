import { createHash } from 'node:crypto'
import pg from 'pg'
import { pendingMigrations } from '../core/pending-migrations.ts'
import { assertOurDatabase } from './refusals.ts'
import { appRoleOf, systemRoleOf } from './roles.ts'
import { accessRulesOf } from './row-level-security.ts'

/** One number for all replicas: whoever holds it migrates, the others wait. */
const migrationLock = 7_203_114
/** Somebody waits at the console. */
const connectPatienceMs = 10_000

/**
 * Brings the schema and its access rules up to date as the owner of the tables: everything in one transaction, so that a kill
 * leaves the old state or the new one. The owner needs CREATEROLE for the system role.
 */
export function migratePostgres(ownerUrl: string, appUrl: string, folder: string): Promise<void> {
  return asOwner(ownerUrl, async (client) => {
    await assertOurDatabase(client)
    await migrate(client, folder)
    await applyAccessRules(client, appUrl)
  })
}

/** One transaction as the owner; no other instance migrates meanwhile. */
export async function asOwner<R>(
  ownerUrl: string,
  work: (client: pg.Client) => Promise<R>,
): Promise<R> {
  const client = new pg.Client({
    connectionString: ownerUrl,
    connectionTimeoutMillis: connectPatienceMs,
  })
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    await client.end()
  }
}

/**
 * Row-level security, grants and triggers as the schema says. A table that has them is left alone: its comment names the
 * digest of the statements, and goes with the table. They lock a table against everybody, and two instances that lock
 * and use tables in different orders end in a deadlock.
 */
export async function applyAccessRules(client: pg.Client, appUrl: string): Promise<void> {
  const roles = { app: appRoleOf(appUrl), system: systemRoleOf(appUrl) }
  const { shared, tables } = accessRulesOf(roles, await versionOf(client))
  for (const statement of shared) await client.query(statement)
  const inForce = await rulesInForce(client)
  for (const { table, statements } of tables) {
    const digest = createHash('sha256').update(statements.join(';')).digest('hex')
    // The word stands in databases: another one would lock every table once.
    const mark = `walls ${digest}`
    if (inForce.get(table) === mark) continue
    for (const statement of statements) await client.query(statement)
    await client.query(`comment on table ${pg.escapeIdentifier(table)} is '${mark}'`)
  }
}

/** The marks of tables whose policies, if they have any, are in force. */
async function rulesInForce(client: pg.Client): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ table: string; mark: string }>(
    `select c.relname as table, obj_description(c.oid, 'pg_class') as mark from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and obj_description(c.oid, 'pg_class') is not null
       and (c.relrowsecurity and c.relforcerowsecurity)
         = exists (select from pg_policy p where p.polrelid = c.oid)`,
  )
  return new Map(rows.map(({ table, mark }) => [table, mark]))
}

const versionOf = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
  return Number(rows[0]?.server_version_num)
}

/** Applies what is pending, up to the migration of that time. */
export async function migrate(
  client: pg.Client,
  folder: string,
  upTo = Number.POSITIVE_INFINITY,
): Promise<void> {
  await client.query('create schema if not exists drizzle')
  await client.query(`create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`)
  const { rows } = await client.query<{ last: string | null }>(
    'select max(created_at) as last from drizzle.__drizzle_migrations',
  )
  for (const migration of pendingMigrations(folder, Number(rows[0]?.last ?? 0))) {
    if (migration.folderMillis > upTo) continue
    for (const statement of migration.sql) await client.query(statement)
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [migration.hash, migration.folderMillis],
    )
  }
}
