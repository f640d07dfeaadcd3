import { inTenant } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { deliverDue } from '@yuncang/server/outbox/worker'
import { describe, expect, test } from 'vitest'
import { photograph } from '../../support/load-photos.ts'
import { at, gate, outboundSuite } from '../../support/outbound.ts'

const suite = outboundSuite()
const { app, line, issued, truckOf, letIn, loadAll, letOut, orderOf, reservedOf, call, noticesOf } =
  suite

describe('the gate', () => {
  test('lets in the plate with its code, and no other', async () => {
    const { order, truck } = await issued()
    const { id, plateNo, pickCode } = truck
    const other = String((Number(pickCode) + 1) % 1_000_000).padStart(6, '0')
    const wrongCode = await call('outboundTruck.gateIn', { id, plateNo, pickCode: other }, 'mg')
    expect([wrongCode.status, wrongCode.body.data.reason]).toEqual([
      409,
      'outboundOrder.wrongPickCode',
    ])
    const wrongPlate = await call(
      'outboundTruck.gateIn',
      { id, plateNo: '鲁B99999', pickCode },
      'mg',
    )
    expect(wrongPlate.body.msg).toBe(
      `车牌 鲁B99999 与提货指令 ${truck['thNo']} 的车牌 ${plateNo} 不一致，请核对车辆`,
    )
    const inside = await letIn({ ...truck, plateNo: plateNo.toLowerCase() })
    expect(inside).toMatchObject({ status: 1, gateInTime: '2025-03-18 09:00:00' })
    expect(await orderOf(order.id)).toMatchObject({ outboundStatus: 4 })
    const again = await call('outboundTruck.gateIn', { id, plateNo, pickCode }, 'mg')
    expect(again.body.msg).toBe(`提货指令 ${truck['thNo']} 当前为「已入场待装车」，不能登记入场`)
  })

  test('refuses a driver on the blacklist, even when his truck was sent before', async () => {
    const draft = { name: '司机丁', phone: '13800000099', licenseExpire: '2030-01-01' }
    const driver = await app().data('driver.create', draft, at('kf'))
    const trucks = [truckOf(1, { driverName: '司机丁', driverPhone: '13800000099' })]
    const { order, truck } = await issued({}, trucks)
    const ban = { id: driver.id, version: 1, blacklist: 1, blacklistReason: '曾冒领货物' }
    await app().data('driver.setBlacklist', ban, at('kf'))
    const refused = await call('outboundTruck.gateIn', { ...gate(truck) }, 'mg')
    expect([refused.status, refused.body.msg]).toEqual([
      409,
      '司机「司机丁」已列入黑名单（曾冒领货物），不能提货',
    ])
    const again = { id: order.id, trucks: [truckOf(2, { driverPhone: '13800000099' })] }
    expect((await call('outboundTruck.issue', again, 'ck')).body.data.reason).toBe(
      'outboundOrder.blacklisted',
    )
  })

  test('knows a truck once: it is sent again when it has left', async () => {
    const { order } = await issued()
    const send = (n: number) =>
      call('outboundTruck.issue', { id: order.id, trucks: [truckOf(n)] }, 'ck')
    expect((await send(1)).body.data.reason).toBe('outboundOrder.plateExpected')
    const twice = { id: order.id, trucks: [truckOf(2), truckOf(2)] }
    expect((await call('outboundTruck.issue', twice, 'ck')).body.data.reason).toBe(
      'outboundOrder.plateTwice',
    )
    expect((await send(2)).status).toBe(200)
  })

  test('one truck for two orders that were sent at the same time comes in once', async () => {
    const { truck } = await issued({ lines: line({ pieces: 5 }) })
    const { truck: other } = await issued({ lines: line({ pieces: 5 }) }, [truckOf(2)])
    const { db } = app().services
    await db.transaction(inTenant('WMS_ZJWL'), async (tx) => {
      const { outboundTruck } = tx.t
      await tx.update(outboundTruck, { plateNo: truck.plateNo }, eq(outboundTruck.id, other.id))
    })
    await letIn(truck)
    const again = await call(
      'outboundTruck.gateIn',
      gate({ ...other, plateNo: truck.plateNo }),
      'mg',
    )
    expect([again.status, again.body.data.reason]).toEqual([409, 'outboundOrder.plateInside'])
  })

  test('writes the code to the driver', async () => {
    const { truck } = await issued()
    const sent: string[] = []
    const messages = { send: async ({ text }: { text: string }) => void sent.push(text) }
    while ((await deliverDue({ ...app().services, messages })) > 0);
    expect(sent).toContain(
      `【智慧云仓】提货指令 ${truck['thNo']}：请 ${truck.plateNo} 于 2025-03-20 到场提货，提货码 ${truck.pickCode}，入场时出示，请勿告诉他人。`,
    )
  })

  test('holds a truck whose weight is not that of its load; the warehouse manager may let it go', async () => {
    const { order, truck } = await issued()
    const entry = { ...gate(truck), tareWeight: '15000' }
    await app().data('outboundTruck.gateIn', entry, at('mg'))
    await photograph(app(), { id: truck.id, orderId: order.id }, at('mg'))
    await loadAll(order.id, truck.id)
    const leaving = { id: truck.id, grossWeight: '41000' }
    const held = await call('outboundTruck.gateOut', leaving, 'mg')
    expect([held.status, held.body.msg]).toEqual([
      409,
      `车辆 ${truck.plateNo} 过磅净重 26.000 吨，装车毛重 25.600 吨，相差超过 0.5%，请复核装车或由仓库主管放行`,
    ])
    expect(await reservedOf()).toEqual(['20.1600', '5.0400', '0.0000', '0.0000'])
    expect((await call('outboundTruck.releaseWeight', leaving, 'ck')).body.msg).toBe('请填写原因')
    const released = { ...leaving, msg: '垫木未除' }
    expect(await app().data('outboundTruck.releaseWeight', released, at('ck'))).toMatchObject({
      status: 3,
      grossWeight: '41000.000',
    })
    expect(await orderOf(order.id)).toMatchObject({ outboundStatus: 6 })
  })

  test('within the tolerance the weight lets it go', async () => {
    const { order, truck } = await issued()
    await app().data('outboundTruck.gateIn', { ...gate(truck), tareWeight: '15000' }, at('mg'))
    await photograph(app(), { id: truck.id, orderId: order.id }, at('mg'))
    await loadAll(order.id, truck.id)
    const light = await call('outboundTruck.gateOut', { id: truck.id, grossWeight: '14000' }, 'mg')
    expect(light.body.data.reason).toBe('outboundOrder.lighterThanEmpty')
    expect(await letOut(truck.id, { grossWeight: '40728' })).toMatchObject({ status: 3 })
  })

  test('books no day in the future and none before the goods came', async () => {
    const { order, truck } = await issued()
    await letIn(truck)
    await loadAll(order.id, truck.id)
    for (const bizDate of ['2025-03-19', '2025-03-02'])
      expect((await call('outboundTruck.gateOut', { id: truck.id, bizDate }, 'mg')).status).toBe(
        400,
      )
    expect(await letOut(truck.id, { bizDate: '2025-03-17' })).toMatchObject({
      bizDate: '2025-03-17',
    })
  })
})

test('whoever must act next is told, and no longer when it is done', async () => {
  const { order, truck } = await issued({}, [truckOf(1), truckOf(2)])
  expect(await noticesOf(order.id)).toEqual([['outboundOrder.toLetIn', 'outboundOrder:gate']])
  await letIn(truck)
  expect(await noticesOf(order.id)).toEqual([
    ['outboundOrder.toLetIn', 'outboundOrder:gate'],
    ['outboundOrder.toLoad', 'outboundOrder:load'],
  ])
  await loadAll(order.id, truck.id)
  await letOut(truck.id)
  expect(await noticesOf(order.id)).toEqual([['outboundOrder.toFinish', 'outboundOrder:finish']])
})
