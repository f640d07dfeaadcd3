import type { Db } from '@yuncang/db/handle'
import { isNull } from '@yuncang/db/sql'
import { updateWhere } from '@yuncang/db/update-where'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../support/database.ts'
import { a, b, customer } from '../support/rows.ts'

const someLayout = {
  order: ['billNo'],
  hidden: [],
  widths: { billNo: 120 },
  pinned: {},
  density: 'compact' as const,
}

describe.each(['sqlite', 'postgres'] as const)('updateWhere on %s', (engine) => {
  let database: TestDatabase
  let db: Db
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    db = database.db
    await db.transaction(a, (tx) =>
      tx.insert(tx.t.customer, [customer('a1', '甲'), customer('a2', '乙')]),
    )
    await db.transaction(b, (tx) => tx.insert(tx.t.customer, customer('b1', '丙')))
  })
  afterAll(() => database.close())

  const update = (held: object, changes: object, scope = a) =>
    db.transaction(scope, (tx) => updateWhere(tx, tx.t.customer, held, changes))

  test('writes values as services know them, and gives the row as it then is', async () => {
    const changes = {
      creditLimit: '7.5',
      customerType: ['1', '2'],
      address: "O'Hara ? %s",
      creditDays: 30,
      updateTime: '2026-11-22T04:00:00.123Z',
      version: 2,
    }
    for (const address of [changes.address, '二号路'])
      expect(await update({ id: 'a1' }, { ...changes, address })).toMatchObject([
        { ...changes, id: 'a1', address, creditLimit: '7.50' },
      ])
    expect(await update({ id: 'a1' }, { ...changes, creditDays: null, version: 3 })).toMatchObject([
      { creditDays: null, version: 3 },
    ])
  })

  test('reaches the rows alone that hold what it says, nothing among it, and those of the own tenant', async () => {
    expect(await update({ id: 'a1', version: 2 }, { address: '不写' })).toEqual([])
    expect(await update({ id: 'b1' }, { address: '不写' })).toEqual([])
    expect(await update({ id: 'a1', creditDays: 1 }, { address: '不写' })).toEqual([])
    expect(await update({ id: 'a1', creditDays: null }, { address: '写' })).toHaveLength(1)
    expect(await update({ isDeleted: 0 }, { address: '都写' })).toHaveLength(2)
  })

  test('leaves out what has no value or is no column', async () => {
    const [row] = await update({ id: 'a2' }, { address: undefined, fax: '1', creditDays: 9 })
    expect(row).toMatchObject({ address: '都写', creditDays: 9 })
    expect(row).not.toHaveProperty('fax')
  })

  test('NULL takes the place of a document', async () => {
    const found = await db.transaction(a, async (tx) => {
      const { listPreference: t } = tx.t
      const own = { userId: 'u', listName: 'bill' }
      await tx.insert(t, own)
      const kept = await updateWhere(tx, t, own, { layout: someLayout })
      await updateWhere(tx, t, own, { layout: null })
      return { kept, none: await tx.select(t, isNull(t.layout)) }
    })
    expect(found.kept).toMatchObject([{ layout: someLayout }])
    expect(found.none).toHaveLength(1)
  })

  test('changes in more ways than are kept are the same changes', async () => {
    const keys = ['address', 'creditDays', 'customerName', 'updateBy', 'createBy', 'dutyNumber']
    for (let way = 1; way < 2 ** keys.length; way += 1) {
      const some = keys.filter((_, at) => way & (1 << at))
      const values = some.map((key) => [key, key === 'creditDays' ? way : `${key} ${way}`])
      const changes: object = Object.fromEntries(values)
      expect(await update({ id: 'a2' }, changes)).toMatchObject([changes])
    }
  })
})
