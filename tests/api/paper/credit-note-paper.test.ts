import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { auditedBill, auditedFee, billStep } from '../../support/bills.ts'
import { flatLine, newCustomer, type Made } from '../../support/contracts.ts'
import { priced } from '../../support/fees.ts'
import { readPdf } from '../../support/pdf.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ clock: () => '2025-05-06T02:00:00.000Z' })
})
afterAll(() => app.close())

test('a credit note on paper says why, on one page in either language', async () => {
  const customerId = await newCustomer(app, '贷项打印客户')
  const line = await auditedFee(app, { customerId, bizDate: '2025-03-10', price: '300' })
  const bill = await auditedBill(app, customerId, '202503')
  const reason = '现场核对，多计一次作业'
  const given = { id: bill.id, lineIds: [line.id], reason }
  const note: Made = await app.data('bill.credit', given, 'jf')
  await billStep(app, 'pass', await billStep(app, 'submit', note, 'jf'), 'cw')
  const printed = async (locale: 'zh' | 'en') => {
    const copy = { paper: 'bill', businessId: note.id, locale }
    const { pages } = await readPdf(await app.download('paper.print', copy, 'jf'))
    return pages
  }
  const [chinese = ''] = await printed('zh')
  for (const text of ['贷项通知单', '原因', reason, '300.00 CNY', '客户确认'])
    expect(chinese).toContain(text)
  const [english = ''] = await printed('en')
  // Titles of columns stand in one line.
  for (const text of ['Credit note', 'Reason', reason, 'Tax rate', 'Confirmed by the customer'])
    expect(english).toContain(text)
})

test('a bill in CNY says what foreign fees are in their currency, and at which rate', async () => {
  const customerId = await newCustomer(app, '外币打印客户')
  await priced(app, customerId, [flatLine], { settleInCny: 1 })
  const rate = { currency: 'JPY', month: '202502', rate: '0.048731' }
  await app.data('fxRate.create', rate, 'jf')
  await auditedFee(app, { customerId, bizDate: '2025-03-03', currency: 'JPY', price: '1013' })
  await auditedFee(app, { customerId, bizDate: '2025-03-04', price: '50.5' })
  const bill = await auditedBill(app, customerId, '202503')
  for (const [locale, titles] of [
    ['zh', '原币金额 汇率 税率 不含税 税额 含税金额'],
    ['en', 'Original Rate Tax rate Net Tax Amount'],
  ] as const) {
    const copy = { paper: 'bill', businessId: bill.id, locale }
    const { pages } = await readPdf(await app.download('paper.print', copy, 'jf'))
    // 46.57 and 47.64 are net at 6 %.
    for (const text of [titles, '1,013 JPY 0.048731 6% 46.57 2.79 49.36', '94.21 5.65 99.86'])
      expect(pages[0]).toContain(text)
  }
})
