// @postgres: fees
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, statusAndReason, type TestApp } from '../../support/app.ts'
import { newCustomer } from '../../support/contracts.ts'
import { addOutbound, setInbound } from '../../support/fees.ts'
import { orderWith } from './splits.ts'

/* What a number that somebody types says of the documents that a charge may be split over. */
const node = 'WMS_DEMO'
const containerNo = 'DEMU1000010'
let app: TestApp
let a: string
let b: string

beforeAll(async () => {
  app = await startApp({ clock: () => '2025-06-02T02:00:00.000Z' })
  a = await newCustomer(app, '拼箱客户甲')
  b = await newCustomer(app, '拼箱客户乙')
})
afterAll(() => app.close())

const basis = (no: string, as = 'jf') => app.data('feeLine.splitBasis', { no }, as)

test('an order and its bill of lading are what is planned, and what came once it is in', async () => {
  const order = await orderWith(app, a, { net: '3500', pieces: 35, volume: '4.2' })
  const planned = {
    businessNo: order.orderNo,
    masterBillNo: order.masterBillNo,
    customerId: a,
    customerName: '拼箱客户甲',
    weight: '3.5000',
    volume: '4.2000',
    qty: 35,
    isActual: false,
  }
  expect(await basis(order.orderNo)).toEqual([planned])
  expect(await basis(` ${order.masterBillNo.toLowerCase()} `)).toEqual([planned])
  const came = { actPieces: 34, actNet: '3400', actGross: '3500', actVolume: '4.1' }
  await setInbound(app, node, order.id, came)
  expect(await basis(order.orderNo)).toEqual([
    { ...planned, weight: '3.4000', volume: '4.1000', qty: 34, isActual: true },
  ])
})

test('a container is all orders that have goods in it, each with those goods', async () => {
  const first = await orderWith(app, a, { containerNo, net: '3500', pieces: 35 })
  const second = await orderWith(app, b, { containerNo, net: '6500', pieces: 65 })
  const voided = await orderWith(app, b, { containerNo, net: '1', pieces: 1 })
  await setInbound(app, node, voided.id, { orderStatus: 9 })
  // Other containers of an order are another charge's.
  await setInbound(app, node, second.id, { netWeight: '20000', totalPieces: 200 })
  const found = await basis(containerNo.toLowerCase())
  expect(
    found.map(({ businessNo, customerId, weight, qty }: any) => [
      businessNo,
      customerId,
      weight,
      qty,
    ]),
  ).toEqual([
    [first.orderNo, a, '3.5000', 35],
    [second.orderNo, b, '6.5000', 65],
  ])
})

test('an outbound order says no volume', async () => {
  const order = { id: 'split-out', orderNo: 'CK202506020077', masterBillNo: 'SPLITOUT1' }
  await addOutbound(app, node, {
    ...order,
    customer: { id: a, name: '拼箱客户甲' },
    outDate: '2025-03-20',
  })
  expect(await basis(order.orderNo)).toMatchObject([
    { businessNo: order.orderNo, volume: null, qty: 0, isActual: true },
  ])
})

test('a number of nothing, and one of another tenant, are not found', async () => {
  const order = await orderWith(app, a, { containerNo: 'DEMU1000026', net: '1', pieces: 1 })
  for (const [no, as] of [
    ['NOSUCHNO', 'jf'],
    [order.orderNo, 'jf.zjwl'],
    [order.masterBillNo, 'jf.zjwl'],
    ['DEMU1000026', 'jf.zjwl'],
  ] as const) {
    const answer = await app.call('feeLine.splitBasis', { no }, as)
    expect(statusAndReason(answer)).toEqual([404, 'feeLine.nothingNamed'])
    expect(answer.body.msg).toContain(no)
  }
  const asCustomer = await app.call('feeLine.splitBasis', { no: order.orderNo }, 'kh')
  expect(asCustomer.status).toBe(403)
})
