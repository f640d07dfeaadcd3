// @postgres: sums of fees and bills by days
import type { AgingRow, RevenueRow, UnbilledRow } from '@yuncang/shared/nouns/report/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, statusAndReason, type TestApp } from '../../support/app.ts'
import { auditedBill, auditedFee, typedFee } from '../../support/bills.ts'
import { newCustomer, type Made } from '../../support/contracts.ts'

let now = '2025-04-02T02:00:00.000Z'
let app: TestApp
let customerId: string
let bill: Made
const range = { dateFrom: '2025-02-01', dateTo: '2025-03-31' }

beforeAll(async () => {
  app = await startApp({ clock: () => now })
  customerId = await newCustomer(app, '报表客户')
  const line = await auditedFee(app, { customerId, bizDate: '2025-03-10', price: '1060' })
  await auditedFee(app, { customerId, bizDate: '2025-02-10', price: '212' })
  await auditedFee(app, { customerId, bizDate: '2025-02-11', price: '530', recPay: 2 })
  await auditedFee(app, { customerId, bizDate: '2025-02-12', price: '106', currency: 'USD' })
  await typedFee(app, { customerId, bizDate: '2025-03-12', price: '53' })
  bill = await auditedBill(app, customerId, '202503')
  const asked: Made = await app.data(
    'billReduction.create',
    { billId: bill.id, feeLineId: line.id, amount: '106', reason: '少作业一箱' },
    'jf',
  )
  await app.data('billReduction.pass', { id: asked.id, version: asked.version }, 'cw')
})
afterAll(() => app.close())

const revenue = async (query: object, as = 'cw'): Promise<RevenueRow[]> =>
  (await app.data('revenueReport.page', { ...range, customerId, ...query }, as)).records
const aging = async (query: object = {}): Promise<AgingRow[]> =>
  (await app.data('agingReport.page', { customerId, ...query }, 'cw')).records
const unbilled = async (query: object = {}): Promise<UnbilledRow[]> =>
  (await app.data('unbilledReport.page', { customerId, ...query }, 'cw')).records

describe('revenue', () => {
  // Net of 6 % tax: 1060 -> 1000, 212 -> 200, 530 -> 500, 106 -> 100, 53 -> 50.
  test('of a customer is what is audited without tax, less reductions and cost, by currency', async () => {
    expect(await revenue({ by: 'customer' })).toMatchObject([
      {
        label: '报表客户',
        currency: 'CNY',
        revenue: '1200.00',
        reduced: '-100.00',
        cost: '500.00',
        profit: '600.00',
        margin: '0.545455',
        estimated: '50.00',
        lines: 4,
      },
      { currency: 'USD', revenue: '100.00', cost: '0.00', profit: '100.00', margin: '1.000000' },
    ])
  })

  test('of months comes in their order, and a day outside of the range is in none', async () => {
    const months = await revenue({ by: 'month' })
    expect(months.map(({ id, profit }) => [id, profit])).toEqual([
      ['2025-02 CNY', '-300.00'],
      ['2025-02 USD', '100.00'],
      ['2025-03 CNY', '900.00'],
    ])
    const march = await revenue({ by: 'month', dateFrom: '2025-03-11' })
    expect(march).toMatchObject([{ revenue: '0.00', estimated: '50.00', margin: null }])
  })

  test('of a fee and of a bill of lading adds up to the same', async () => {
    for (const by of ['fee', 'bill']) {
      const yuan = (await revenue({ by })).filter(({ currency }) => currency === 'CNY')
      expect(yuan).toMatchObject([{ revenue: '1200.00', reduced: '-100.00', profit: '600.00' }])
    }
  })

  test('is sorted by what is asked for, by size', async () => {
    const up = await revenue({ by: 'month', ascs: ['profit'] })
    expect(up.map(({ profit }) => profit)).toEqual(['-300.00', '100.00', '900.00'])
  })

  test('wants days in their order, not more than five years of them', async () => {
    for (const dateTo of ['2025-01-31', '2031-01-31']) {
      const refused = await app.call('revenueReport.page', { ...range, dateTo, by: 'fee' }, 'cw')
      expect(refused.status).toBe(400)
    }
  })

  test('is nothing that customers, tally clerks and gate guards see', async () => {
    for (const as of ['kh', 'lh', 'mg', 'ck']) {
      const refused = await app.call('revenueReport.page', { ...range, by: 'fee' }, as)
      expect(statusAndReason(refused)).toEqual([403, 'access.denied'])
    }
  })
})

describe('unbilled fees', () => {
  test('are those that no bill holds, by month and currency, audited and not', async () => {
    expect(await unbilled()).toMatchObject([
      { period: '202502', currency: 'CNY', audited: '212.00', open: '0.00', lines: 1 },
      { period: '202502', currency: 'USD', audited: '106.00' },
      { period: '202503', currency: 'CNY', audited: '0.00', open: '53.00', missing: 0 },
    ])
    expect(await unbilled({ recPay: 2 })).toMatchObject([{ audited: '530.00' }])
  })
})

describe('aging', () => {
  test('has what is not paid of a bill in the age that its due day gives it', async () => {
    const due = Date.parse(`${String(bill['dueDate'])}T02:00:00.000Z`)
    const on = async (days: number) => {
      now = new Date(due + days * 86_400_000).toISOString()
      // Sessions do not last that long.
      app.forget('cw')
      return (await aging())[0]
    }
    expect(await on(0)).toMatchObject({ notDue: '954.00', first: '0.00', total: '954.00' })
    expect(await on(1)).toMatchObject({ notDue: '0.00', first: '954.00' })
    expect(await on(30)).toMatchObject({ first: '954.00' })
    expect(await on(31)).toMatchObject({ second: '954.00' })
    expect(await on(91)).toMatchObject({ older: '954.00', bills: 1 })
  })
})
