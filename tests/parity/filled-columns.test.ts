import { billingRule } from '@yuncang/shared/nouns/tariff/billing-rule-contract'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { columnsIn, insertOf, migrationsBefore, applyMigrations } from '../support/old-version.ts'
import { places } from '../support/places.ts'
import { asked, migrate } from '../support/upgrade.ts'

describe.each(['sqlite', 'postgres'] as const)('an upgrade on %s', (engine) => {
  const at = places(engine)
  const folder = mkdtempSync(join(tmpdir(), 'yuncang-filled-columns-'))
  afterEach(() => at.close())
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  async function placeBefore(migration: string) {
    const place = await at.fresh()
    const before = join(folder, migration)
    mkdirSync(before)
    await applyMigrations(place, migrationsBefore(engine, migration, before))
    return place
  }

  test('gives each fee the month of the books in which its last day lies', async () => {
    const place = await placeBefore('0020_month_close')
    const columns = await columnsIn(place, 'fee_line')
    const inserts = ['2025-03-31', '2025-04-01', '2026-12-31'].map((day, index) =>
      insertOf('fee_line', columns, index, { period_to: `'${day}'` }),
    )
    await asked(place, ['fee_line'], [...inserts, 'select 1'])
    await migrate(engine, place)
    const months = 'select account_period from fee_line order by period_to'
    expect(await asked(place, ['fee_line'], [months])).toEqual(['202503', '202504', '202612'])
  })

  test('gives the quantities of fees six digits, and counts value by the year', async () => {
    const place = await placeBefore('0035_fee_quantities')
    const columns = await columnsIn(place, 'fee_line')
    const fee = (index: number, qty: string, method = "'UNIT'") =>
      insertOf('fee_line', columns, index, { calc_method: method, qty })
    const yearly = fee(0, '149083200000', "'PERCENT_YEAR'")
    const inserts = [yearly, fee(1, '2333'), fee(2, '-25000'), fee(3, '8999999999999999')]
    await asked(place, ['fee_line'], [...inserts, 'select 1'])
    await migrate(engine, place)
    const all = 'select qty from fee_line order by qty'
    expect((await asked(place, ['fee_line'], [all])).map(Number)).toEqual([
      -2_500_000, 233_300, 40_844_712_329, 8_999_999_999_999_999,
    ])
  })

  test('gives each person the tenant for a home that made the account', async () => {
    const place = await placeBefore('0028_home_tenants')
    const [users, notes] = [
      await columnsIn(place, 'app_user'),
      await columnsIn(place, 'operate_record'),
    ]
    const note = (who: string, tenant: string, day: number) =>
      insertOf('operate_record', notes, day, {
        id: `'${who} ${day}'`,
        tenant_node: `'${tenant}'`,
        business_id: `'${who}'`,
        operate_module: "'YHGL'",
        action: "'create'",
        time: `'2025-01-0${day}T00:00:00.000Z'`,
      })
    const member = (who: string, tenant: string) =>
      `insert into membership (user_id, tenant_node, role_codes, sections) values ('${who}', '${tenant}', '', '')`
    const rows = [
      ...['boss', 'clerk', 'gone', 'nobody'].map((id, index) =>
        insertOf('app_user', users, index, { id: `'${id}'` }),
      ),
      member('boss', 'WMS_B'),
      member('boss', 'WMS_A'),
      note('boss', 'WMS_A', 1),
      member('clerk', 'WMS_A'),
      member('clerk', 'WMS_B'),
      note('clerk', 'WMS_A', 3),
      note('clerk', 'WMS_B', 2),
      note('gone', 'WMS_OLD', 4),
      insertOf('tenant', await columnsIn(place, 'tenant'), 1, { data_node: "'WMS_OLD'" }),
    ]
    await asked(place, ['operate_record'], [...rows, 'select 1'])
    await migrate(engine, place)
    const homes = "select id || ' ' || home_node from app_user order by id"
    expect(await asked(place, [], [homes])).toEqual([
      'boss WMS_B',
      'clerk WMS_B',
      'gone WMS_OLD',
      'nobody ',
    ])
  })

  test('makes what was said of all lines of a cost list its one rule', async () => {
    const place = await placeBefore('0025_billing_rules')
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

  test('holds the pieces of what is promised once, with who was promised them first', async () => {
    const place = await placeBefore('0027_pieces_reserved')
    const tables = [
      'inventory',
      'inventory_reservation',
      'outbound_order',
      'outbound_allocation',
      'outbound_load',
    ]
    const columns = new Map<string, Awaited<ReturnType<typeof columnsIn>>>()
    for (const table of tables) columns.set(table, await columnsIn(place, table))
    let row = 0
    const into = (table: string, given: Record<string, string | number | null>) => {
      row += 1
      const texts = Object.entries(given).map(([key, value]): [string, string] => [
        key,
        typeof value === 'string' ? `'${value}'` : String(value),
      ])
      return insertOf(table, columns.get(table)!, row, Object.fromEntries(texts))
    }
    const lot = (id: string, qty: number, reserved: number, pieces: number) =>
      into('inventory', {
        id,
        on_hand_qty: qty,
        reserved_qty: reserved,
        on_hand_pieces: pieces,
        on_hand_pallets: pieces,
        on_hand_net: 0,
        on_hand_gross: 0,
        on_hand_volume: 0,
      })
    const hold = (
      id: string,
      lotId: string,
      status: number,
      [qty, used, pieces, pallets]: number[],
      loaded = 0,
    ) => [
      into('inventory_reservation', {
        id,
        lot_id: lotId,
        status,
        qty: qty!,
        consumed_qty: used!,
      }),
      into('outbound_allocation', {
        id: `of ${id}`,
        order_id: 'order',
        lot_id: lotId,
        reservation_id: id,
        pieces: pieces!,
        pallets: pallets!,
        loaded_pieces: loaded,
      }),
    ]
    const load = (of: string, pieces: number, pallets: number, net: number | null) =>
      into('outbound_load', {
        order_id: 'order',
        allocation_id: `of ${of}`,
        pieces,
        pallets,
        net,
      })
    await asked(place, tables, [
      into('outbound_order', { id: 'order' }),
      // Four pieces that two orders were promised, each all of them.
      lot('twice', 40_000, 40_000, 4),
      ...hold('twice 1', 'twice', 1, [20_000, 0, 4, 2]),
      ...hold('twice 2', 'twice', 1, [20_000, 0, 4, 1], 4),
      load('twice 2', 4, 0, null),
      // One of four pieces has left; the next truck is said to carry far too many pallets.
      lot('part', 30_000, 30_000, 3),
      ...hold('part 1', 'part', 1, [40_000, 10_000, 4, 4]),
      load('part 1', 1, 1, 1),
      load('part 1', 1, 9_999, null),
      // More is there than the order takes.
      lot('more', 90_000, 20_000, 9),
      ...hold('more 1', 'more', 1, [20_000, 0, 2, 2]),
      ...hold('more 2', 'more', 3, [50_000, 10_000, 5, 5]),
      load('more 2', 1, 0, 1),
      // Everything left, counted otherwise than the order.
      lot('gone', 0, 0, 0),
      ...hold('gone 1', 'gone', 2, [10_000, 10_000, 3, 3]),
      load('gone 1', 1, 1, 1),
      'select 1',
    ])
    await migrate(engine, place)
    const figures = (parts: string[], table: string) =>
      asked(place, tables, [
        `select id || ': ' || ${parts.join(" || ' ' || ")} from ${table} order by id`,
      ])
    const holds = ['pieces', 'pallets', 'consumed_pieces', 'consumed_pallets']
    expect(await figures(holds, 'inventory_reservation')).toEqual([
      'gone 1: 3 3 3 3',
      'more 1: 2 2 0 0',
      'more 2: 5 5 1 0',
      'part 1: 4 4 1 1',
      'twice 1: 4 2 0 0',
      'twice 2: 0 2 0 0',
    ])
    expect(await figures(['reserved_pieces', 'reserved_pallets'], 'inventory')).toEqual([
      'gone: 0 0',
      'more: 2 2',
      'part: 3 3',
      'twice: 4 4',
    ])
    const given = ['pieces', 'pallets', 'loaded_pieces', 'loaded_pallets']
    expect(await figures(given, 'outbound_allocation')).toEqual([
      'of gone 1: 3 3 1 1',
      'of more 1: 2 2 0 0',
      'of more 2: 5 5 1 0',
      'of part 1: 4 4 2 4',
      'of twice 1: 4 2 0 0',
      'of twice 2: 0 2 0 0',
    ])
  })

  test('tells standard fees in English, also where prices and fees name them, and leaves the others', async () => {
    const place = await placeBefore('0004_english_fee_names')
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
