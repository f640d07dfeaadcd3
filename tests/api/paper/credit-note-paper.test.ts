import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { auditedBill, auditedFee, billStep } from '../../support/bills.ts'
import { newCustomer, type Made } from '../../support/contracts.ts'
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
