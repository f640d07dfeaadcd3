// @postgres: fees
import { charge } from '@yuncang/server/modules/charging/service/charge'
import { takeFeesBack } from '@yuncang/server/modules/charging/service/lines'
import {
  inboundEstimate,
  inboundWork,
} from '@yuncang/server/modules/charging/service/load/inbound-order'
import { outboundWork } from '@yuncang/server/modules/charging/service/load/outbound-order'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { ctxOf, type Ctx } from '../../support/ctx.ts'
import {
  addOutbound,
  documentsOf,
  expectSound,
  priced,
  setInbound,
  setLine,
} from '../../support/fees.ts'
import { type Goods } from '../../support/goods-moves.ts'

const node = 'WMS_DEMO'
const base = { currency: 'CNY', taxRate: '0.06' }
const perTonne = { ...base, feeCode: 'RKF', calcMethod: 'UNIT', unit: '吨', price: '25' }
const boxes = (price: string, containerSize: string) => ({
  ...base,
  feeCode: 'XXF',
  calcMethod: 'UNIT',
  unit: '箱',
  price,
  conditions: { containerSize },
})

let app: TestApp
let ctx: Ctx
let arrive: ReturnType<typeof documentsOf>

beforeAll(async () => {
  app = await startApp({ clock: () => '2025-04-02T02:00:00.000Z' })
  ctx = await ctxOf(app, 'kf', node)
  arrive = documentsOf(app, ctx)
})
afterAll(() => app.close())

const box = (containerNo: string, containerSize: string) => ({ containerNo, containerSize })
const threeBoxes = [
  box('DEMU1000010', '20GP'),
  box('DEMU1000026', '20GP'),
  box('DEMU1000031', '40HQ'),
]

/** An order whose goods are in, of a customer with these prices. */
async function received(goods: readonly Goods[], details: object[], given: object = {}) {
  const document = await arrive(goods, given)
  const { contractId } = await priced(app, document.customer.id, details)
  await setInbound(app, node, document.order.id, { orderStatus: 6, inboundDate: '2025-03-05' })
  const complete = () => ctx.transaction((tx) => charge(tx, ctx, inboundWork, document.order))
  const figures = async () =>
    (await document.lines()).map((line) => [line.feeCode, line.unit, line.qty, line.amount]).sort()
  return { ...document, contractId, complete, figures }
}

