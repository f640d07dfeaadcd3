// @postgres: sums of stored integers
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { auditedBill, auditedFee } from '../../support/bills.ts'
import { newCustomer } from '../../support/contracts.ts'

/* Amounts that are recorded to the cent, and are beyond what a double holds when they are added up. */
let app: TestApp
let customerId: string
const price = '8999999999.01'

beforeAll(async () => {
  app = await startApp({ clock: () => '2025-04-02T02:00:00.000Z' })
  customerId = await newCustomer(app, '大额客户')
  const huge = { customerId, price, qty: '9999.9999', taxRate: '0' }
  await auditedFee(app, { ...huge, bizDate: '2025-02-10' })
  await auditedFee(app, { ...huge, bizDate: '2025-03-10' })
  await auditedFee(app, { ...huge, bizDate: '2025-03-11', price: '8999999999.02' })
  await auditedFee(app, { ...huge, bizDate: '2025-03-12', price: '0.05', qty: '1', recPay: 2 })
})
afterAll(() => app.close())

// 8999999999.01 × 9999.9999, and that with 8999999999.02 × 9999.9999.
const one = '89999999090100.00'
const both = '179999998180300.00'

test('revenue, cost and profit are exact to the cent, and sorted by their size', async () => {
  const range = { dateFrom: '2025-02-01', dateTo: '2025-03-31', customerId }
  const rows = async (query: object) =>
    (await app.data('revenueReport.page', { ...range, ...query }, 'cw')).records
  expect(await rows({ by: 'month', descs: ['revenue'] })).toMatchObject([
    {
      label: '2025-03',
      revenue: both,
      cost: '0.05',
      profit: '179999998180299.95',
      margin: '1.000000',
    },
    { label: '2025-02', revenue: one, profit: one },
  ])
  expect(await rows({ by: 'customer' })).toMatchObject([{ revenue: '269999997270400.00' }])
})

test('fees without a bill are exact to the cent', async () => {
  const { records } = await app.data('unbilledReport.page', { customerId }, 'cw')
  expect(records).toMatchObject([
    { period: '202502', audited: one },
    { period: '202503', audited: both },
  ])
})

test('debts of several bills are exact to the cent', async () => {
  const debtor = await newCustomer(app, '大额欠款客户')
  for (const month of ['01', '02', '03']) {
    const fee = { customerId: debtor, price, qty: '9999.9999', taxRate: '0' }
    await auditedFee(app, { ...fee, bizDate: `2025-${month}-10` })
    await auditedBill(app, debtor, `2025${month}`)
  }
  const { records } = await app.data('agingReport.page', { customerId: debtor }, 'cw')
  expect(records).toMatchObject([{ bills: 3, notDue: one, total: '269999997270300.00' }])
})
