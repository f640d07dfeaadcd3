import { describe, expect, test } from 'vitest'
import { at, outboundSuite, type Made } from '../../support/outbound.ts'

const suite = outboundSuite()
const { app, bill, line, saved, passed, truckOf, orderOf, actionsOf, lots } = suite

const availableOf = async () => {
  const rows = await lots()
  return rows.reduce((sum, lot) => sum + Number(lot.onHandQty) - Number(lot.reservedQty), 0)
}

describe('scenario A', () => {
  test('20 pallets are promised, a second order finds too little, the truck takes what was promised', async () => {
    const order = await passed()
    expect(order).toMatchObject({ outboundStatus: 2, auditStatus: 2, bondedFlag: 1 })
    expect(order).toMatchObject({
      totalQty: '25.2000',
      totalPieces: 20,
      netWeight: '25200.000',
    })
    expect(order['orderNo']).toMatch(/^CK20250318\d{4}$/)
    expect((await availableOf()).toFixed(3)).toBe('54.180')
    const second = await app().call(
      'outboundOrder.create',
      { ...suite.draft({ lines: line({ qty: '55' }) }), auditStatus: 1 },
      at('kf'),
    )
    expect([second.status, second.body.msg]).toEqual([
      409,
      '未加载出符合条件的库存，点击查看库存预占详情',
    ])
    expect(second.body.data).toEqual({
      reason: 'outboundOrder.noStock',
      params: {
        bill: bill(),
        product: '20号标准胶 TSR20',
        unit: 'TNE',
        need: '55.0000',
        available: '54.1800',
        free: '54.1800',
        held: '25.2000',
        isOfLot: 0,
      },
    })

    suite.setNow('2025-03-20T02:00:00.000Z')
    const trucks = [truckOf()]
    const [truck]: [Made] = await app().data(
      'outboundTruck.issue',
      { id: order.id, trucks },
      at('ck'),
    )
    expect(truck).toMatchObject({ status: 0, pickCode: expect.stringMatching(/^\d{6}$/) })
    await suite.letIn(truck)
    await suite.loadAll(order.id, truck.id)
    const gone = await suite.letOut(truck.id)
    expect(gone).toMatchObject({ status: 3, bizDate: '2025-03-20', signer: '司机甲' })
    expect(gone['loads']).toMatchObject([
      { qty: '20.1600', pieces: 16, pallets: 16, net: '20160.000', gross: '20480.000' },
      { qty: '5.0400', pieces: 4, pallets: 4, net: '5040.000', gross: '5120.000' },
    ])
    expect(await orderOf(order.id)).toMatchObject({
      outboundStatus: 6,
      outQty: '25.2000',
      outPieces: 20,
      outNet: '25200.000',
      outDate: '2025-03-20',
    })
    const finished = await app().data('outboundOrder.finish', { id: order.id }, at('sh'))
    expect(finished).toMatchObject({ outboundStatus: 7 })
    const rows = await lots()
    expect(rows.map((lot) => [lot.onHandQty, lot.onHandPallets, lot.reservedQty])).toEqual([
      ['0.0000', 0, '0.0000'],
      ['15.1200', 12, '0.0000'],
      ['18.9000', 15, '0.0000'],
      ['20.1600', 16, '0.0000'],
    ])
    expect(await actionsOf(order.id)).toEqual([
      'create',
      'submit',
      'pass',
      'issue',
      'gateIn',
      'document.add',
      'load',
      'gateOut',
      'finish',
    ])
    expect(await app().data('record.audits', { businessId: order.id }, at('sh'))).toMatchObject([
      { result: 2, msg: '可以' },
    ])
  })

  test('pieces alone are enough: the lots say how much they are', async () => {
    const order = await saved({ lines: line({ pieces: 20 }) })
    expect(order).toMatchObject({ totalQty: '25.2000', totalPieces: 20, netWeight: '25200.000' })
    const lines = await app().data('outboundOrder.lines', { id: order.id }, at('kf'))
    expect(lines).toMatchObject([{ unit: 'TNE', available: '79.3800', lotId: null, lotNo: '' }])
  })

  test('a named lot is taken before older ones', async () => {
    const [, , third] = await lots()
    const { id } = await passed({ lines: line({ lotId: third!.id, pieces: 15 }) })
    expect(await suite.allocationsOf(id)).toMatchObject([
      { lotNo: third!.lotNo, qty: '18.9000', pallets: 15, containerNo: 'DEMU1000031' },
    ])
  })
})
