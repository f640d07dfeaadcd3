// @postgres: search and row-level security
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { inboundWorkbook, workbook } from '../support/workbooks.ts'

let app: TestApp
let foreign: { customer: string; order: string }

beforeAll(async () => {
  app = await startApp()
  const own = await app.upload(
    'inboundOrder.import',
    await inboundWorkbook([{ bill: 'FOREIGN0001' }]),
    'a.xlsx',
    'kf.zjwl',
  )
  expect(own.body.code).toBe(200)
  const order = await app.data('inboundOrder.getByBill', { masterBillNo: 'FOREIGN0001' }, 'kf.zjwl')
  foreign = { customer: order.customerId, order: order.id }
})
afterAll(() => app.close())

test.each([
  ['customer.get', () => ({ id: foreign.customer })],
  [
    'customer.update',
    () => ({
      id: foreign.customer,
      version: 1,
      customerName: 'x',
      socialCreditCode: 'xx',
      isVisual: 1,
    }),
  ],
  ['customer.setStopped', () => ({ id: foreign.customer, version: 1, isStop: 1, stopReason: 'x' })],
  ['customer.setTypes', () => ({ ids: [foreign.customer], customerType: ['0'] })],
  ['customerInvoice.list', () => ({ id: foreign.customer })],
  ['customerBank.list', () => ({ id: foreign.customer })],
  ['customerContacter.list', () => ({ id: foreign.customer })],
  ['customerBranch.list', () => ({ id: foreign.customer })],
  ['inboundOrder.get', () => ({ id: foreign.order })],
  ['inboundOrder.getByBill', () => ({ masterBillNo: 'FOREIGN0001' })],
  ['inboundOrder.containers', () => ({ id: foreign.order })],
  ['inboundOrder.products', () => ({ id: foreign.order })],
  ['inboundOrder.update', () => ({ id: foreign.order, auditStatus: 1, version: 1 })],
  ['inboundOrder.audit', () => ({ id: foreign.order, type: 2 })],
  [
    'inboundOrder.create',
    () => ({
      masterBillNo: 'OWN0001',
      customerId: foreign.customer,
      inboundType: '1',
      expectDate: '2026-12-01',
    }),
  ],
])('%s of a record of another tenant finds nothing', async (operation, input) => {
  const { status, body } = await app.call(operation, input(), 'admin')
  expect([status, body.msg]).toEqual([404, '记录不存在或已被删除'])
})

test('lists, searches and histories never show another tenant, whatever it holds', async () => {
  const ask = async () => [
    await app.data('inboundOrder.page', {}, 'kf'),
    await app.data('inboundOrder.searchMasterBillNo', { masterBillNo: 'FOREIGN' }, 'kf'),
    await app.data('customer.page', { size: 200 }, 'kf'),
    await app.data('customer.search', { customerName: '外来' }, 'kf'),
    await app.data('record.operations', { businessId: foreign.order }, 'kf'),
    await app.data('record.audits', { businessId: foreign.order }, 'kf'),
  ]
  const before = await ask()
  const rows = [
    ['客户全称', '统一社会信用代码', '境外或个人'],
    ['外来客户', 'FOREIGN-1', '是'],
  ]
  expect(
    (await app.upload('customer.import', await workbook(rows), 'c.xlsx', 'kf.zjwl')).body.code,
  ).toBe(200)
  await app.upload(
    'inboundOrder.import',
    await inboundWorkbook([{ bill: 'FOREIGN0002' }]),
    'b.xlsx',
    'kf.zjwl',
  )
  expect(await ask()).toEqual(before)
})

test('two tenants may use the same bill of lading and the same customer name', async () => {
  const { body } = await app.upload(
    'inboundOrder.import',
    await inboundWorkbook([{ bill: 'FOREIGN0001' }]),
    'a.xlsx',
    'kf',
  )
  expect(body.code).toBe(200)
})

test('a hundred calls of two tenants at once never mix', async () => {
  const calls = Array.from({ length: 100 }, (_, index) => {
    const as = index % 2 ? 'kf' : 'kf.zjwl'
    return app.data('session.currentUser', {}, as).then((user) => [as, user.account])
  })
  for (const [as, account] of await Promise.all(calls)) expect(account).toBe(as)
})
