// @postgres: fees
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { auditedFee } from '../../support/bills.ts'
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
