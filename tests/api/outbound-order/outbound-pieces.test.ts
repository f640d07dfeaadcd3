import { describe, expect, test } from 'vitest'
import { outboundSuite, type Made } from '../../support/outbound.ts'

const suite = outboundSuite()
const { app, draft, submitted, passed, issued, letIn, load, letOut, line, lots, call } = suite

const refusalOf = async (operation: string, input: object, role: string) => {
  const { status, body } = await call(operation, input, role)
  return [status, body.data?.reason, body.data?.params]
}
const held = async () =>
  (await lots()).map((lot) => [lot.reservedQty, lot.reservedPieces, lot.reservedPallets])
const none = ['0.0000', 0, 0]

describe('pieces of goods', () => {
  test('are promised once, as the quantity is', async () => {
    // The first lot: 16 pallets of 1.260 t.
    await passed({ lines: line({ qty: '10.08', pieces: 16, lotId: (await lots())[0]!.id }) })
    expect(await held()).toEqual([['10.0800', 16, 8], none, none, none])
    const again = draft({
      lines: line({ qty: '10.08', pieces: 16, lotId: (await lots())[0]!.id }),
      auditStatus: 1,
    })
    const { status, body } = await call('outboundOrder.create', again, 'kf')
    expect([status, body.data.reason]).toEqual([409, 'outboundOrder.piecesExactly'])
    expect(body.msg).toBe(
      '第 1 行「20号标准胶 TSR20」的数量 10.0800 取走批次的全部可用货物，应为 0 件，当前填写了 16 件，请修改',
    )
    expect(body.data.issues).toMatchObject([{ path: 'lines.0.pieces' }])
    await passed({
      ...again,
      lines: line({ ...again.lines[0], pieces: 0 }),
      auditStatus: undefined,
    })
    expect(await held()).toEqual([['20.1600', 16, 16], none, none, none])
  })

  test('that were there at the submission and are not at the audit are refused by name', async () => {
    const [lot] = await lots()
    const late = await submitted({ lines: line({ qty: '2.52', pieces: 9, lotId: lot!.id }) })
    await passed({ lines: line({ qty: '10.08', pieces: 8, lotId: lot!.id }) })
    expect(await refusalOf('outboundOrder.audit', { id: late.id, type: 2 }, 'sh')).toEqual([
      409,
      'outboundOrder.piecesBetween',
      expect.objectContaining({ line: 1, qty: '2.5200', asked: 9, least: 0, most: 8 }),
    ])
    expect((await held())[0]).toEqual(['10.0800', 8, 8])
  })

  test('beyond the lot, and far too many pallets, are no goods', async () => {
    const many = draft({ lines: line({ qty: '1', pieces: 999 }), auditStatus: 1 })
    expect(await refusalOf('outboundOrder.create', many, 'kf')).toEqual([
      409,
      'outboundOrder.piecesBetween',
      expect.objectContaining({ asked: 999, least: 0, most: 16 }),
    ])
    const { order, truck } = await issued({ lines: line({ qty: '12.6', pieces: 10 }) })
    await letIn(truck)
    const [allocation] = await suite.allocationsOf(order.id)
    const put = (given: object) =>
      refusalOf(
        'outboundTruck.load',
        { id: truck.id, loads: [{ allocationId: allocation!.id, ...given }], signer: '司机甲' },
        'lh',
      )
    const lot = allocation!['lotNo']
    expect(await put({ qty: '2.52', pallets: 9_999 })).toEqual([
      409,
      'outboundOrder.loadPallets',
      { lot, rest: 10, asked: 9_999 },
    ])
    for (const short of [{ pieces: 9 }, { pallets: 9 }])
      expect(await put({ qty: '12.6', ...short })).toEqual([
        409,
        'outboundOrder.loadRest',
        { lot, qty: '12.6000', pieces: 10, pallets: 10 },
      ])
  })

  test('are the same on order, truck, ledger and lot, however the trucks share them', async () => {
    const [lot] = await lots()
    const { order, trucks } = await issued(
      { lines: line({ qty: '10.08', pieces: 11, lotId: lot!.id }) },
      [suite.truckOf(1), suite.truckOf(2)],
    )
    const [allocation] = await suite.allocationsOf(order.id)
    expect(allocation).toMatchObject({ pieces: 11, pallets: 8 })
    for (const truck of trucks) await letIn(truck)
    const part = { allocationId: allocation!.id, qty: '3', pieces: 5, pallets: 1 }
    await load(trucks[0]!.id, [part])
    // The last load takes the rest without being told.
    const last: Made = await load(trucks[1]!.id, [{ allocationId: allocation!.id, qty: '7.08' }])
    expect(last['loads']).toMatchObject([{ pieces: 6, pallets: 7 }])
    // Said again of the first, its share is still what the second leaves.
    expect((await load(trucks[0]!.id, [{ ...part, qty: '2', pieces: 2 }]))['loads']).toMatchObject([
      { qty: '2.0000', pieces: 2, pallets: 1 },
    ])
    await load(trucks[0]!.id, [part])
    for (const truck of trucks) await letOut(truck.id)
    expect(await suite.orderOf(order.id)).toMatchObject({ outboundStatus: 6, outPieces: 11 })
    const ledger = await app().data('inventory.ledger', { id: lot!.id }, 'ck.zjwl')
    expect(ledger.slice(1).map((row: any) => [row.qty, row.pieces, row.pallets])).toEqual([
      ['-3.0000', -5, -1],
      ['-7.0800', -6, -7],
    ])
    expect((await lots())[0]).toMatchObject({
      onHandPieces: 5,
      onHandPallets: 8,
      reservedPieces: 0,
      reservedPallets: 0,
    })
  })

  test('that were not taken are free again', async () => {
    const { order, truck } = await issued({ lines: line({ qty: '25.2', pieces: 20 }) })
    await letIn(truck)
    const [, second] = await suite.allocationsOf(order.id)
    await load(truck.id, [{ allocationId: second!.id, qty: '2.52' }])
    await letOut(truck.id)
    expect(await held()).toEqual([['20.1600', 16, 16], ['2.5200', 2, 2], none, none])
    const [hold] = (
      await app().data(
        'inventory.reservations',
        { refNo: order['orderNo'], lotId: second!['lotId'] },
        'ck.zjwl',
      )
    ).records
    expect(hold).toMatchObject({ pieces: 4, pallets: 4, heldPieces: 2, heldPallets: 2 })
    await app().data('outboundOrder.closeShort', { id: order.id, msg: '客户不再提货' }, 'ck.zjwl')
    expect(await held()).toEqual([none, none, none, none])
  })
})
