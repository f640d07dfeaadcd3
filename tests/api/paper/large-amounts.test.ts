import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { auditedBill, auditedFee } from '../../support/bills.ts'
import { flatLine, newCustomer, type Made } from '../../support/contracts.ts'
import { priced } from '../../support/fees.ts'
import { readPdf } from '../../support/pdf.ts'

/* Figures of billions, on papers whose columns are made for less. */
let app: TestApp
let customerId: string
let bill: Made

beforeAll(async () => {
  app = await startApp({ clock: () => '2025-05-06T02:00:00.000Z' })
  customerId = await newCustomer(app, '大额打印客户')
  await priced(app, customerId, [flatLine], { settleInCny: 1 })
  const rate = { currency: 'JPY', month: '202502', rate: '0.048731' }
  await app.data('fxRate.create', rate, 'jf')
  const yen = { currency: 'JPY', price: '1234567890.12', qty: '100' }
  await auditedFee(app, { customerId, bizDate: '2025-03-03', ...yen })
  await auditedFee(app, { customerId, bizDate: '2025-03-04', price: '12345678.9' })
  bill = await auditedBill(app, customerId, '202503')
})
afterAll(() => app.close())

const printed = async (copy: object): Promise<string> =>
  (await readPdf(await app.download('paper.print', copy, 'jf'))).pages.join('\n')

test.each(['zh', 'en'])('a bill in %s breaks no figure over two lines', async (locale) => {
  const text = await printed({ paper: 'bill', businessId: bill.id, locale })
  for (const figure of ['123,456,789,012', '1,234,567,890.12', '6,016,172,785.34', '12,345,678.90'])
    expect(text).toContain(figure)
  // Net and tax of the yen, and the sums.
  for (const figure of ['5,675,634,703.15', '340,538,082.19', '6,028,518,464.24'])
    expect(text).toContain(figure)
})

test.each(['zh', 'en'])('a statement of account in %s breaks none either', async (locale) => {
  const account = { currency: 'CNY', dateFrom: '2025-05-01', dateTo: '2025-05-31' }
  const text = await printed({ paper: 'billStatement', businessId: customerId, account, locale })
  // In the head, as charged, as the balance after it and as what is not due.
  expect(text.match(/6,028,518,464\.24/g)?.length).toBeGreaterThan(4)
})
