import { asOwner, migrate } from '@yuncang/db/postgres/migrate'
import { openSqliteFile } from '@yuncang/db/sqlite/open'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Engine } from './database.ts'
import { migrations } from './postgres.ts'
import type { Place } from './server-process.ts'

/*
 * Databases as versions before 0.1.0 left them: their schema, and customers in it. The folder old-version/ keeps the
 * migrations that led to the baseline of packages/db/migrations; its last one has the time of the baseline.
 */
export const oldCustomers = 300

const newestOf = (folder: string) =>
  readMigrationFiles({ migrationsFolder: folder }).at(-1)!.folderMillis

export const migrationsBeforeBaseline = (engine: Engine) =>
  join(import.meta.dirname, 'old-version', engine)

type Journal = { entries: { when: number; tag: string }[] } // drizzle-kit's own file

const journalOf = (folder: string) => join(folder, 'meta/_journal.json')
const readJournal = (folder: string) =>
  JSON.parse(readFileSync(journalOf(folder), 'utf8')) as Journal

/** The migrations that the first version had, in a folder of their own. */
export function firstMigrations(engine: Engine, folder: string): string {
  const first = join(folder, `first-${engine}`)
  cpSync(migrationsBeforeBaseline(engine), first, { recursive: true })
  const journal = readJournal(first)
  writeFileSync(
    journalOf(first),
    JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }),
  )
  return first
}

/** Every migration from the first version to this one, as if there were no baseline. */
export function everyMigration(engine: Engine, folder: string): string {
  const every = join(folder, engine)
  cpSync(migrationsBeforeBaseline(engine), every, { recursive: true })
  const journal = readJournal(every)
  const baseline = newestOf(every)
  const later = readJournal(join(migrations, engine)).entries.filter(({ when }) => when > baseline)
  for (const { tag } of later)
    cpSync(join(migrations, engine, `${tag}.sql`), join(every, `${tag}.sql`))
  writeFileSync(
    journalOf(every),
    JSON.stringify({ ...journal, entries: [...journal.entries, ...later] }),
  )
  return every
}

/** The migrations of this version before one of them, in a folder of their own. */
export function migrationsBefore(engine: Engine, tag: string, folder: string): string {
  const before = join(folder, `before-${engine}`)
  cpSync(join(migrations, engine), before, { recursive: true })
  const journal = readJournal(before)
  const end = journal.entries.findIndex((entry) => entry.tag === tag)
  writeFileSync(
    journalOf(before),
    JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }),
  )
  return before
}

type Column = { name: string; type: string; optional: boolean }

/** A row of made-up values for whatever columns its table has; `given` are SQL texts of some of them. */
export function insertOf(
  table: string,
  columns: readonly Column[],
  index: number,
  given: Readonly<Record<string, string>> = {},
): string {
  const needed = columns.filter(({ name, optional }) => !optional || name in given)
  const value = ({ name, type }: Column) => {
    const own = given[name]
    if (own !== undefined) return own
    if (name === 'tenant_node') return "'WMS_OLD'"
    if (/timestamp/.test(type) || name.endsWith('_time')) return "'2025-01-01T00:00:00.000Z'"
    if (type === 'date') return "'2025-01-01'"
    if (type === 'jsonb') return "'{}'"
    return /int/i.test(type) ? '0' : `'${name} ${index}'`
  }
  const names = needed.map(({ name }) => `"${name}"`)
  return `insert into ${table} (${names.join()}) values (${needed.map(value).join()})`
}

/** The columns that a table has by now. */
export async function columnsIn({ env, folder }: Place, table: string): Promise<Column[]> {
  const ownerUrl = env['DATABASE_OWNER_URL']
  if (ownerUrl !== undefined) {
    return asOwner(ownerUrl, async (client) => {
      const { rows } = await client.query<Column>(
        `select column_name as name, data_type as type,
                is_nullable = 'YES' or column_default is not null as optional
         from information_schema.columns where table_schema = 'public' and table_name = $1`,
        [table],
      )
      return rows
    })
  }
  const raw = openSqliteFile(join(folder, 'yuncang.db'))
  const found = raw.pragma(`table_info(${table})`) as {
    name: string
    type: string
    notnull: number
    dflt_value: string | null
  }[] // rows of a pragma
  raw.close()
  return found.map(({ name, type, notnull, dflt_value: fallback }) => ({
    name,
    type,
    optional: name !== 'id' && (notnull === 0 || fallback !== null),
  }))
}

const customers = async (place: Place) => {
  const columns = await columnsIn(place, 'customer')
  return Array.from({ length: oldCustomers }, (_, index) => insertOf('customer', columns, index))
}

/** Puts a database of the first version into an empty place. */
export async function makeOld(place: Place, old: string): Promise<void> {
  const ownerUrl = place.env['DATABASE_OWNER_URL']
  if (ownerUrl !== undefined) {
    await applyMigrations(place, old)
    const rows = await customers(place)
    await asOwner(ownerUrl, async (client) => {
      for (const text of rows) await client.query(text)
      await client.query('grant select on all tables in schema public to yuncang_app_system')
      await client.query('grant usage on schema public to yuncang_app_system')
    })
    return
  }
  await applyMigrations(place, old)
  const raw = openSqliteFile(join(place.folder, 'yuncang.db'))
  for (const text of await customers(place)) raw.exec(text)
  raw.close()
}

/** Carries out migrations of an older version, without what this version lays over its own tables afterwards. */
export async function applyMigrations(place: Place, folder: string): Promise<void> {
  const ownerUrl = place.env['DATABASE_OWNER_URL']
  if (ownerUrl !== undefined) return asOwner(ownerUrl, (client) => migrate(client, folder))
  const raw = openSqliteFile(join(place.folder, 'yuncang.db'))
  raw.pragma('foreign_keys = OFF')
  raw.exec(`create table if not exists __drizzle_migrations
    (id integer primary key autoincrement, hash text not null, created_at numeric)`)
  const newest = Number(
    raw.prepare('select max(created_at) from __drizzle_migrations').pluck().get(),
  )
  for (const migration of readMigrationFiles({ migrationsFolder: folder })) {
    if (migration.folderMillis <= newest) continue
    for (const statement of migration.sql) raw.exec(statement)
    raw
      .prepare('insert into __drizzle_migrations (hash, created_at) values (?, ?)')
      .run(migration.hash, migration.folderMillis)
  }
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
  schema: newestOf(old),
  newest: newestOf(join(migrations, engine)),
})
