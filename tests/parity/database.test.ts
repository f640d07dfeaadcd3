import { system, type Db } from '@yuncang/db/handle'
import {
  contains,
  count as countRows,
  eq,
  inArray,
  isUniqueViolation,
  mapUniqueViolation,
  pattern,
  sql,
  type UniqueMeanings,
} from '@yuncang/db/sql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../support/database.ts'
import { a, b, customer, nameOf } from '../support/rows.ts'

describe.each(['sqlite', 'postgres'] as const)('on %s', (engine) => {
  let database: TestDatabase
  let db: Db

  beforeAll(async () => {
    database = await openTestDatabase(engine)
    db = database.db
    for (const [scope, id] of [
      [a, 'a1'],
      [b, 'b1'],
    ] as const) {
      await db.transaction(scope, (tx) => tx.insert(tx.t.customer, customer(id, `客户 ${id}`)))
    }
  })
  afterAll(() => database.close())

  test('values come back as services know them: decimals, instants, codes, nulls', async () => {
    const [row] = await db.read(a, async (read) => read.select(read.t.customer))
    expect(row).toMatchObject({
      creditLimit: '1234.50',
      createTime: '2026-11-21T04:00:00.123Z',
      customerType: ['0', '3'],
      creditDays: null,
      version: 1,
    })
  })

  test('a row is given back as it is stored, decimals with all their digits', async () => {
    const given = { ...customer('a2', '新客户'), creditLimit: '7' }
    const [row] = await db.transaction(a, (tx) => tx.insert(tx.t.customer, given))
    expect(row?.creditLimit).toBe('7.00')
    await db.transaction(a, async (tx) => {
      await tx.remove(tx.t.customer, eq(tx.t.customer.id, 'a2'))
    })
  })

  test('a decimal beyond its range is refused by the database', async () => {
    const write = db.transaction(a, async (tx) => {
      await tx.update(tx.t.customer, { creditLimit: sql`9000000000000000` })
    })
    await expect(write).rejects.toThrow()
  })

  test('reading, changing and removing reach the own tenant only', async () => {
    expect(await nameOf(db, a, 'b1')).toBeUndefined()
    await db.transaction(a, async (tx) => {
      const { customer: t } = tx.t
      expect(await tx.update(t, { address: 'x' }, eq(t.id, 'b1')).returning()).toEqual([])
      expect(await tx.remove(t, eq(t.id, 'b1')).returning()).toEqual([])
    })
    expect(await nameOf(db, b, 'b1')).toBe('客户 b1')
  })

  test('a prepared statement serves every tenant with its own rows', async () => {
    const names = (scope: typeof a) =>
      db.read(scope, (read) => read.stmt('test.all', (q, t) => q.select(t.customer)).all())
    expect((await names(a)).map((row) => row.id)).toEqual(['a1'])
    expect((await names(b)).map((row) => row.id)).toEqual(['b1'])
  })

  test('a total counts what was written just before, by the tenant or across tenants', async () => {
    const total = (scope: typeof a) =>
      db.read(scope, async (read) => {
        const counted = read.cachedCount('test.total', (q, t) =>
          q.pick({ total: countRows() }, t.customer),
        )
        return (await counted.first())?.total
      })
    const { customer: t } = await db.read(a, async (read) => read.t)
    expect([await total(a), await total(b)]).toEqual([1, 1])
    await db.transaction(a, (tx) => tx.insert(t, customer('a3', '第三')))
    expect([await total(a), await total(b)]).toEqual([2, 1])
    const undone = db.transaction(a, async (tx) => {
      await tx.insert(t, customer('a4', '第四'))
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await total(a)).toBe(2)
    await db.transaction(system('test'), (tx) => tx.remove(t, inArray(t.id, ['a3'])).returning())
    expect([await total(a), await total(b)]).toEqual([1, 1])
  })

  test('a row cannot be written into another tenant', async () => {
    // The type has no tenantNode; this is what a careless cast would do.
    const foreign = { ...customer('x1', 'x'), tenantNode: 'WMS_B' }
    await db.transaction(a, (tx) => tx.insert(tx.t.customer, foreign))
    expect(await nameOf(db, a, 'x1')).toBe('x')
    expect(await nameOf(db, b, 'x1')).toBeUndefined()
    await db.transaction(a, async (tx) => {
      await tx.remove(tx.t.customer, eq(tx.t.customer.id, 'x1'))
    })
  })

  test('rows of the platform are read by every tenant and written by none', async () => {
    const entry = {
      id: 'd1',
      code: 'T',
      dictValue: '1',
      labelZh: '一',
      labelEn: 'one',
      sort: 0,
      isLock: 1 as const,
      isShow: 1 as const,
    }
    await db.transaction(system('test'), (tx) =>
      tx.insert(tx.t.dictEntry, { ...entry, tenantNode: '*' }),
    )
    const seen = await db.read(a, async (read) => read.select(read.t.dictEntry))
    expect(seen.map((row) => row.id)).toEqual(['d1'])
    await db.transaction(a, async (tx) => {
      expect(await tx.update(tx.t.dictEntry, { labelZh: '二' }).returning()).toEqual([])
    })
  })

  test('a table without a tenant is closed to tenants', async () => {
    const read = db.read(a, async (handle) => handle.select(handle.t.user))
    await expect(read).rejects.toThrow(/needs a system scope/)
  })

  test('a guarded change never lets two writers both win', async () => {
    await db.transaction(a, (tx) => tx.insert(tx.t.numberSequence, { name: 'stock', last: 20 }))
    const take = () =>
      db.transaction(a, async (tx) => {
        const { numberSequence: t } = tx.t
        const taken = await tx
          .update(t, { last: sql`${t.last} - 1` }, eq(t.name, 'stock'), sql`${t.last} >= 1`)
          .returning()
        return taken.length
      })
    const results = await Promise.all(Array.from({ length: 40 }, take))
    expect(results.filter((count) => count === 1)).toHaveLength(20)
  })

  test('numbers that many take at once are all different', async () => {
    const take = () =>
      db.transaction(a, async (tx) => {
        const { numberSequence: t } = tx.t
        const target = [t.tenantNode, t.name]
        const [row] = await tx.upsert(
          t,
          { name: 'RK', last: 1 },
          { target, set: { last: sql`${t.last} + 1` } },
        )
        return row!.last
      })
    const numbers = await Promise.all(Array.from({ length: 40 }, take))
    expect(new Set(numbers).size).toBe(40)
  })

  test('a broken rule of uniqueness is told by the name of its index', async () => {
    const again = { ...customer('a9', '客户 a1'), socialCreditCode: 'other', customerCode: 'other' }
    const write = db.transaction(a, (tx) => tx.insert(tx.t.customer, again))
    const error = await write.catch((thrown: unknown) => thrown)
    expect(isUniqueViolation(error)).toBe('customer_name_uq')
    expect(isUniqueViolation(new Error('other'))).toBeUndefined()
    const throwing = (meanings: UniqueMeanings, thrown: unknown) =>
      expect(mapUniqueViolation(meanings, () => Promise.reject(thrown))).rejects
    const meaning = (cause: unknown) => new Error('the name is taken', { cause })
    await throwing({ customer_name_uq: meaning }, error).toMatchObject({
      message: 'the name is taken',
      cause: error,
    })
    await throwing({ customer_code_uq: meaning, customer_: meaning }, error).toThrow('taken')
    await throwing({ customer_code_uq: meaning }, error).toBe(error)
    await throwing({ '': meaning }, new Error('other')).toThrow('other')
    expect(await mapUniqueViolation({ '': meaning }, async () => 1)).toBe(1)
  })

  test('% and _ and \\ are looked for as they stand', async () => {
    await db.transaction(a, (tx) => tx.insert(tx.t.customer, customer('pct', '100%_\\棉')))
    const find = (text: string) =>
      db.read(a, (read) =>
        read
          .stmt('test.like', (q, t) =>
            q.select(t.customer, contains(t.customer.customerName, sql.placeholder('text'))),
          )
          .all({ text: pattern.contains(text) }),
      )
    expect((await find('%_\\')).map((row) => row.id)).toEqual(['pct'])
    expect(await find('0_')).toEqual([])
    expect(await find("' or 1=1 --")).toEqual([])
  })

  test('append-only rows cannot be changed or removed, but for a training tenant under a grant', async () => {
    const record = {
      id: 'r1',
      businessId: 'a1',
      masterBillNo: null,
      operateModule: 'KHGL',
      action: 'create',
      fieldDiff: { name: { before: null, after: '甲' } },
      userId: 'u',
      realName: 'u',
      time: '2026-11-21T04:00:00.000Z',
    }
    await db.transaction(a, (tx) => tx.insert(tx.t.operateRecord, record))
    const change = () =>
      db.transaction(a, async (tx) => void (await tx.update(tx.t.operateRecord, { action: 'x' })))
    const remove = () => db.transaction(a, async (tx) => void (await tx.remove(tx.t.operateRecord)))
    await expect(change()).rejects.toThrow()
    await expect(remove()).rejects.toThrow()
    const facts = {
      name: 'A',
      type: '仓库类租户',
      inCompany: 0 as const,
      hasJf: 0 as const,
      hasFutures: 0 as const,
      hasPledge: 0 as const,
      isLock: 0 as const,
      redirectUri: '',
    }
    await db.transaction(system('test'), async (tx) => {
      await tx.insert(tx.t.tenant, { ...facts, dataNode: 'WMS_A', training: 0 })
      await tx.insert(tx.t.maintenanceGrant, { tenantNode: 'WMS_A' })
    })
    await expect(remove()).rejects.toThrow()
    await db.transaction(system('test'), async (tx) => {
      await tx.update(tx.t.tenant, { training: 1 })
    })
    await remove()
  })
})
