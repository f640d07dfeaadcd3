// @postgres: sums of stored integers
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, statusAndReason, type TestApp } from '../../support/app.ts'
import { auditedFee, draftBill } from '../../support/bills.ts'
import { newCustomer } from '../../support/contracts.ts'

/* Figures at the limits of what is recorded: what is refused says so, and what is accepted can be added up. */
let app: TestApp
let customerId: string

beforeAll(async () => {
  app = await startApp({ clock: () => '2025-04-02T02:00:00.000Z' })
  customerId = await newCustomer(app, '大额客户')
})
afterAll(() => app.close())

test.each([
  { price: '8999999999', qty: '899999999999', largest: 'qty' },
  { price: '8999999999.999999', qty: '10000', taxIncluded: 0, taxRate: '0.13', largest: 'price' },
])(
  'a fee of $qty × $price is more than can be recorded, and that is said at $largest',
  async ({ largest, ...given }) => {
    const fee = {
      customerId,
      feeCode: 'QTF',
      bizDate: '2025-03-10',
      pricing: 'TYPED',
      unit: '小时',
    }
    const refusedIn = async (locale: string) => {
      const inLocale = { 'accept-language': locale }
      const answer = await app.call('feeLine.create', { ...fee, ...given }, 'jf', inLocale)
      expect(statusAndReason(answer)).toEqual([400, 'value.outOfRange'])
      return answer.body.data.issues
    }
    expect(await refusedIn('zh')).toEqual([
      { path: largest, message: expect.stringContaining('改小') },
    ])
    expect(await refusedIn('en')).toEqual([
      { path: largest, message: expect.stringMatching(/^[\d.]+ is too large/) },
    ])
  },
)

test('an advance that is more than a price can say is refused at its amount', async () => {
  const advance = { customerId, feeCode: 'QTF', bizDate: '2025-03-10', receiptNo: '代垫' }
  const asked = { ...advance, pricing: 'PASS', amount: '9999999999' }
  const { body } = await app.call('feeLine.create', asked, 'jf')
  expect(body.data).toMatchObject({ reason: 'value.outOfRange', issues: [{ path: 'amount' }] })
})

test('fees and payments that together are beyond a double are added up to the cent', async () => {
  for (const day of [11, 12])
    await auditedFee(app, {
      customerId,
      bizDate: `2025-03-${day}`,
      price: '8999999999.99',
      qty: '9999.9999',
      taxRate: '0',
    })
  const [unbilled] = await app.data('bill.unbilled', { period: '202503', customerId }, 'jf')
  expect(unbilled).toMatchObject({ amount: '179999998199800.00' })
  expect(await app.data('feeLine.totals', { customerId }, 'jf')).toMatchObject([
    { amount: '179999998199800.00', localAmount: '179999998199800.00' },
  ])
  // Both of them are more than a bill can say.
  const bill = await app.call('bill.generate', { customerId, period: '202503' }, 'jf')
  expect(statusAndReason(bill)).toEqual([400, 'value.outOfRange'])

  const money = { payDate: '2025-04-01', currency: 'CNY', customerId }
  for (const amount of ['89999999999999.99', '89999999999999.98'])
    await app.data('payment.create', { ...money, amount }, 'cw')
  expect(await app.data('payment.totals', { customerId }, 'cw')).toMatchObject([
    { amount: '179999999999999.97', rest: '179999999999999.97' },
  ])
  expect(await app.data('bill.totals', {}, 'jf')).toEqual([])
  expect(await app.data('invoice.totals', {}, 'jf')).toEqual([])
  const other = await newCustomer(app, '寻常客户')
  await auditedFee(app, { customerId: other, bizDate: '2025-03-11', price: '0.005', qty: '3' })
  expect(await draftBill(app, other, '202503')).toMatchObject({ payable: '0.02' })
})
