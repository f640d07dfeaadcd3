import { afterAll, beforeAll } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import {
  auditedBill,
  auditedFee,
  billStep,
  draftBill,
  invoicedCustomer,
  invoicedNote,
  invoiceDraft,
  signedPage,
} from '../../support/bills.ts'
import { type Made } from '../../support/contracts.ts'

type Paid = { amount: string; parts: object[]; payDate: string; recPay?: 1 | 2 }

export const april = { currency: 'CNY', dateFrom: '2025-04-01', dateTo: '2025-04-30' }

/** What a customer owes from day to day, with a clock that is turned until May. */
export function statementSuite() {
  let now = '2025-03-03T02:00:00.000Z'
  let app: TestApp
  let of: { customerId: string }
  let kind: { customerInvoiceId: string }
  let march: Made
  let note: Made

  /** Sets the clock; sessions of another day have expired. */
  function on(day: string): void {
    now = `${day}T04:00:00.000Z`
    for (const account of ['jf', 'cw', 'kf', 'kh', 'admin']) app.forget(account)
  }

  const asked = (more: object = {}) => ({ customerId: of.customerId, ...april, ...more })
  const rows = async (more: object = {}, as = 'cw'): Promise<any[]> =>
    (await app.data('billStatement.page', asked(more), as)).records
  const sums = (more: object = {}, as = 'cw') => app.data('billStatement.totals', asked(more), as)

  const paid = (given: Paid): Promise<Made> =>
    app.data('payment.create', { customerId: of.customerId, currency: 'CNY', ...given }, 'cw')

  /** Confirms an audited bill and puts all of it on an invoice. */
  async function invoiced(bill: Made): Promise<Made> {
    const fileId = await signedPage(app, bill)
    const confirmed = await billStep(app, 'confirm', bill, 'jf', { fileId })
    const draft = invoiceDraft(`F${confirmed['billNo']}`, [{ bill: confirmed }], kind)
    await app.data('invoice.create', draft, 'cw')
    return confirmed
  }

  beforeAll(async () => {
    app = await startApp({ clock: () => now })
    const { customerId, ...title } = await invoicedCustomer(app, '对账客户')
    of = { customerId }
    kind = title
    await auditedFee(app, { customerId, bizDate: '2025-02-10', price: '500' })
    const audited = await auditedBill(app, customerId, '202502')
    on('2025-04-02')
    const february = await invoiced(audited)
    await paid({
      amount: '200',
      parts: [{ billId: february.id, amount: '200' }],
      payDate: '2025-03-20',
    })
    const line = await auditedFee(app, { customerId, bizDate: '2025-03-10', price: '300' })
    const reduced = await auditedFee(app, { customerId, bizDate: '2025-03-11', price: '700' })
    await auditedFee(app, { customerId, bizDate: '2025-03-12', price: '80', currency: 'USD' })
    const both: Made[] = await app.data('bill.generate', { customerId, period: '202503' }, 'jf')
    const passed: Made[] = []
    for (const each of both)
      passed.push(await billStep(app, 'pass', await billStep(app, 'submit', each, 'jf'), 'cw'))
    const bill = passed.find(({ currency }) => currency === 'CNY')!
    on('2025-04-05')
    const less = { billId: bill.id, feeLineId: reduced.id, amount: '50', reason: '少作业' }
    const { id, version }: Made = await app.data('billReduction.create', less, 'jf')
    await app.data('billReduction.pass', { id, version }, 'cw')
    const lessened: Made = await app.data('bill.get', { id: bill.id }, 'jf')
    march = await invoiced(lessened)
    on('2025-04-10')
    const part = (amount: string) => [{ billId: march.id, amount }]
    await paid({ amount: '100', parts: part('100'), payDate: '2025-03-28' })
    await paid({ amount: '600', parts: part('400'), payDate: '2025-04-10' })
    on('2025-04-20')
    const credit = { id: march.id, lineIds: [line.id], reason: '少作业' }
    const credited: Made = await app.data('bill.credit', credit, 'jf')
    note = await invoicedNote(app, credited, kind)
    on('2025-04-22')
    const back = [{ billId: note.id, amount: '100' }]
    await paid({ amount: '100', parts: back, payDate: '2025-04-22', recPay: 2 })
    on('2025-05-06')
    await auditedFee(app, { customerId, bizDate: '2025-04-10', price: '9' })
    await draftBill(app, customerId, '202504')
  })
  afterAll(() => app.close())

  return {
    app: () => app,
    of: () => of,
    march: () => march,
    note: () => note,
    asked,
    rows,
    sums,
  }
}
