import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import pg from 'pg'
import { differences, type Contents } from '../core/backup.ts'
import { asOwner, applyAccessRules, migrate } from './migrate.ts'
import { systemRoleOf } from './roles.ts'

/*
 * A copy of a PostgreSQL database that needs no tools of its version: every row as a line of JSON that PostgreSQL
 * itself writes and reads, a compressed file per table.
 */
type Addresses = { url: string; ownerUrl: string }

const rowsAtOnce = 500
const fileOf = (folder: string, table: string) => join(folder, `${table}.ndjson.gz`)

/** Tables of the product; claims of the repeat guard live for a second. */
async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables
     where schemaname = 'public' and tablename <> 'shared_claim' order by tablename`,
  )
  return rows.map(({ name }) => name)
}

async function schemaOf(ownerUrl: string): Promise<number> {
  return asOwner(ownerUrl, async (client) => {
    const { rows } = await client.query<{ last: string | null }>(
      'select max(created_at) as last from drizzle.__drizzle_migrations',
    )
    return Number(rows[0]?.last ?? 0)
  })
}

/** Copies all rows as they are at one moment into `folder`; nobody waits for it. */
export async function copyPostgres(
  { url, ownerUrl }: Addresses,
  folder: string,
): Promise<Contents> {
  const schema = await schemaOf(ownerUrl)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query(`set local role ${pg.escapeIdentifier(systemRoleOf(url))}`)
    const rows: Contents['rows'] = {}
    for (const table of await tablesOf(client)) {
      rows[table] = await copyTable(client, table, fileOf(folder, table))
    }
    await client.query('commit')
    if ((await schemaOf(ownerUrl)) !== schema)
      throw new Error('the schema was changed meanwhile: take the backup again')
    return { schema, rows }
  } finally {
    await client.end()
  }
}

async function copyTable(client: pg.Client, table: string, file: string): Promise<number> {
  const name = pg.escapeIdentifier(table)
  await client.query(
    `declare rows no scroll cursor for select row_to_json(t)::text as line from ${name} t`,
  )
  const zip = createGzip()
  const stored = finished(zip.pipe(createWriteStream(file, { mode: 0o600, flush: true })))
  let count = 0
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${rowsAtOnce} from rows`)
    if (rows.length === 0) break
    count += rows.length
    if (!zip.write(`${rows.map(({ line }) => line).join('\n')}\n`)) await once(zip, 'drain')
  }
  zip.end()
  await stored
  await client.query('close rows')
  return count
}

export type Restored = Addresses & { folder: string; contents: Contents; migrations: string }

/** Whether the database holds tables already. */
export const hasTables = (ownerUrl: string): Promise<boolean> =>
  asOwner(ownerUrl, async (client) => (await tablesOf(client)).length > 0)

/**
 * Fills a database from a copy, all or nothing: the schema as the copy has it, its rows, then the migrations that came
 * after. What was there before is dropped.
 */
export async function restorePostgres(restored: Restored): Promise<void> {
  const { url, ownerUrl, folder, contents, migrations } = restored
  await asOwner(ownerUrl, async (client) => {
    for (const table of await tablesOf(client))
      await client.query(`drop table ${pg.escapeIdentifier(table)} cascade`)
    await client.query('drop schema if exists drizzle cascade')
    await migrate(client, migrations, contents.schema)
    await withoutForeignKeys(client, async () => {
      const found: Contents['rows'] = {}
      for (const table of await tablesOf(client)) {
        found[table] = await fill(client, table, fileOf(folder, table))
      }
      const odd = differences(contents.rows, found)
      if (odd.length > 0) throw new Error(`rows are missing: ${odd.join(', ')}`)
    })
    await migrate(client, migrations)
    await applyAccessRules(client, url)
  })
}

/** Rows come in table by table; that they fit together is checked when all are there. */
async function withoutForeignKeys(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ of: string; name: string; rule: string }>(
    `select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as rule
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  const name = (each: { name: string }) => pg.escapeIdentifier(each.name)
  for (const each of rows)
    await client.query(`alter table ${each.of} drop constraint ${name(each)}`)
  await work()
  for (const each of rows)
    await client.query(`alter table ${each.of} add constraint ${name(each)} ${each.rule}`)
}

async function fill(client: pg.Client, table: string, file: string): Promise<number> {
  const name = pg.escapeIdentifier(table)
  // A migration may have put rows in, which the copy has as well.
  await client.query(`truncate ${name}`)
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()) })
  let count = 0
  let waiting: string[] = []
  const insert = async () => {
    const list = `[${waiting.join()}]`
    const text = `insert into ${name} select * from json_populate_recordset(null::${name}, $1)`
    count += (await client.query(text, [list])).rowCount ?? 0
    waiting = []
  }
  for await (const line of lines) {
    waiting.push(line)
    if (waiting.length === rowsAtOnce) await insert()
  }
  if (waiting.length > 0) await insert()
  return count
}
