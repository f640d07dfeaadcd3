// @postgres: rows by data scope
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { changeRole } from '../../support/role-change.ts'

/* What a clerk whose role is limited to some rows reads of histories. */
let app: TestApp
beforeAll(async () => {
  app = await startApp({ clock: () => '2026-03-31T02:00:00.000Z' })
  await changeRole(app, 'kf', { dataScope: 'own' })
})
afterAll(() => app.close())

const told = async (businessId: string, as: string): Promise<string[]> => {
  const records: { action: string }[] = await app.data('record.operations', { businessId }, as)
  return records.map(({ action }) => action)
}

test('of master data it reads all that was done, as it reads all of the master data', async () => {
  const product = { productName: '共享商品', measuringUnit: 'TNE' }
  const { id }: { id: string } = await app.data('product.create', product, 'admin')
  expect(await told(id, 'kf')).toEqual(await told(id, 'admin'))
  expect(await told(id, 'kf')).not.toEqual([])
})

test('of a customer of somebody else it reads nothing, as it does not see the customer', async () => {
  const customer = {
    customerName: '别人的客户',
    socialCreditCode: '91370200MA3DEM0201',
    isVisual: 1,
    customerType: ['1'],
  }
  const { id }: { id: string } = await app.data('customer.create', customer, 'admin')
  expect(await told(id, 'admin')).not.toEqual([])
  expect(await told(id, 'kf')).toEqual([])
})

test('nor is it told of master data without the right to it', async () => {
  const product = { productName: '另一种商品', measuringUnit: 'TNE' }
  const { id }: { id: string } = await app.data('product.create', product, 'admin')
  await changeRole(app, 'kf', { dataScope: 'own', without: ['product:read'] })
  expect(await told(id, 'kf')).toEqual([])
})
