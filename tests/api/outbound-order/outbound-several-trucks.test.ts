// @postgres: locks of orders that several trucks share
import { describe, expect, test } from 'vitest'
import { at, nothingReserved, outboundSuite } from '../../support/outbound.ts'

const suite = outboundSuite()
const { app, issued, truckOf, letIn, load, loadAll, letOut, orderOf, reservedOf, call } = suite

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
    const records = await app().data('record.operations', { businessId: order.id }, at('kf'))
    expect(records.at(-1)).toMatchObject({
      action: 'closeShort',
      fieldDiff: { reason: { after: '客户不再提货' } },
    })
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
      // The order goes on: why its truck was sent back stands in its record.
      closeReason: '',
    })
    const records = await app().data('record.operations', { businessId: order.id }, at('kf'))
    expect(records.at(-1)).toMatchObject({
      action: 'abort',
      fieldDiff: { reason: { before: null, after: '库位封锁' } },
    })
    await letIn(truck)
    expect(await orderOf(order.id)).toMatchObject({ outboundStatus: 4 })
  })
})
