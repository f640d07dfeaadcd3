// @postgres: fees
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { customerNamed } from '../../support/fees.ts'

/* Fees by hand at the prices of scenario A's quotation, where these depend on what is charged. */
let app: TestApp
let customerId: string
let turn = 0

beforeAll(async () => {
  app = await startApp({ clock: () => '2025-04-02T02:00:00.000Z' })
  customerId = await customerNamed(app, '青岛样例橡胶', 'kf.zjwl')
})
afterAll(() => app.close())

const orderOf = async (...sizes: string[]): Promise<{ orderNo: string }> => {
  turn += 1
  const numbers = ['DEMU1000010', 'DEMU1000026', 'DEMU1000031']
  const inboundContainerList = sizes.map((containerSize, at) => ({
    containerNo: numbers[at],
    containerSize,
  }))
  const draft = {
    masterBillNo: `BYHAND${turn}`,
    customerId,
    inboundType: '1',
    expectDate: '2025-03-03',
    inboundContainerList,
  }
  return app.data('inboundOrder.create', draft, 'kf.zjwl')
}
const add = (given: object) => {
  const usual = { customerId, bizDate: '2025-03-03', pricing: 'TARIFF', qty: '2' }
  return app.call('feeLine.create', { ...usual, ...given }, 'jf.zjwl')
}

test('the containers of the order say which price holds for their size', async () => {
  const { orderNo } = await orderOf('20GP', '20GP')
  const { body } = await add({ feeCode: 'XXF', businessNo: orderNo })
  expect(body.data).toMatchObject({
    unit: '箱',
    qty: '2.0000',
    price: '300.000000',
    amount: '600.00',
    priceSource: 'QUOTATION',
  })
})

test('of several sizes, or without an order, the size is asked for', async () => {
  const { orderNo } = await orderOf('20GP', '40HQ')
  for (const businessNo of [orderNo, '']) {
    const refused = await add({ feeCode: 'XXF', businessNo })
    expect([refused.status, refused.body.data.issues]).toEqual([
      400,
      [{ path: 'containerSize', message: '「卸箱费」的报价按箱型不同，请选择箱型后再保存' }],
    ])
    const { body } = await add({ feeCode: 'XXF', businessNo, containerSize: '20GP' })
    expect(body.data).toMatchObject({ amount: '600.00' })
    const strange = await add({ feeCode: 'XXF', businessNo, containerSize: '40HQ' })
    expect([strange.status, strange.body.data.reason]).toEqual([409, 'feeLine.noPrice'])
  }
})

test('a condition that was typed finds its price, and is there when the fee is opened again', async () => {
  const { orderNo } = await orderOf('20GP')
  const priced = await add({
    feeCode: 'XXF',
    businessNo: orderNo,
    containerSize: '20GP',
    brand: '',
  })
  expect(priced.body.data).toMatchObject({ amount: '600.00', traits: { containerSize: '20GP' } })
})

test('what was advanced needs the number of its receipt', async () => {
  const advance = { feeCode: 'DDF', pricing: 'PASS', amount: '456.78' }
  const refused = await add(advance)
  expect([refused.status, refused.body.data.issues[0].path]).toEqual([400, 'receiptNo'])
  const { body } = await add({ ...advance, receiptNo: ' 00017 ' })
  expect(body.data).toMatchObject({ calcMethod: 'PASS', amount: '456.78', receiptNo: '00017' })
})

test('what an order is charged once is charged as often as was typed', async () => {
  const { body } = await add({ feeCode: 'BGDL' })
  expect(body.data).toMatchObject({ qty: '2.0000', price: '150.000000', amount: '300.00' })
  const once = await add({ feeCode: 'BGDL', qty: '1', bizDate: '2025-03-04' })
  expect(once.body.data).toMatchObject({ calcMethod: 'FIXED', amount: '150.00' })
})
