import { asOwner, migrate } from '@yuncang/db/migrate-postgres'
import { openSqliteFile } from '@yuncang/db/open-sqlite'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Engine } from './database.ts'
import { migrations } from './postgres.ts'
import type { Place } from './server-process.ts'

/* Databases as a version of long ago left them: its schema, and customers in it. */
export const oldCustomers = 300

const newestOfOld = (folder: string) =>
  readMigrationFiles({ migrationsFolder: folder }).at(-1)!.folderMillis

/** The migrations that the first version had, in a folder of their own. */
export function firstMigrations(engine: Engine, folder: string): string {
  const old = join(folder, `first-${engine}`)
  cpSync(join(migrations, engine), old, { recursive: true })
  const path = join(old, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: unknown[] } // drizzle-kit's own file
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }))
  return old
}

type Column = { name: string; type: string; optional: boolean }

/** A customer of made-up values for whatever columns the table had then. */
function insertOf(columns: readonly Column[], index: number): string {
  const needed = columns.filter(({ optional }) => !optional)
  const value = ({ name, type }: Column) => {
    if (name === 'tenant_node') return "'WMS_OLD'"
    if (/timestamp/.test(type) || name.endsWith('_time')) return "'2025-01-01T00:00:00.000Z'"
    return /int/i.test(type) ? '0' : `'${name} ${index}'`
  }
  const names = needed.map(({ name }) => `"${name}"`)
  return `insert into customer (${names.join()}) values (${needed.map(value).join()})`
}

const rows = (columns: readonly Column[]) =>
  Array.from({ length: oldCustomers }, (_, index) => insertOf(columns, index))

/** Puts a database of the first version into an empty place. */
export async function makeOld(place: Place, old: string): Promise<void> {
  const ownerUrl = place.env['DATABASE_OWNER_URL']
  if (ownerUrl !== undefined) {
    await asOwner(ownerUrl, async (client) => {
      await migrate(client, old)
      const found = await client.query<Column>(
        `select column_name as name, data_type as type,
                is_nullable = 'YES' or column_default is not null as optional
         from information_schema.columns where table_schema = 'public' and table_name = 'customer'`,
      )
      for (const text of rows(found.rows)) await client.query(text)
      await client.query('grant select on all tables in schema public to yuncang_app_system')
      await client.query('grant usage on schema public to yuncang_app_system')
    })
    return
  }
  const raw = openSqliteFile(join(place.folder, 'yuncang.db'))
  const [first] = readMigrationFiles({ migrationsFolder: old })
  for (const statement of first!.sql) raw.exec(statement)
  raw.exec(`create table __drizzle_migrations
    (id integer primary key autoincrement, hash text not null, created_at numeric)`)
  raw
    .prepare('insert into __drizzle_migrations (hash, created_at) values (?, ?)')
    .run(first!.hash, first!.folderMillis)
  const found = raw.pragma('table_info(customer)') as {
    name: string
    type: string
    notnull: number
    dflt_value: string | null
  }[] // rows of a pragma
  const columns = found.map(({ name, type, notnull, dflt_value: fallback }) => ({
    name,
    type,
    optional: name !== 'id' && (notnull === 0 || fallback !== null),
  }))
  for (const text of rows(columns)) raw.exec(text)
  raw.close()
}

export type State = { schema: number; tables: number; customers: number }

/** How far the schema of a place is, and what is left of its rows. */
export async function stateOf(place: Place): Promise<State> {
  const ownerUrl = place.env['DATABASE_OWNER_URL']
  if (ownerUrl !== undefined) {
    return asOwner(ownerUrl, async (client) => {
      // As the owner, whom row-level security keeps from the rows once it is there.
      await client.query('alter table customer no force row level security')
      const { rows: found } = await client.query<Record<keyof State, string>>(
        `select (select max(created_at) from drizzle.__drizzle_migrations) as schema,
                (select count(*) from pg_tables where schemaname = 'public' and tablename <> 'shared_claim') as tables,
                (select count(*) from customer) as customers`,
      )
      await client.query('alter table customer force row level security')
      const [row] = found
      return {
        schema: Number(row?.schema),
        tables: Number(row?.tables),
        customers: Number(row?.customers),
      }
    })
  }
  const raw = openSqliteFile(join(place.folder, 'yuncang.db'))
  const one = (text: string) => Number(raw.prepare(text).pluck().get())
  const state = {
    schema: one('select max(created_at) from __drizzle_migrations'),
    tables: one(
      "select count(*) from sqlite_schema where type = 'table' and name not glob 'sqlite_*' and name not glob '__*'",
    ),
    customers: one('select count(*) from customer'),
  }
  const health: unknown = raw.pragma('integrity_check', { simple: true })
  raw.close()
  if (health !== 'ok') throw new Error(String(health))
  return state
}

export const oldSchema = (engine: Engine, old: string) => ({
  schema: newestOfOld(old),
  newest: newestOfOld(join(migrations, engine)),
})
