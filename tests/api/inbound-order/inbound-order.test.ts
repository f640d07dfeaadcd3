// @postgres: races of passing and rejecting, numbers
import { describe, expect, test } from 'vitest'
import { ordersSuite } from '../../support/orders.ts'

const { app, bill, imported, submitted } = ordersSuite()

describe('the way of an order', () => {
  test('submitted by one, passed by another; every step has one record', async () => {
    const { id, orderNo } = await submitted()
    const passed = await app().data('inboundOrder.audit', { id, type: 2, msg: '可以' }, 'sh')
    expect(passed).toMatchObject({ orderStatus: 2, auditStatus: 2, version: 3 })
    const actions = await app().data('record.operations', { businessId: id }, 'sh')
    expect(actions.map((each: { action: string }) => each.action)).toEqual([
      'import',
      'submit',
      'pass',
    ])
    expect(await app().data('record.audits', { businessId: id }, 'sh')).toMatchObject([
      { result: 2, msg: '可以', auditor: '审核老李' },
    ])
    const again = await app().call('inboundOrder.audit', { id, type: 2 }, 'sh')
    expect([again.status, again.body.msg]).toEqual([
      409,
      `订单 ${orderNo} 当前为「已审核待计划」，不能通过`,
    ])
  })

  test('nobody audits what they submitted, whatever roles they have', async () => {
    const { id } = await imported()
    const headers = { ...(await app().headersOf('multi')), 'tenant-node': 'WMS_DEMO' }
    const call = (operation: string, input: object) =>
      app().call(operation, input, undefined, headers)
    expect((await call('inboundOrder.update', { id, auditStatus: 1, version: 1 })).status).toBe(200)
    const { status, body } = await call('inboundOrder.audit', { id, type: 2 })
    expect([status, body.data.reason]).toEqual([403, 'inboundOrder.ownAudit'])
  })

  test('a rejection needs a reason and leads back to the clerk, who may submit again', async () => {
    const { id } = await submitted()
    expect(
      (await app().call('inboundOrder.audit', { id, type: 3, msg: '  ' }, 'sh')).body.msg,
    ).toBe('驳回时请填写原因')
    const rejected = await app().data('inboundOrder.audit', { id, type: 3, msg: '缺箱单' }, 'sh')
    expect(rejected).toMatchObject({ orderStatus: 8, auditStatus: 3 })
    const again = await app().data(
      'inboundOrder.update',
      { id, auditStatus: 1, version: rejected.version },
      'kf',
    )
    expect(again.orderStatus).toBe(1)
  })

  test('passing and rejecting at once has one winner and one audit record', async () => {
    const { id } = await submitted()
    const answers = await Promise.all(
      [2, 3, 2, 3].map((type) => app().call('inboundOrder.audit', { id, type, msg: 'x' }, 'sh')),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await app().data('record.audits', { businessId: id }, 'sh')).toHaveLength(1)
  })

  test('an order without goods cannot be submitted', async () => {
    const { records } = await app().data('customer.page', { customerName: '样例橡胶' }, 'kf')
    const draft = {
      masterBillNo: bill(),
      customerId: records[0].id,
      inboundType: '1',
      expectDate: '2026-12-01',
    }
    const { id } = await app().data('inboundOrder.create', draft, 'kf')
    const { status, body } = await app().call(
      'inboundOrder.update',
      { id, auditStatus: 1, version: 1 },
      'kf',
    )
    expect([status, body.data.reason]).toEqual([409, 'inboundOrder.noGoods'])
  })

  test('saved fifty times at once exists once, and numbers have no gap', async () => {
    const { records } = await app().data('customer.page', { customerName: '样例橡胶' }, 'kf')
    const draft = {
      masterBillNo: bill(),
      customerId: records[0].id,
      inboundType: '1',
      expectDate: '2026-12-01',
    }
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => app().call('inboundOrder.create', draft, 'kf')),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
  })

  test('the list is exported in the columns on screen, with words for codes and tonnes for kilograms', async () => {
    await imported()
    const columns = ['netWeight', 'masterBillNo', 'orderStatus', 'inboundType', 'submitTime']
    const found = { masterBillNo: bill(), columns }
    const { readXlsx } = await import('hucre/xlsx')
    const sheetOf = async (input: object) =>
      (await readXlsx(await app().download('inboundOrder.export', input, 'kf'))).sheets[0]
    expect((await sheetOf(found))?.rows).toEqual([
      ['净重（吨）', '提单号', '状态', '入库类型', '提交时间'],
      [expect.any(Number), bill(), '草稿', '一线进境', expect.toBeOneOf([null, ''])],
    ])
    expect((await sheetOf({ masterBillNo: bill() }))?.rows[0]).toHaveLength(15)
  })

  test('searching bills begins at two characters and takes % as it stands', async () => {
    await imported()
    const search = (masterBillNo: string) =>
      app().data('inboundOrder.searchMasterBillNo', { masterBillNo }, 'kf')
    expect(await search(' T ')).toEqual([])
    expect(await search(bill().toLowerCase())).toEqual([{ MASTER_BILL_NO: bill() }])
    expect(await search('%%')).toEqual([])
  })

  test('searching bills gives at most a hundred', async () => {
    const { records } = await app().data('customer.page', { customerName: '样例橡胶' }, 'kf')
    const customerId = records[0].id
    const draft = { customerId, inboundType: '1', expectDate: '2026-12-01' }
    const numbers = Array.from({ length: 101 }, (_, at) => `MANY${String(at).padStart(4, '0')}`)
    for (const masterBillNo of numbers) {
      await app().data('inboundOrder.create', { ...draft, masterBillNo }, 'kf')
    }
    const search = { masterBillNo: 'MANY' }
    const found = await app().data('inboundOrder.searchMasterBillNo', search, 'kf')
    expect(found).toHaveLength(100)
  })
})
