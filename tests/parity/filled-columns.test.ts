import { asOwner, migratePostgres } from '@yuncang/db/postgres/migrate'
import { billingRule } from '@yuncang/shared/nouns/tariff/billing-rule-contract'
import { migrateSqlite } from '@yuncang/db/sqlite/migrate'
import { openSqliteFile } from '@yuncang/db/sqlite/open'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { columnsIn, insertOf, migrationsBefore, applyMigrations } from '../support/old-version.ts'
import { places } from '../support/places.ts'
import { migrations } from '../support/postgres.ts'
import type { Place } from '../support/server-process.ts'

/** Runs statements as who owns the database, past row-level security; gives the first column of the last one's rows. */
async function asked(place: Place, tables: readonly string[], statements: readonly string[]) {
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
    for (const table of tables) await client.query(`alter table ${table} force row level security`)
    return rows.flatMap((row) => Object.values(row))
  })
}

/** Brings a database to the schema of today. */
async function migrate(engine: 'sqlite' | 'postgres', { env, folder }: Place): Promise<void> {
  const from = join(migrations, engine)
  await (engine === 'sqlite'
    ? migrateSqlite(join(folder, 'yuncang.db'), from)
    : migratePostgres(env['DATABASE_OWNER_URL']!, env['DATABASE_URL']!, from))
}

describe.each(['sqlite', 'postgres'] as const)('an upgrade on %s', (engine) => {
  const at = places(engine)
  const folder = mkdtempSync(join(tmpdir(), 'yuncang-filled-columns-'))
  afterEach(() => at.close())
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('gives each fee the month of the books in which its last day lies', async () => {
    const place = await at.fresh()
    const before = join(folder, 'months')
    mkdirSync(before)
    await applyMigrations(place, migrationsBefore(engine, '0020_month_close', before))
    const columns = await columnsIn(place, 'fee_line')
    const inserts = ['2025-03-31', '2025-04-01', '2026-12-31'].map((day, index) =>
      insertOf('fee_line', columns, index, { period_to: `'${day}'` }),
    )
    await asked(place, ['fee_line'], [...inserts, 'select 1'])
    await migrate(engine, place)
    const months = 'select account_period from fee_line order by period_to'
    expect(await asked(place, ['fee_line'], [months])).toEqual(['202503', '202504', '202612'])
  })

  test('makes what was said of all lines of a cost list its one rule', async () => {
    const place = await at.fresh()
    const before = join(folder, 'rules')
    mkdirSync(before)
    await applyMigrations(place, migrationsBefore(engine, '0025_billing_rules', before))
    const columns = await columnsIn(place, 'cost_list')
    const inserts = ['{}', '{"freeMode":"CLIFF","minProrate":"BY_DAY"}'].map((jfgz, index) =>
      insertOf('cost_list', columns, index, { jfgz: `'${jfgz}'` }),
    )
    await asked(place, ['cost_list'], [...inserts, 'select 1'])
    await migrate(engine, place)
    const stored = await asked(place, ['cost_list'], ['select jfgz from cost_list'])
    const rules = stored.map((each) => (typeof each === 'string' ? JSON.parse(each) : each))
    const rule = { ruleCode: 'GZ01', freeMode: 'CLIFF', minProrate: 'BY_DAY' }
    expect(rules.toSorted((a, b) => a.length - b.length)).toEqual([
      [],
      [{ ...billingRule.parse(rule) }],
    ])
  })

  test('tells standard fees in English, also where prices and fees name them, and leaves the others', async () => {
    const place = await at.fresh()
    const before = join(folder, 'names')
    mkdirSync(before)
    await applyMigrations(place, migrationsBefore(engine, '0004_english_fee_names', before))
    const tables = ['cost_code', 'fee_line', 'quotation_detail']
    const inserts: string[] = []
    for (const table of tables) {
      const columns = await columnsIn(place, table)
      for (const [index, fee] of ['仓储费', '搬倒费'].entries())
        inserts.push(insertOf(table, columns, index, { fee_name: `'${fee}'` }))
    }
    await asked(place, tables, [...inserts, 'select 1'])
    await migrate(engine, place)
    for (const table of tables) {
      const names = `select fee_name_en from ${table} order by fee_name_en`
      expect([table, await asked(place, tables, [names])]).toEqual([table, ['', 'Storage']])
    }
  })
})
