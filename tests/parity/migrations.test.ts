import { migrateSqlite } from '@yuncang/db/sqlite/migrate'
import { openSqliteFile } from '@yuncang/db/sqlite/open'
import { AppError } from '@yuncang/shared/errors'
import { fork } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildMigrator } from '../support/migrator.ts'
import { migrationsBeforeBaseline } from '../support/old-version.ts'
import { migrations } from '../support/postgres.ts'

let folder: string
let file: string
let journal: string
let migrator: Awaited<ReturnType<typeof buildMigrator>>

beforeAll(async () => {
  migrator = await buildMigrator()
})
afterAll(() => migrator.remove())
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'yuncang-migrate-'))
  file = join(folder, 'test.db')
  journal = join(folder, 'migrations')
  cpSync(join(migrations, 'sqlite'), journal, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Adds a migration behind those that are there, as drizzle-kit would. */
function addMigration(sql: string): void {
  const path = join(journal, 'meta/_journal.json')
  const list = JSON.parse(readFileSync(path, 'utf8')) as { entries: { when: number }[] } // drizzle-kit's own file
  const when = Math.max(...list.entries.map((entry) => entry.when)) + 1
  const entry = {
    idx: list.entries.length,
    version: '6',
    when,
    tag: '9999_test',
    breakpoints: true,
  }
  writeFileSync(path, JSON.stringify({ ...list, entries: [...list.entries, entry] }))
  writeFileSync(join(journal, '9999_test.sql'), sql)
}

/** A table rebuilt the way drizzle-kit does it when a column changes; `where` may lose rows on the way. */
function rebuildOrders(where = ''): string {
  const create = withRows((raw) =>
    String(raw.prepare("select sql from sqlite_schema where name = 'inbound_order'").pluck().get()),
  )
  return [
    'PRAGMA foreign_keys=OFF;',
    create.replace('inbound_order', '__new_inbound_order').replaceAll('"inbound_order".', ''),
    `INSERT INTO __new_inbound_order SELECT * FROM inbound_order ${where};`,
    'DROP TABLE inbound_order;',
    'ALTER TABLE __new_inbound_order RENAME TO inbound_order;',
    'PRAGMA foreign_keys=ON;',
  ].join('\n--> statement-breakpoint\n')
}

function withRows<R>(work: (raw: ReturnType<typeof openSqliteFile>) => R): R {
  const raw = openSqliteFile(file)
  try {
    return work(raw)
  } finally {
    raw.close()
  }
}

const fill = () =>
  withRows((raw) => {
    raw.pragma('foreign_keys = OFF')
    raw.exec(`insert into inbound_container (tenant_node, id, order_id, line_no, container_no, container_size, seal_no)
      values ('WMS_A', 'c1', 'o1', 1, 'DEMU1000010', '20GP', '')`)
    const columns = raw.pragma('table_info(inbound_order)') as {
      name: string
      notnull: number
      type: string
    }[] // rows of a pragma
    const names = columns.map((column) => column.name)
    const values = columns.map((column) =>
      column.name === 'id' ? "'o1'" : /int/i.test(column.type) ? '0' : "'x'",
    )
    raw.exec(`insert into inbound_order (${names.join()}) values (${values.join()})`)
  })

const count = (table: string) =>
  withRows((raw) => raw.prepare(`select count(*) from ${table}`).pluck().get())

describe('migrations on SQLite', () => {
  test('rebuilding a parent table keeps the rows of its children', () => {
    migrateSqlite(file, journal)
    fill()
    addMigration(rebuildOrders())
    migrateSqlite(file, journal)
    expect([count('inbound_order'), count('inbound_container')]).toEqual([1, 1])
  })

  test('a migration that loses rows is refused, and nothing of it stays', () => {
    migrateSqlite(file, journal)
    fill()
    addMigration('DELETE FROM inbound_container;')
    expect(() => migrateSqlite(file, journal)).toThrow(/inbound_container from 1 to 0/)
    expect(count('inbound_container')).toBe(1)
  })

  test('a migration that leaves rows without a parent is refused', () => {
    migrateSqlite(file, journal)
    fill()
    addMigration("UPDATE inbound_container SET order_id = 'nobody';")
    expect(() => migrateSqlite(file, journal)).toThrow(/without their parent/)
  })

  test('orders of before get the trigrams that new ones get', () => {
    migrateSqlite(file, journal)
    const bills = ['OOLU', 'OOLU-8/890', 'A1'.repeat(17) + 'Z']
    withRows((raw) => {
      for (const [at, bill] of bills.entries()) {
        fill()
        raw.exec('delete from inbound_container')
        const rename = 'update inbound_order set id = ?, order_no = ?, master_bill_no = ?'
        raw.prepare(`${rename} where id = 'o1'`).run(`o ${at}`, `RK${at}`, bill)
      }
    })
    const trigrams = () =>
      withRows((raw) =>
        raw.prepare('select gram, master_bill_no from inbound_bill_gram order by 1, 2').raw().all(),
      )
    const kept = trigrams()
    const fills = readFileSync(
      join(migrationsBeforeBaseline('sqlite'), '0002_bill-grams.sql'),
      'utf8',
    ).split('--> statement-breakpoint')
    withRows((raw) => {
      raw.exec('drop table inbound_bill_gram')
      for (const statement of fills) raw.exec(statement)
    })
    expect(trigrams()).toEqual(kept)
    expect(kept).toContainEqual(['LU-', 'OOLU-8/890'])
  })

  test('a database of a newer version is left alone', () => {
    migrateSqlite(file, journal)
    addMigration('CREATE TABLE newer (id text);')
    migrateSqlite(file, journal)
    expect(() => migrateSqlite(file, join(migrations, 'sqlite'))).toThrow(
      new AppError('database.newer'),
    )
  })

  test('triggers stand after a migration that dropped them', () => {
    migrateSqlite(file, journal)
    addMigration(
      'DROP TRIGGER operate_record_no_update;--> statement-breakpoint\nDROP TRIGGER inbound_order_grams_insert;',
    )
    migrateSqlite(file, journal)
    const triggers = withRows((raw) =>
      raw
        .prepare("select name from sqlite_schema where type = 'trigger' order by name")
        .pluck()
        .all(),
    )
    expect(triggers).toEqual([
      'audit_record_no_delete',
      'audit_record_no_update',
      'contract_export_no_delete',
      'contract_export_no_update',
      'contract_template_no_delete',
      'contract_template_no_update',
      'inbound_order_grams_insert',
      'inbound_order_grams_update',
      'inventory_ledger_no_delete',
      'inventory_ledger_no_update',
      'operate_record_no_delete',
      'operate_record_no_update',
      'paper_copy_no_delete',
      'paper_copy_no_update',
      'price_record_no_delete',
      'price_record_no_update',
    ])
  })

  test('killed at any point, the next start finds the old schema or the new one and completes', async () => {
    const steps = Array.from({ length: 200 }, (_, index) => `CREATE TABLE step_${index} (id text);`)
    for (let round = 0; round < 10; round += 1) {
      rmSync(file, { force: true })
      migrateSqlite(file, join(migrations, 'sqlite'))
      if (round === 0) addMigration(steps.join('\n--> statement-breakpoint\n'))
      await killedAfter(round * 3)
      const tables = withRows((raw) =>
        raw
          .prepare("select count(*) from sqlite_schema where name glob 'step_[0-9]*'")
          .pluck()
          .get(),
      )
      expect([0, 200]).toContain(tables)
      migrateSqlite(file, journal)
      expect(withRows((raw) => raw.pragma('integrity_check', { simple: true }))).toBe('ok')
    }
  })

  test('commits survive a power cut: synchronous is FULL on a live connection', () => {
    migrateSqlite(file, journal)
    expect(withRows((raw) => raw.pragma('synchronous', { simple: true }))).toBe(2)
    expect(withRows((raw) => raw.pragma('foreign_keys', { simple: true }))).toBe(1)
  })
})

/** Migrates in another process and kills it once it has begun, a little later each time. */
function killedAfter(ms: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(migrator.file, [journal, file])
    child.once('message', () => setTimeout(() => child.kill('SIGKILL'), ms))
    child.once('error', reject)
    child.once('exit', () => resolve())
  })
}
