import { inTenant } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { expireOutboundOrders } from '@yuncang/server/modules/outbound-order/service/expiry'
import { deliverDue } from '@yuncang/server/outbox/worker'
import { describe, expect, test } from 'vitest'
import { newPicture, photograph } from '../support/load-photos.ts'
import { pdf } from '../support/pictures.ts'
import { at, outboundSuite, type Made } from '../support/outbound.ts'

const suite = outboundSuite()
const { app, line, passed, issued, truckOf, letIn, load, loadAll, letOut, orderOf, lots } = suite

const reservedOf = async () => (await lots()).map((lot) => lot.reservedQty)
const nothingReserved = ['0.0000', '0.0000', '0.0000', '0.0000']
const call = (operation: string, input: object, role: string) =>
  app().call(operation, input, at(role))
const noticesOf = (id: string) =>
  app().services.db.read(inTenant('WMS_ZJWL'), async (read) => {
    const { notice } = read.t
    const rows = await read.select(notice, eq(notice.businessId, id))
    return rows.filter((row) => row.doneTime === null).map((row) => [row.kind, row.audience])
  })

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

describe('photos of a load', () => {
  const send = (given: object, as = 'mg', bytes = newPicture()) => {
    const fields = { uploadModuleCode: 'CKDD', docType: 'ZP', ...given }
    return app().form('file.upload', { fields, file: { name: '装车.png', bytes } }, at(as))
  }
  const loadedTruck = async (n = 1) => {
    const { order, trucks } = await issued({}, [truckOf(1), truckOf(2)].slice(0, n))
    for (const truck of trucks) await app().data('outboundTruck.gateIn', gate(truck), at('mg'))
    const [first, second] = await suite.allocationsOf(order.id)
    await load(trucks[0]!.id, [{ allocationId: first!.id, qty: '20.16' }])
    if (n > 1) await load(trucks[1]!.id, [{ allocationId: second!.id, qty: '5.04' }])
    return { order, truck: trucks[0]!, trucks }
  }

  test('no truck leaves without one of its own', async () => {
    const { order, trucks } = await loadedTruck(2)
    const [truck, other] = [trucks[0]!, trucks[1]!]
    const held = async (step: string, as: string, msg?: string) => {
      const { status, body } = await call(`outboundTruck.${step}`, { id: truck.id, msg }, as)
      return [status, body.data?.reason]
    }
    const missing = [409, 'outboundOrder.photoMissing']
    expect(await held('gateOut', 'mg')).toEqual(missing)
    expect(await held('releaseWeight', 'ck', '垫木未除')).toEqual(missing)
    // Pictures of the order, of another truck, and papers are none of its load.
    expect((await send({ businessId: order.id }, 'lh')).status).toBe(200)
    expect((await send({ businessId: order.id, itemId: other.id })).status).toBe(200)
    const paper = { businessId: order.id, itemId: truck.id, docType: 'QT' }
    expect((await send(paper)).status).toBe(200)
    expect((await send({ ...paper, docType: 'ZP' }, 'mg', pdf(300))).status).toBe(200)
    expect(await held('gateOut', 'mg')).toEqual(missing)
    expect((await call('outboundTruck.gateOut', { id: truck.id }, 'mg')).body.msg).toBe(
      `车辆 ${truck.plateNo} 还没有装车照片，请先拍照上传，再登记出场`,
    )
    expect((await send({ businessId: order.id, itemId: truck.id })).body.data).toMatchObject({
      itemId: truck.id,
      docType: 'ZP',
    })
    expect(await letOut(truck.id)).toMatchObject({ status: 3 })
    expect((await letOut(other.id)).status).toBe(3)
  })

  test('come while the truck is in the yard, from whoever stands beside it, and stay when it has left', async () => {
    const { order, truck } = await issued()
    const of = { businessId: order.id, itemId: truck.id }
    const early = await send(of)
    expect([early.status, early.body.msg]).toEqual([
      409,
      `${truck['thNo']} 当前为「待入场」，不能添加或修改资料`,
    ])
    await app().data('outboundTruck.gateIn', gate(truck), at('mg'))
    await loadAll(order.id, truck.id)
    expect((await send(of, 'kh')).status).toBe(403)
    expect((await send({ ...of, uploadModuleCode: 'RKDD' }, 'kf')).status).toBe(404)
    const { order: another } = await issued({ lines: line({ pieces: 5 }) }, [truckOf(3)])
    expect((await send({ ...of, businessId: another.id })).status).toBe(404)
    const kept: Made = (await send(of, 'lh')).body.data
    const wrong: Made = (await send(of)).body.data
    const removing = ({ id, version }: { id: string; version: number }) =>
      call('file.remove', { id, version }, 'mg')
    expect((await removing(wrong)).status).toBe(200)
    await letOut(truck.id)
    const gone = await removing(kept)
    expect([gone.status, gone.body.msg]).toEqual([
      409,
      `${truck['thNo']} 当前为「已出场」，不能删除资料`,
    ])
    const renamed = { id: kept.id, version: kept.version, name: 'x', docType: 'QT' }
    expect((await call('file.update', renamed, 'mg')).status).toBe(409)
  })

  test('the last one does not go while the gate lets its truck out', async () => {
    const { order, truck } = await loadedTruck()
    const id = await photograph(app(), { id: truck.id, orderId: order.id }, at('mg'))
    const other = await app().another()
    const [out, removed] = await Promise.all([
      call('outboundTruck.gateOut', { id: truck.id }, 'mg'),
      other.call('file.remove', { id, version: 2 }, at('mg')),
    ])
    expect([out.status, removed.status].toSorted()).toEqual([200, 409])
  })
})

