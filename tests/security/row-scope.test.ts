// @postgres: row-level security
import { inTenant, system } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { today } from '@yuncang/shared/kernel/calendar'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { wizardOf } from '../support/imports.ts'
import { inboundWorkbook } from '../support/workbooks.ts'

const now = '2026-11-21T04:00:00.000Z'
let app: TestApp
let own: { customer: string; order: string; todays: string }
let other: { customer: string; order: string; todays: string }

const draft = (masterBillNo: string, customerId: string, expectDate = '2026-12-01') => ({
  masterBillNo,
  customerId,
  inboundType: '1',
  expectDate,
  inboundContainerList: [{ containerNo: 'DEMU1000010', containerSize: '20GP' }],
  inboundProductList: [
    { containerNo: 'DEMU1000010', productName: 'TSR20', planPieces: 1, planNet: '1' },
  ],
})

async function ordersOf(name: string, bill: string) {
  const { records } = await app.data('customer.page', { customerName: name }, 'kf')
  const customer: string = records[0].id
  const order = await app.data('inboundOrder.create', draft(`${bill}001`, customer), 'kf')
  const due = draft(`${bill}002`, customer, today(now))
  const todays = await app.data('inboundOrder.create', due, 'kf')
  return { customer, order: order.id as string, todays: todays.id as string }
}

beforeAll(async () => {
  app = await startApp({ clock: () => now })
  own = await ordersOf('青岛样例橡胶', 'OWNBILL')
  other = await ordersOf('舟山演示航运', 'OTHERBILL')
})
afterAll(() => app.close())

describe('a customer', () => {
  test('lists, finds, exports and counts its own rows only', async () => {
    const customers = await app.data('customer.page', {}, 'kh')
    expect([customers.total, customers.records.map((row: any) => row.id)]).toEqual([
      1,
      [own.customer],
    ])
    const orders = await app.data('inboundOrder.page', {}, 'kh')
    expect(orders.total).toBe(2)
    expect(orders.records.map((row: any) => row.customerId)).toEqual([own.customer, own.customer])
    const foreign = { customerId: other.customer }
    expect((await app.data('inboundOrder.page', foreign, 'kh')).total).toBe(0)
    expect(await app.data('customer.search', { customerName: '舟山' }, 'kh')).toEqual([])
    const search = (masterBillNo: string) =>
      app.data('inboundOrder.searchMasterBillNo', { masterBillNo }, 'kh')
    expect(await search('OTHERBILL')).toEqual([])
    expect(await search('OWNBILL')).toHaveLength(2)
    const { readXlsx } = await import('hucre/xlsx')
    const bytes = await app.download('customer.export', {}, 'kh')
    expect((await readXlsx(bytes)).sheets[0]?.rows).toHaveLength(2)
  })

  test('reads and records of own rows work, those of others find nothing', async () => {
    expect((await app.data('customer.get', { id: own.customer }, 'kh')).id).toBe(own.customer)
    expect(await app.data('inboundOrder.products', { id: own.order }, 'kh')).toHaveLength(1)
    expect(await app.data('record.operations', { businessId: own.order }, 'kh')).toHaveLength(1)
    expect(await app.data('record.operations', { businessId: other.order }, 'kh')).toEqual([])
    expect(await app.data('record.operations', { businessId: other.customer }, 'kh')).toEqual([])
  })

  test.each([
    ['customer.get', () => ({ id: other.customer })],
    ['inboundOrder.get', () => ({ id: other.order })],
    ['inboundOrder.getByBill', () => ({ masterBillNo: 'OTHERBILL001' })],
    ['inboundOrder.containers', () => ({ id: other.order })],
    ['inboundOrder.products', () => ({ id: other.order })],
    ['inboundOrder.create', () => draft('NEWBILL001', other.customer)],
  ])('%s of a row of another customer answers 404', async (operation, input) => {
    const { status, body } = await app.call(operation, input(), 'kh')
    expect([status, body.data.reason]).toEqual([404, 'record.notFound'])
  })

  test('writes drafts of its own, and another customer in a workbook is unknown', async () => {
    const made = await app.data('inboundOrder.create', draft('NEWBILL002', own.customer), 'kh')
    expect(made).toMatchObject({ customerId: own.customer, orderStatus: 0 })
    const bytes = await inboundWorkbook([
      { bill: 'NEWBILL003', customer: '舟山演示航运有限公司（虚构）' },
    ])
    expect((await app.upload('inboundOrder.import', bytes, 'a.xlsx', 'kh')).status).toBe(400)
    const submit = { id: made.id, auditStatus: 1, version: 1 }
    expect((await app.call('inboundOrder.update', submit, 'kh')).status).toBe(403)
  })

  test('learns nothing of a bill that another customer uses', async () => {
    const taken = draft('OTHERBILL001', own.customer)
    const { status, body } = await app.call('inboundOrder.create', taken, 'kh')
    expect([status, body.data.reason]).toEqual([409, 'inboundOrder.billInUse'])
  })

  test('without a customer of its own sees nothing', async () => {
    const { db } = app.services
    await db.transaction(system('test'), async (tx) => {
      await tx.update(tx.t.membership, { customerId: null })
    })
    expect((await app.data('inboundOrder.page', {}, 'kh.zjwl')).total).toBe(0)
    expect((await app.data('customer.page', {}, 'kh.zjwl')).total).toBe(0)
  })
})

