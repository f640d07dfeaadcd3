// @postgres: what a start adds to a database that is there
import { system } from '@yuncang/db/handle'
import { applySeed } from '@yuncang/db/seed/apply'
import { givenTo, laterRights } from '@yuncang/db/seed/later-rights'
import { eq, inArray } from '@yuncang/db/sql'
import { demoAccounts } from '@yuncang/server/demo/tenants'
import { seedDemo } from '@yuncang/server/demo/seed'
import { roleSeeds } from '@yuncang/shared/roles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'

/* Databases of before roles had data scopes and demo accounts had phones. */
let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

test('demo tenants get their master data when they have none, and keep what they have', async () => {
  const { db } = app.services
  const totals = async () => [
    (await app.data('product.page', { size: 1 }, 'kf.hd')).total,
    (await app.data('storageLocation.page', { size: 1 }, 'kf.hd')).total,
  ]
  const before = await totals()
  await app.data('product.create', { productName: '自建商品', measuringUnit: 'PCS' }, 'kf')
  await db.transaction(system('test'), async (tx) => {
    const { t } = tx
    for (const table of [t.productSingle, t.product, t.productBrand, t.storageLocation])
      await tx.remove(table, eq(table.tenantNode, 'WMS_HD'))
    for (const table of [t.vehicle, t.driver, t.carrier, t.worker, t.forklift, t.fxRate])
      await tx.remove(table, eq(table.tenantNode, 'WMS_HD'))
  })
  expect(await totals()).toEqual([0, 0])
  expect(await seedDemo(app.services)).toBe(false)
  expect(await totals()).toEqual(before)
  expect((await app.data('product.page', { size: 1 }, 'kf')).total).toBe(before[0] + 1)
})

test('roles get their data scope, the limited ones with the rights that need it, the others as they were', async () => {
  const { db } = app.services
  await db.transaction(system('test'), async (tx) => {
    const { role } = tx.t
    await tx.update(role, { dataScope: null, permissions: ['dictionary:read'] })
    await tx.update(role, { dataScope: 'own' }, eq(role.roleCode, 'mg'))
  })
  await applySeed(db)
  const rows = await db.read(system('test'), async (read) => read.select(read.t.role))
  const of = (code: string) => rows.find((row) => row.roleCode === code)
  expect(of('kh')).toMatchObject({ dataScope: 'customer' })
  expect(of('kh')?.permissions).toEqual([...roleSeeds.kh.permissions].sort())
  expect(of('kf')).toMatchObject({ dataScope: 'all', permissions: ['dictionary:read'] })
  expect(of('mg')).toMatchObject({ dataScope: 'own', permissions: ['dictionary:read'] })
})

test('demo accounts get their phones and customers, and keep those they have', async () => {
  const { db } = app.services
  const look = () =>
    db.read(system('test'), async (read) => {
      const users = await read.select(read.t.user)
      const members = await read.select(read.t.membership)
      return {
        phones: Object.fromEntries(users.map((row) => [row.account, row.phone])),
        customers: members.flatMap((row) => row.customerId ?? []).length,
      }
    })
  const before = await look()
  expect(before.customers).toBe(6)
  await db.transaction(system('test'), async (tx) => {
    const { user, membership } = tx.t
    await tx.update(user, { phone: null })
    await tx.update(user, { phone: '13800000000' }, eq(user.account, 'kf'))
    await tx.update(membership, { customerId: null })
  })
  expect(await seedDemo(app.services)).toBe(false)
  const phones = { ...before.phones, kf: '13800000000' }
  expect(await look()).toEqual({ phones, customers: 6 })
  expect(Object.keys(phones)).toHaveLength(demoAccounts().length)
})

test('a demo tenant whose accounts an administrator renamed is left as it is', async () => {
  const { db } = app.services
  await db.transaction(system('test'), (tx) =>
    tx.update(tx.t.user, { account: 'auditor.zjwl' }, eq(tx.t.user.account, 'sh.zjwl')),
  )
  expect(await seedDemo(app.services)).toBe(false)
})

test('a dictionary gets the entry that a later version puts between others, which keep their rows', async () => {
  const { db } = app.services
  const look = () =>
    db.read(system('test'), (read) => {
      const { dictEntry } = read.t
      return read.select(dictEntry, eq(dictEntry.code, 'DOC_TYPE'))
    })
  const inOrder = (rows: Awaited<ReturnType<typeof look>>) =>
    rows.toSorted((a, b) => a.sort - b.sort).map(({ dictValue }) => dictValue)
  const now = await look()
  const isNew = ({ dictValue }: { dictValue: string }) => dictValue === 'JCXY'
  // Rows of an older version were counted through, so that the next ids are taken.
  const old = now
    .toSorted((a, b) => a.sort - b.sort)
    .filter((row) => !isNew(row))
    .map((row, sort) => ({ ...row, id: `dict-DOC_TYPE-${sort}`, sort }))
  await db.transaction(system('test'), async (tx) => {
    const { dictEntry } = tx.t
    await tx.remove(dictEntry, eq(dictEntry.code, 'DOC_TYPE'))
    await tx.insert(dictEntry, old)
  })
  await applySeed(db)
  const after = await look()
  expect(inOrder(after)).toEqual(inOrder(now))
  expect(after.filter((row) => !isNew(row)).map(({ id }) => id)).toEqual(
    expect.arrayContaining(old.map(({ id }) => id)),
  )
})

test('a role gets a known right that a later version gives it, once, and not where a tenant chose its own', async () => {
  const { db } = app.services
  const later: readonly string[] = laterRights.kh
  const without = roleSeeds.kh.permissions.filter((code) => !later.includes(code))
  const rightsOf = (tenant: string) =>
    db.read(system('test'), async (read) => {
      const rows = await read.select(read.t.role, eq(read.t.role.roleCode, 'kh'))
      return rows.find(({ tenantNode }) => tenantNode === tenant)?.permissions
    })
  const takeAway = (mayComeAgain: boolean) =>
    db.transaction(system('test'), async (tx) => {
      const { role, knownPermission } = tx.t
      await tx.update(role, { permissions: without }, eq(role.roleCode, 'kh'))
      const given = later.map((code) => givenTo('kh', code))
      if (mayComeAgain) await tx.remove(knownPermission, inArray(knownPermission.code, given))
    })
  expect(later).toEqual(['invoice:read', 'payment:read'])
  const chosen = {
    id: 'own-kh',
    tenantNode: 'WMS_DEMO',
    roleCode: 'kh',
    nameZh: '客户',
    nameEn: 'kh',
  }
  await db.transaction(system('test'), (tx) =>
    tx.insert(tx.t.role, { ...chosen, permissions: without, dataScope: 'customer' }),
  )

  await takeAway(true)
  await applySeed(db)
  expect(await rightsOf('*')).toEqual([...roleSeeds.kh.permissions].sort())
  expect(await rightsOf('WMS_DEMO')).toEqual(without)

  await takeAway(false)
  await applySeed(db)
  expect((await rightsOf('*'))?.filter((code) => later.includes(code))).toEqual([])
})