describe('when an inbound order is completed', () => {
  test('work is charged in its units, of the day of the last goods in', async () => {
    const order = await received(
      [
        { tonnes: '10.123', pallets: 8, pieces: 400, volume: '12.5', bizDate: '2025-03-04' },
        { tonnes: '2.4', pallets: 2, pieces: 96, volume: '3.1', bizDate: '2025-03-05' },
      ],
      [
        perTonne,
        { ...perTonne, feeCode: 'LHF', unit: '托', price: '4.5' },
        { ...perTonne, feeCode: 'ZXF', unit: 'TEU', price: '80' },
        boxes('300', '20GP'),
        boxes('500', '40HQ'),
      ],
      { inboundContainerList: threeBoxes },
    )
    await order.complete()
    expect(await order.figures()).toEqual([
      ['LHF', '托', '10.0000', '45.00'],
      ['RKF', '吨', '12.5230', '313.08'],
      ['XXF', '箱', '1.0000', '500.00'],
      ['XXF', '箱', '2.0000', '600.00'],
      ['ZXF', 'TEU', '4.0000', '320.00'],
    ])
    const lines = await order.lines()
    expect(lines.every(({ periodTo, status }) => periodTo === '2025-03-05' && status === 0)).toBe(
      true,
    )
    expect(new Set(lines.map(({ jtNo }) => jtNo)).size).toBe(1)
    await expectSound(ctx)
  })

  test('each product has the price whose condition it meets, and pieces climb their tiers', async () => {
    const tiers = [
      { fromValue: '0', toValue: '100', price: '2' },
      { fromValue: '100', toValue: null, price: '1' },
    ]
    const order = await received(
      [
        { tonnes: '3', pieces: 150, bizDate: '2025-03-05', productName: '轮胎' },
        { tonnes: '4', bizDate: '2025-03-05' },
      ],
      [
        perTonne,
        {
          ...perTonne,
          calcMethod: 'TIER_QTY',
          unit: '件',
          price: '0',
          tierMode: 'SLICED',
          tiers,
          conditions: { product: '轮胎' },
        },
      ],
    )
    await order.complete()
    expect(await order.figures()).toEqual([
      ['RKF', '件', '150.0000', '250.00'],
      ['RKF', '吨', '4.0000', '100.00'],
    ])
    const { masterBillNo } = order.order
    const asked = { masterBillNo, format: 'csv', ascs: ['amount'], columns: ['price', 'amount'] }
    const file = await app.download('feeLine.export', asked, 'jf')
    // Tiers have no price that the quantity times it would be the amount.
    expect(file.toString('utf8').trim().split('\r\n').slice(1)).toEqual(['25.00,100.00', ',250.00'])
  })

  test('a container without a price is 缺价, and so is everything for a customer without any', async () => {
    const order = await received(
      [{ tonnes: '1', bizDate: '2025-03-05' }],
      [perTonne, boxes('300', '20GP')],
      {
        inboundContainerList: threeBoxes,
      },
    )
    await order.complete()
    const missing = (await order.lines()).filter(({ isMissingPrice }) => isMissingPrice)
    expect(missing).toMatchObject([
      { feeCode: 'XXF', qty: '1.0000', amount: '0.00', priceSource: 'MISSING' },
    ])
    const stranger = await arrive([{ tonnes: '1', bizDate: '2025-03-05' }])
    await ctx.transaction((tx) => charge(tx, ctx, inboundWork, stranger.order))
    expect(await stranger.lines()).toMatchObject([
      { isMissingPrice: 1, priceSource: 'MISSING', jfmoduleId: 'RK', amount: '0.00' },
    ])
  })

  test('a list price counts for a customer without a quotation', async () => {
    const standard = {
      feeCode: 'LHF',
      unit: '托',
      currency: 'CNY',
      price: '6',
      minCharge: '50',
      validFrom: '2025-01-01',
    }
    await app.data('costStandard.save', standard, 'sw')
    const stranger = await arrive([{ tonnes: '1', pallets: 3, bizDate: '2025-03-05' }])
    await ctx.transaction((tx) => charge(tx, ctx, inboundWork, stranger.order))
    expect(await stranger.lines()).toMatchObject([
      { feeCode: 'LHF', priceSource: 'COST_STANDARD', qty: '3.0000', amount: '50.00' },
    ])
  })

  test('a fee in euros freezes the rate of the month before, and waits for it', async () => {
    const order = await received(
      [{ tonnes: '10', bizDate: '2025-03-05' }],
      [{ ...perTonne, currency: 'EUR', price: '1.5' }],
    )
    await order.complete()
    expect(await order.lines()).toMatchObject([{ isMissingPrice: 1, amount: '0.00' }])
    expect((await order.lines())[0].explanation.steps.at(-1)).toEqual({
      kind: 'MISSING',
      what: 'RATE',
      detail: 'EUR 202502',
    })
    const rate = { currency: 'EUR', month: '202502', rate: '7.18' }
    const { id, version } = await app.data('fxRate.create', rate, 'jf')
    await app.data('feeLine.rerate', { businessId: order.order.id }, 'jf')
    const euros = {
      currency: 'EUR',
      amount: '15.00',
      exchangeRate: '7.180000',
      localAmount: '107.70',
    }
    expect(await order.lines()).toMatchObject([{ ...euros, isMissingPrice: 0 }])
    await app.data('fxRate.update', { ...rate, id, version, rate: '7.2' }, 'jf')
    await app.data('feeLine.rerate', { businessId: order.order.id }, 'jf')
    expect(await order.lines()).toMatchObject([euros])
    await expectSound(ctx)
  })

  test('the estimates of its audit become the real lines; undone, they are voided', async () => {
    const order = await received([{ tonnes: '9.5', bizDate: '2025-03-05' }], [perTonne], {
      inboundProductList: [{ productName: '20号标准胶 TSR20', planPieces: 10, planNet: '10000' }],
    })
    await ctx.transaction((tx) => charge(tx, ctx, inboundEstimate, order.order))
    expect(await order.lines()).toMatchObject([
      { amount: '250.00', isOpen: 1, periodTo: '2025-03-01' },
    ])
    await order.complete()
    const [line] = await order.lines()
    expect(line).toMatchObject({ amount: '237.50', isOpen: 0, periodTo: '2025-03-05', version: 2 })
    await order.complete()
    expect((await order.lines()).map(({ version }) => version)).toEqual([2])
    await ctx.transaction((tx) => takeFeesBack(tx, ctx, order.order.id))
    expect(await order.lines()).toEqual([])
    await order.complete()
    expect(await order.figures()).toEqual([['RKF', '吨', '9.5000', '237.50']])
  })

  test('is not undone once a bill holds a fee of it', async () => {
    const order = await received([{ tonnes: '9.5', bizDate: '2025-03-05' }], [perTonne])
    await order.complete()
    const [{ id }] = await order.lines()
    await setLine(app, node, id, { status: 3, billId: 'bill' })
    const undo = ctx.transaction((tx) => takeFeesBack(tx, ctx, order.order.id))
    await expect(undo).rejects.toMatchObject({ reason: 'feeLine.billed' })
  })
})

test('when an outbound order is finished, what left is charged with the minimum of the order', async () => {
  const order = await received(
    [{ tonnes: '20', pallets: 16, bizDate: '2025-03-05' }],
    [{ ...perTonne, feeCode: 'CKF', price: '20', minCharge: '200', minScope: 'ORDER' }],
  )
  const leave = async (no: string, tonnes: string, day: string) => {
    const out = {
      id: `${order.order.id}-${no}`,
      orderNo: no,
      masterBillNo: order.order.masterBillNo,
    }
    await addOutbound(app, node, { ...out, customer: order.customer, outDate: day })
    await order.out(day, [{ lotId: order.lots[0]!.id, tonnes }], no)
    await ctx.transaction((tx) => charge(tx, ctx, outboundWork, out))
    return app.data('feeLine.ofBusiness', { businessId: out.id }, 'jf')
  }
  expect(await leave('CKX1', '12.6', '2025-03-18')).toMatchObject([
    { module: 'CKDD', qty: '12.6000', amount: '252.00', periodTo: '2025-03-18' },
  ])
  expect(await leave('CKX2', '3', '2025-03-20')).toMatchObject([
    { qty: '3.0000', amount: '200.00' },
  ])
  await expectSound(ctx)
})
