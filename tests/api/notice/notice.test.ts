// @postgres: notices between instances
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'

let app: TestApp
let customerId: string
let turn = 0
beforeAll(async () => {
  app = await startApp()
  const { records } = await app.data('customer.page', {}, 'kf')
  customerId = records[0].id
})
afterAll(() => app.close())

/** A clerk's inbound order that waits for its audit. */
async function submitted(as = 'kf') {
  turn += 1
  const order = {
    masterBillNo: `NOTICE${String(turn).padStart(4, '0')}`,
    customerId,
    inboundType: '1',
    expectDate: '2026-12-01',
    auditStatus: 1,
    inboundProductList: [{ productName: 'TSR20', planPieces: 1, planNet: '1.000' }],
  }
  return app.data('inboundOrder.create', order, as)
}
type Unread = { count: number; newest: { id: string; [field: string]: unknown }[] }
const unread = (as: string): Promise<Unread> => app.data('notice.unread', {}, as)
/** The newest that an auditor has not read. */
const newestId = async (): Promise<string> => (await unread('sh')).newest[0]!.id
const stateOf = async (id: string, as = 'sh') => (await app.data('notice.get', { id }, as)).state

describe('the bell', () => {
  test('of an auditor says that an order waits, until it is audited', async () => {
    const order = await submitted()
    const { count, newest } = await unread('sh')
    expect(count).toBe(1)
    expect(newest).toEqual([
      {
        id: expect.any(String),
        title: '入库订单',
        message: `入库订单 ${order.orderNo} 已提交，待审核`,
        lhTenantNode: 'WMS_DEMO',
        allTenant: false,
        module: 'RKDD',
        businessId: order.id,
        masterBillNo: order.masterBillNo,
        time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        state: 'unread',
      },
    ])
    await app.data('inboundOrder.audit', { id: order.id, type: 2 }, 'sh')
    expect((await unread('sh')).count).toBe(0)
    expect(await stateOf(newest[0]!.id)).toBe('done')
  })

  test('of others is silent: a clerk, a customer, another tenant', async () => {
    const before = await Promise.all(['kf', 'kh', 'sh.zjwl'].map(unread))
    await submitted()
    const after = await Promise.all(['kf', 'kh', 'sh.zjwl'].map(unread))
    expect(after).toEqual(before)
  })

  test('is for everybody but drivers', async () => {
    expect((await app.call('notice.unread', {}, 'sj')).status).toBe(403)
    const groups = await app.data('session.buttons', {}, 'mg')
    const codes = groups.flatMap((each: any) => each.children.map((leaf: any) => leaf.code))
    expect(codes).toContain('homeMessage')
  })
})

describe('reading', () => {
  test('is noted for one person, and the first time counts', async () => {
    await submitted()
    const id = await newestId()
    await app.data('notice.markRead', { ids: [id] }, 'sh')
    await app.data('notice.markRead', { ids: [id] }, 'sh')
    expect(await stateOf(id)).toBe('read')
    expect(await stateOf(id, 'admin')).toBe('unread')
  })

  test('does not touch what is for others, and shows nothing of it', async () => {
    await submitted()
    const id = await newestId()
    expect((await app.call('notice.get', { id }, 'kf')).status).toBe(404)
    expect((await app.call('notice.get', { id }, 'sh.zjwl')).status).toBe(404)
    await app.data('notice.markRead', { ids: [id] }, 'kf')
    expect(await stateOf(id)).toBe('unread')
  })

  test('of everything leaves nothing unread', async () => {
    await submitted()
    await submitted()
    await app.data('notice.markAllRead', {}, 'sh')
    expect(await unread('sh')).toEqual({ count: 0, newest: [] })
    const page = await app.data('notice.page', { state: 'read' }, 'sh')
    expect(page.total).toBeGreaterThanOrEqual(2)
  })
})

test('the list is filtered by state, module and bill, newest first, page by page', async () => {
  const older = await submitted()
  const newer = await submitted()
  const { records, total, pages } = await app.data('notice.page', { size: 1, module: 'RKDD' }, 'sh')
  expect(records.map((each: any) => each.businessId)).toEqual([newer.id])
  expect(pages).toBe(total)
  const one = await app.data('notice.page', { masterBillNo: older.masterBillNo }, 'sh')
  expect(one).toMatchObject({ total: 1, records: [{ businessId: older.id }] })
  expect((await app.data('notice.page', { module: 'CKDD' }, 'sh')).total).toBe(0)
})