test('the gate sees the orders of today', async () => {
  const { records } = await app.data('inboundOrder.page', {}, 'mg')
  expect(records.map((row: any) => row.id).sort()).toEqual([own.todays, other.todays].sort())
  expect((await app.call('inboundOrder.get', { id: own.todays }, 'mg')).status).toBe(200)
  expect((await app.call('inboundOrder.get', { id: own.order }, 'mg')).status).toBe(404)
})

describe('a role of one section, where sections are switched', () => {
  let customerId: string
  const bookedBy = (account: string, masterBillNo: string, more: object) =>
    app.call('inboundOrder.create', { ...draft(masterBillNo, customerId), ...more }, account)

  beforeAll(async () => {
    const name = { customerName: '青岛样例橡胶' }
    customerId = (await app.data('customer.page', name, 'kf.whwl')).records[0].id
    await bookedBy('kf.whwl', 'CROSSBORDER001', { businessType: '3' })
    await bookedBy('kf.whwl', 'TYRES001', { businessType: '7', imvoy: '1E', auditStatus: 1 })
    await app.services.db.transaction(system('test'), async (tx) => {
      await tx.update(tx.t.role, { dataScope: 'section' })
      await tx.publish('roles', '')
    })
  })

  test('sees that section', async () => {
    const page = await app.data('inboundOrder.page', {}, 'whwl')
    expect(page.records.map((row: any) => row.businessType)).toEqual(['3'])
    expect((await app.data('inboundOrder.page', {}, 'kf')).total).toBeGreaterThan(3)
  })

  test('cannot have a container come with a voyage of its own, and is not told with which order it comes', async () => {
    const more = { businessType: '3', imvoy: '2E', auditStatus: 1 }
    const { status, body } = await bookedBy('whwl', 'CROSSBORDER002', more)
    expect([status, body.data?.reason]).toEqual([409, 'inboundOrder.containerInUse'])
    expect(body.msg).toContain('DEMU1000010')
    expect(JSON.stringify(body)).not.toMatch(/RK\d|TYRES/)
  })

  test('is told what such a container weighs in all, but not with which order', async () => {
    const inboundProductList = [
      { containerNo: 'DEMU1000010', productName: 'TSR20', planPieces: 1, planNet: '30480' },
    ]
    const more = { businessType: '3', imvoy: '1E', inboundProductList, auditStatus: 1 }
    const { status, body } = await bookedBy('whwl', 'CROSSBORDER003', more)
    expect([status, body.data?.reason]).toEqual([400, 'inboundOrder.sharedTooHeavy'])
    expect(body.msg).toContain('30,481.000')
    expect(JSON.stringify(body)).not.toMatch(/RK\d|TYRES/)
  })

  test('imports orders of another section whole, which others then see', async () => {
    const wizard = wizardOf(app, 'whwl')
    const batch = await wizard.upload(await inboundWorkbook([{ bill: 'FORBONDED001' }]))
    expect(await wizard.publish(batch)).toMatchObject({ status: 'published' })
    await wizard.worker.stop()
    const { masterBillNo } = await app.services.db.read(inTenant('WMS_WHWL'), async (read) => {
      const { inboundOrder } = read.t
      const stored = await read.select(inboundOrder, eq(inboundOrder.isDeleted, 0))
      return stored.find(({ businessType }) => businessType === '1')!
    })
    expect(masterBillNo).toBe('FORBONDED001')
    expect((await app.data('inboundOrder.page', { masterBillNo }, 'whwl')).total).toBe(0)
  })
})
