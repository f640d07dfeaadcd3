import { inTenant } from '@yuncang/db/handle'
import { migratePostgres } from '@yuncang/db/postgres/migrate'
import { openPostgres } from '@yuncang/db/postgres/open'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTestDatabase, migrations } from '../support/postgres.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresPort'))
})
afterAll(() => database.drop())

async function query(url: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    let result: pg.QueryResult<Record<string, unknown>> | undefined
    for (const statement of statements) result = await client.query(statement)
    return result?.rows ?? []
  } finally {
    await client.end()
  }
}

const entry = (id: string, tenant: string) =>
  `insert into number_sequence (tenant_node, name, last) values ('${tenant}', '${id}', 1)`

test('a raw query that names no tenant sees nothing, whatever it asks', async () => {
  await query(database.url, "begin; set local app.tenant = 'WMS_A'", entry('x', 'WMS_A'), 'commit')
  expect(await query(database.url, 'select * from number_sequence')).toEqual([])
  const own = await query(
    database.url,
    "begin; set local app.tenant = 'WMS_A'",
    'select * from number_sequence',
  )
  expect(own).toHaveLength(1)
})

test('a raw query cannot write into another tenant', async () => {
  const write = query(database.url, "begin; set local app.tenant = 'WMS_A'", entry('y', 'WMS_B'))
  await expect(write).rejects.toThrow(/row-level security/)
})

test('people and sessions are closed to the application outside of system scopes', async () => {
  await expect(query(database.url, 'select * from app_user')).rejects.toThrow(/permission denied/)
  await expect(query(database.url, 'select * from session')).rejects.toThrow(/permission denied/)
})

test('every table of a tenant has row-level security, forced', async () => {
  const open = await query(
    database.ownerUrl,
    `select c.relname from pg_class c join pg_attribute t on t.attrelid = c.oid and t.attname = 'tenant_node'
     where c.relkind = 'r' and c.relname not in ('membership', 'maintenance_grant')
     and not (c.relrowsecurity and c.relforcerowsecurity)`,
  )
  expect(open).toEqual([])
})

test('the application cannot switch row-level security off', async () => {
  const lower = query(database.url, 'alter table number_sequence no force row level security')
  await expect(lower).rejects.toThrow(/must be owner/)
})

const waitsAtMost = (url: string) => `${url}?options=-c%20lock_timeout%3D2000`
const startAgain = () =>
  migratePostgres(waitsAtMost(database.ownerUrl), database.url, join(migrations, 'postgres'))

test('an instance that starts beside one at work waits for none of its tables', async () => {
  const db = await openPostgres({ url: database.url, onError: () => {} })
  await db.transaction(inTenant('WMS_A'), async (tx) => {
    await tx.insert(tx.t.numberSequence, { name: 'at work', last: 1 })
    await expect(startAgain()).resolves.toBeUndefined()
  })
  await db.close()
})

test('row-level security that somebody switched off by hand is in force again after the next start', async () => {
  const forced = `select relforcerowsecurity as forced from pg_class where relname = 'number_sequence'`
  await query(database.ownerUrl, 'alter table number_sequence no force row level security')
  expect(await query(database.ownerUrl, forced)).toEqual([{ forced: false }])
  await startAgain()
  expect(await query(database.ownerUrl, forced)).toEqual([{ forced: true }])
})

test('the server refuses to work as the owner of the tables', async () => {
  const opened = openPostgres({ url: database.ownerUrl, onError: () => {} })
  await expect(opened).rejects.toMatchObject({ reason: 'database.mightyRole' })
})
