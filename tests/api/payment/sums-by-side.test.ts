// @postgres: fees
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { auditedFee, typedFee } from '../../support/bills.ts'
import { newCustomer } from '../../support/contracts.ts'

/* What customers owe and what is owed to suppliers are two sums: added up they mean nothing. */

let app: TestApp
let customerId: string
beforeAll(async () => {
  app = await startApp({ clock: () => '2025-04-02T02:00:00.000Z' })
  customerId = await newCustomer(app, '又收又付')
  const sides = [
    [1, '100'],
    [2, '30'],
  ] as const
  for (const [recPay, price] of sides) {
    await auditedFee(app, { customerId, bizDate: '2025-03-10', recPay, price })
    await app.data('bill.generate', { customerId, period: '202503', recPay }, 'jf')
    const money = { recPay, customerId, amount: price, currency: 'CNY', payDate: '2025-04-01' }
    await app.data('payment.create', { ...money, payerName: '又收又付' }, 'cw')
  }
})
afterAll(() => app.close())

test.each([
  ['feeLine.totals', 'amount'],
  ['bill.totals', 'payable'],
  ['payment.totals', 'amount'],
])('%s adds up receivable and payable apart', async (operation, key) => {
  const sums: Record<string, unknown>[] = await app.data(operation, { customerId }, 'cw')
  expect(sums.map((sum) => [sum['recPay'], sum['count'], sum[key]])).toEqual([
    [1, 1, '100.00'],
    [2, 1, '30.00'],
  ])
})

test.each([1, 2])('fees are found by their side: %i', async (recPay) => {
  const { total, records } = await app.data('feeLine.page', { customerId, recPay }, 'cw')
  expect([total, records[0].recPay]).toEqual([1, recPay])
})

test('sums of fees tell by side how many voided lines they leave out', async () => {
  const owner = await newCustomer(app, '又收又废')
  await typedFee(app, { customerId: owner, bizDate: '2025-03-10' })
  const sides = [
    ['7', 1],
    ['8', 1],
    ['9', 2],
  ] as const
  for (const [price, recPay] of sides) {
    const fee = { customerId: owner, bizDate: '2025-03-11', price, recPay }
    const { id, version } = await typedFee(app, fee)
    await app.data('feeLine.void', { id, version, reason: '重复' }, 'jf')
  }
  const sums = async (filter: object) => {
    const found: any[] = await app.data('feeLine.totals', { customerId: owner, ...filter }, 'cw')
    return found.map((sum) => [sum.recPay, sum.count, sum.amount, sum.voided])
  }
  expect((await app.data('feeLine.page', { customerId: owner }, 'cw')).total).toBe(4)
  expect(await sums({})).toEqual([
    [1, 1, '100.00', 2],
    [2, 0, '0.00', 1],
  ])
  expect(await sums({ recPay: 2 })).toEqual([[2, 0, '0.00', 1]])
  // Asked for, they are summed up.
  expect(await sums({ status: 9, recPay: 1 })).toEqual([[1, 2, '15.00', 0]])
})
