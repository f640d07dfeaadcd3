import { expireOutboundOrders } from '@yuncang/server/modules/outbound-order/service/expiry'
import { describe, expect, test } from 'vitest'
import { at, gate, nothingReserved, outboundSuite } from '../../support/outbound.ts'

const suite = outboundSuite()
const { app, passed, issued, letIn, orderOf, reservedOf, call, noticesOf } = suite

describe('an order that is given up', () => {
  test('releases its goods and cancels its trucks, for a reason', async () => {
    const { order, truck } = await issued()
    const cancel = (msg: string) => call('outboundOrder.cancel', { id: order.id, msg }, 'kf')
    expect((await cancel(' ')).body.msg).toBe('请填写原因')
    const { body } = await cancel('客户改期')
    expect(body.data).toMatchObject({ outboundStatus: 9, closeReason: '客户改期' })
    expect(await reservedOf()).toEqual(nothingReserved)
    const [after] = await app().data('outboundTruck.list', { id: order.id }, at('ck'))
    expect([after.id, after.status]).toEqual([truck.id, 9])
    expect((await call('outboundTruck.gateIn', gate(truck), 'mg')).status).toBe(404)
  })

  test('is not one whose truck is in the yard', async () => {
    const { order, truck } = await issued()
    await letIn(truck)
    const { status, body } = await call('outboundOrder.cancel', { id: order.id, msg: 'x' }, 'sh')
    expect([status, body.data.reason]).toEqual([409, 'outboundOrder.wrongStatus'])
  })

  test('needs no reason while it is a draft', async () => {
    const { id } = await suite.saved()
    expect((await call('outboundOrder.cancel', { id }, 'kf')).body.data.outboundStatus).toBe(9)
  })
})

describe('a hold that runs out', () => {
  test('voids the order 72 hours after the day of the pickup, not before', async () => {
    const { order } = await issued()
    suite.setNow('2025-03-22T15:59:59.000Z')
    await expireOutboundOrders(app().services)
    expect(await orderOf(order.id)).toMatchObject({ outboundStatus: 3 })
    suite.setNow('2025-03-22T16:00:00.000Z')
    await Promise.all([expireOutboundOrders(app().services), expireOutboundOrders(app().services)])
    expect(await orderOf(order.id)).toMatchObject({ outboundStatus: 9 })
    expect(await reservedOf()).toEqual(nothingReserved)
    const actions = await suite.actionsOf(order.id)
    expect(actions.filter((action) => action === 'expire')).toHaveLength(1)
    expect(await noticesOf(order.id)).toEqual([['outboundOrder.expired', 'outboundOrder:write']])
  })

  test('is extended once where the tenant wants it so', async () => {
    const setting = {
      paramKey: 'reserve.onExpire',
      paramValue: 'extendOnce',
      version: 0,
      remark: '',
    }
    const param = await app().data('param.set', setting, at('admin'))
    const { id } = await passed()
    suite.setNow('2025-03-23T00:00:00.000Z')
    await expireOutboundOrders(app().services)
    expect(await expireOutboundOrders(app().services)).toBe(0)
    expect(await orderOf(id)).toMatchObject({ outboundStatus: 2 })
    expect(await suite.actionsOf(id)).toContain('extend')
    suite.setNow('2025-03-26T00:00:00.000Z')
    await expireOutboundOrders(app().services)
    expect(await orderOf(id)).toMatchObject({ outboundStatus: 9 })
    const reset = { paramKey: 'reserve.onExpire', version: param.version }
    await app().data('param.reset', reset, at('admin'))
  })

  test('leaves an order alone whose truck is inside', async () => {
    const { order, truck } = await issued()
    await letIn(truck)
    suite.setNow('2025-03-28T00:00:00.000Z')
    await expireOutboundOrders(app().services)
    expect(await orderOf(order.id)).toMatchObject({ outboundStatus: 4 })
  })
})

test('a customer with an outbound order cannot be stopped unawares', async () => {
  await passed()
  const customer = await app().data('customer.get', { id: suite.customer() }, at('kf'))
  const stop = { id: customer.id, version: customer.version, isStop: 1, stopReason: 'x' }
  expect((await call('customer.setStopped', stop, 'kf')).status).toBe(409)
})
