import { describe, expect, test } from 'vitest'
import { at, outboundSuite, type Made } from '../../support/outbound.ts'
import { buyer } from '../../support/rubber.ts'

const suite = outboundSuite()
const { app, bill, line, saved, submitted, passed, issued, truckOf } = suite

describe('what is asked for', () => {
  test('has to be there, and the customer’s', async () => {
    const { records } = await app().data('customer.page', { customerName: buyer }, at('kf'))
    const foreign = suite.draft({ customerId: records[0].id })
    const { status, body } = await app().call('outboundOrder.create', foreign, at('kf'))
    expect([status, body.msg]).toEqual([
      409,
      `提单 ${bill()} 下没有「${buyer}」的库存，请核对提单号和客户`,
    ])
    const wrong = suite.draft({ lines: [{ productId: 'nothing', qty: '1' }, ...line({})] })
    const refused = await app().call('outboundOrder.create', wrong, at('kf'))
    expect(refused.body.data.issues).toMatchObject([{ path: 'lines.1.qty' }])
    const stray = suite.draft({ lines: [{ productId: 'nothing', qty: '1' }] })
    expect((await app().call('outboundOrder.create', stray, at('kf'))).body.data.issues).toEqual([
      { path: 'lines.0.productId', message: `该货物不在提单 ${bill()} 的库存中，请重新选择` },
    ])
  })

  test('can be chosen from the bills and lots with something available', async () => {
    const customerId = suite.customer()
    const bills = await app().data('outboundOrder.bills', { customerId }, at('kf'))
    expect(bills).toContainEqual({ masterBillNo: bill() })
    await passed()
    const input = { customerId, masterBillNo: bill().toLowerCase() }
    const stock = await app().data('outboundOrder.stock', input, at('kf'))
    expect(stock.map((lot: any) => [lot.lotNo, lot.available])).toEqual([
      [`${bill()}-2`, '15.1200'],
      [`${bill()}-3`, '18.9000'],
      [`${bill()}-4`, '20.1600'],
    ])
  })

  test('changes while it is a draft, with what was different', async () => {
    const { id } = await saved()
    const change = { id, version: 1, receiver: '青岛收货厂', lines: line({ pieces: 2 }) }
    const after = await app().data('outboundOrder.update', change, at('kf'))
    expect(after).toMatchObject({ receiver: '青岛收货厂', totalQty: '2.5200', version: 2 })
    const stale = await app().call('outboundOrder.update', change, at('kf'))
    expect(stale.body.data.reason).toBe('record.stale')
    const [, changed]: Made[] = await app().data('record.operations', { businessId: id }, at('kf'))
    expect(Object.keys(changed!['fieldDiff'] as object).sort()).toEqual([
      'lines',
      'netWeight',
      'receiver',
      'totalPieces',
      'totalQty',
    ])
  })

  test('cannot be submitted without goods', async () => {
    const { id } = await saved({ lines: [] })
    const submit = { id, version: 1, auditStatus: 1 }
    const { body } = await app().call('outboundOrder.update', submit, at('kf'))
    expect(body.data.reason).toBe('outboundOrder.noLines')
  })
})

describe('who may do what', () => {
  test('each step is refused to every role but its own', async () => {
    const { order, truck } = await issued()
    const steps: [string, object, string[]][] = [
      ['outboundOrder.create', suite.draft(), ['kf', 'kh', 'admin', 'trainer']],
      ['outboundOrder.audit', { id: order.id, type: 2 }, ['sh', 'admin', 'trainer']],
      ['outboundOrder.cancel', { id: 'x' }, ['kf', 'sh', 'admin', 'trainer']],
      ['outboundTruck.issue', { id: 'x', trucks: [truckOf()] }, ['ck', 'admin', 'trainer']],
      ['outboundTruck.gateIn', { id: truck.id }, ['mg', 'admin', 'trainer']],
      ['outboundTruck.load', { id: truck.id }, ['lh', 'admin', 'trainer']],
      ['outboundTruck.gateOut', { id: truck.id }, ['mg', 'admin', 'trainer']],
      ['outboundTruck.releaseWeight', { id: truck.id }, ['ck', 'admin', 'trainer']],
      ['outboundOrder.closeShort', { id: 'x' }, ['ck', 'admin', 'trainer']],
      ['outboundOrder.finish', { id: 'x' }, ['sh', 'admin', 'trainer']],
    ]
    const roles = 'kf sh ck lh gw sw jf cw mg sj kh admin trainer'.split(' ')
    for (const [operation, input, allowed] of steps) {
      const answers = await Promise.all(roles.map((role) => app().call(operation, input, at(role))))
      const let_in = roles.filter((_, index) => answers[index]!.status !== 403)
      expect({ operation, let_in }).toEqual({
        operation,
        let_in: roles.filter((role) => allowed.includes(role)),
      })
    }
  })

  test('a customer writes, submits and sees its own orders only', async () => {
    const own = await app().data('outboundOrder.create', suite.draft({ auditStatus: 1 }), at('kh'))
    expect(own).toMatchObject({ outboundStatus: 1 })
    const { newest } = await app().data('notice.unread', {}, at('kf'))
    expect(newest[0]).toMatchObject({
      businessId: own.id,
      message: `客户 ${own.customerName} 提交了出库订单 ${own.orderNo}，待审核`,
    })
    const { records } = await app().data('customer.page', { customerName: buyer }, at('kf'))
    const foreign = suite.draft({ customerId: records[0].id })
    expect((await app().call('outboundOrder.create', foreign, at('kh'))).status).toBe(404)
    expect((await app().call('outboundOrder.get', { id: own.id }, 'kh.whwl')).status).toBe(404)
  })

  test('the code of a truck is for those who send it', async () => {
    const { order } = await issued()
    const seen = async (role: string) =>
      (await app().data('outboundTruck.list', { id: order.id }, at(role)))[0].pickCode
    expect(await seen('ck')).toMatch(/^\d{6}$/)
    expect(await seen('kh')).toMatch(/^\d{6}$/)
    expect([await seen('mg'), await seen('lh'), await seen('sh')]).toEqual(['', '', ''])
  })

  test('the gate sees the orders of today and those whose trucks are on their way', async () => {
    const waiting = await submitted()
    const due = await submitted({ pickDate: '2025-03-18' })
    const { order } = await issued()
    const { records } = await app().data('outboundOrder.page', { masterBillNo: bill() }, at('mg'))
    expect(records.map((row: any) => row.id).sort()).toEqual([due.id, order.id].sort())
    expect((await app().call('outboundOrder.get', { id: waiting.id }, at('mg'))).status).toBe(404)
  })
})