const gate = ({ id, plateNo, pickCode }: any) => ({ id, plateNo, pickCode })

describe('several trucks', () => {
  const half = async (n: number) => {
    const { order, trucks } = await issued({}, [truckOf(1), truckOf(2), truckOf(3)].slice(0, n))
    const [first, second] = await suite.allocationsOf(order.id)
    return { order, trucks, first: first!, second: second! }
  }

  test('take an order part by part, each on its day', async () => {
    const { order, trucks, first, second } = await half(2)
    await letIn(trucks[0]!)
    await letIn(trucks[1]!)
    await load(trucks[0]!.id, [{ allocationId: first.id, qty: '20.16' }])
    await letOut(trucks[0]!.id)
    expect(await orderOf(order.id)).toMatchObject({
      outboundStatus: 5,
      outQty: '20.1600',
      outPieces: 16,
    })
    suite.setNow('2025-03-21T01:00:00.000Z')
    const rest = [{ allocationId: second.id, qty: '5.04', pieces: 4, pallets: 4 }]
    await load(trucks[1]!.id, rest)
    await letOut(trucks[1]!.id)
    expect(await orderOf(order.id)).toMatchObject({
      outboundStatus: 6,
      outQty: '25.2000',
      outPieces: 20,
      outNet: '25200.000',
      outDate: '2025-03-21',
    })
    expect(await reservedOf()).toEqual(nothingReserved)
  })

  test('never carry more than was promised, whatever the others have', async () => {
    const { trucks, first } = await half(2)
    await letIn(trucks[0]!)
    await letIn(trucks[1]!)
    await load(trucks[0]!.id, [{ allocationId: first.id, qty: '15.12' }])
    const put = (loads: object[], signer = '司机乙') =>
      call('outboundTruck.load', { id: trucks[1]!.id, loads, signer }, 'lh')
    const tooMuch = await put([{ allocationId: first.id, qty: '5.0401' }])
    expect([tooMuch.status, tooMuch.body.msg]).toEqual([
      409,
      `批次 ${suite.bill()}-1 最多还可装 5.0400，本次填写了 5.0401，请改小`,
    ])
    const pieces = await put([{ allocationId: first.id, qty: '5.04', pieces: 5 }])
    expect(pieces.body.data.reason).toBe('outboundOrder.loadPieces')
    const twice = { allocationId: first.id, qty: '1.26' }
    expect((await put([twice, twice])).body.data.reason).toBe('outboundOrder.loadTwice')
    expect((await put([{ allocationId: 'x', qty: '1' }])).status).toBe(404)
    expect((await put([twice], ' ')).body.msg).toBe('请填写签字人姓名')
    // Said again, the first truck has less and leaves more to the second.
    await load(trucks[0]!.id, [{ allocationId: first.id, qty: '10.08' }])
    expect((await put([{ allocationId: first.id, qty: '10.08' }])).status).toBe(200)
  })

  test('leave at the same moment, and each of them is counted', async () => {
    const { order, trucks, first, second } = await half(2)
    for (const truck of trucks) await letIn(truck)
    await load(trucks[0]!.id, [{ allocationId: first.id, qty: '20.16' }])
    await load(trucks[1]!.id, [{ allocationId: second.id, qty: '5.04' }])
    const other = await app().another()
    const out = (id: string, on: any) => on.call('outboundTruck.gateOut', { id }, at('mg'))
    const answers = await Promise.all([
      out(trucks[0]!.id, app()),
      out(trucks[1]!.id, other),
      out(trucks[0]!.id, other),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409])
    expect(await orderOf(order.id)).toMatchObject({ outboundStatus: 6, outQty: '25.2000' })
  })

  test('closing short releases the rest, once no truck is inside', async () => {
    const { order, trucks, first } = await half(3)
    await letIn(trucks[0]!)
    await letIn(trucks[1]!)
    await load(trucks[0]!.id, [{ allocationId: first.id, qty: '10.08' }])
    await letOut(trucks[0]!.id)
    const close = (msg: string) => call('outboundOrder.closeShort', { id: order.id, msg }, 'ck')
    const early = await close('客户不再提货')
    expect(early.body.msg).toBe(`车辆 ${trucks[1]!.plateNo} 还在场内，请先登记出场或中止装车`)
    await app().data('outboundTruck.abort', { id: trucks[1]!.id, msg: '改日' }, at('ck'))
    expect((await close('')).body.msg).toBe('请填写原因')
    const closed = await close('客户不再提货')
    expect(closed.body.data).toMatchObject({ outboundStatus: 6, closeReason: '客户不再提货' })
    expect(await reservedOf()).toEqual(nothingReserved)
    const list = await app().data('outboundTruck.list', { id: order.id }, at('ck'))
    expect(list.map((truck: any) => truck.status)).toEqual([3, 9, 9])
  })

  test('a truck with nothing on it is sent back, and the order waits for it again', async () => {
    const { order, truck } = await issued()
    await letIn(truck)
    await loadAll(order.id, truck.id)
    const abort = { id: truck.id, msg: '库位封锁' }
    expect((await call('outboundTruck.abort', abort, 'ck')).body.data.reason).toBe(
      'outboundOrder.truckStatus',
    )
    expect(await load(truck.id, [], '')).toMatchObject({ status: 1, loads: [], signer: '' })
    expect(await app().data('outboundTruck.abort', abort, at('ck'))).toMatchObject({
      status: 0,
      gateInTime: null,
    })
    expect(await orderOf(order.id)).toMatchObject({
      outboundStatus: 3,
      closeReason: '库位封锁',
    })
    await letIn(truck)
    expect(await orderOf(order.id)).toMatchObject({ outboundStatus: 4 })
  })
})

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

test('a customer with an outbound order cannot be stopped unawares', async () => {
  await passed()
  const customer = await app().data('customer.get', { id: suite.customer() }, at('kf'))
  const stop = { id: customer.id, version: customer.version, isStop: 1, stopReason: 'x' }
  expect((await call('customer.setStopped', stop, 'kf')).status).toBe(409)
})
