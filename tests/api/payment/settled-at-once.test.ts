// @postgres: locks of bills and payments, what several people settle at once
import { expect, test } from 'vitest'
import { versioned } from '../../contract/sample.ts'
import { auditedFee, confirmedBill, invoiceDraft, invoicedCredit } from '../../support/bills.ts'
import type { Made } from '../../support/contracts.ts'
import { paymentSuite } from './payments.ts'

/* Whoever comes second is told so, and no cent is counted twice. */
const { app, turn, current, money, paid, aBill, another } = paymentSuite()

type Call = readonly [operation: string, input: object, as: string]

/** The statuses of calls that are sent at the same moment. */
const atOnce = async (calls: readonly Call[]): Promise<number[]> => {
  const answers = await Promise.all(calls.map((call) => app().call(...call)))
  return answers.map(({ status }) => status).sort()
}

test('two people at one bill do not pay it twice', async () => {
  const { bill, customerId } = await aBill()
  const payment = money({ customerId, parts: [{ billId: bill.id, amount: '1000' }] })
  const both = ['cw', 'admin'].map((as): Call => ['payment.create', payment, as])
  expect(await atOnce(both)).toEqual([200, 409])
  expect(await current(bill)).toMatchObject({ status: 6, paid: '1000.00' })
})

test('two people at one payment do not spend it twice', async () => {
  const one = await aBill()
  const second = await another(one, '1000')
  const payment = await paid({ customerId: one.customerId })
  const spent = ({ id }: Made): Call => {
    const parts = [{ billId: id, amount: '1000' }]
    return ['payment.writeOff', { ...versioned(payment), parts }, 'cw']
  }
  expect(await atOnce([spent(one.bill), spent(second)])).toEqual([200, 409])
})

test('two people do not give back the same money twice', async () => {
  const { bill, customerId } = await aBill()
  const parts = [{ billId: bill.id, amount: '1000' }]
  const surplus = await paid({ customerId, amount: '1300', parts })
  const refunds = [{ paymentId: surplus.id, amount: '300' }]
  const back = money({ recPay: 2, customerId, amount: '300', refunds })
  const both = ['cw', 'admin'].map((as): Call => ['payment.create', back, as])
  expect(await atOnce(both)).toEqual([200, 409])
  const now = await app().data('payment.get', { id: surplus.id }, 'cw')
  expect(now).toMatchObject({ rest: '0.00', status: 3 })
})

test('two people who offset one credit note do not spend it twice', async () => {
  const of = await aBill()
  const { bill, line, customerId, customerInvoiceId } = of
  const note = await invoicedCredit(app(), { bill, lines: [line] }, { customerInvoiceId })
  const other = await another(of, '1000')
  const spent = ({ id }: Made, as: string): Call => {
    const parts = [
      { billId: id, amount: '1000' },
      { billId: note.id, amount: '-1000' },
    ]
    return ['payment.offset', { customerId, payDate: '2025-04-02', currency: 'CNY', parts }, as]
  }
  expect(await atOnce([spent(bill, 'cw'), spent(other, 'admin')])).toEqual([200, 409])
  expect(await current(note)).toMatchObject({ status: 6, paid: '1000.00' })
})

/** A confirmed bill of 1,280.00 that has no invoice yet, and an invoice over all or a part of it. */
async function uninvoiced() {
  const { customerId, customerInvoiceId } = await aBill()
  await auditedFee(app(), { customerId, bizDate: '2025-02-10', price: '1280' })
  const bill = await confirmedBill(app(), customerId, '202502')
  const invoice = (at: number, part: object = {}) =>
    invoiceDraft(`25372000${turn()}${at}`.padEnd(20, '0'), [{ bill, ...part }], {
      customerInvoiceId,
    })
  return { bill, invoice }
}

test('an invoice by two at once, or by an impatient click, is counted once', async () => {
  const { bill, invoice } = await uninvoiced()
  const both = ['cw', 'admin'].map((as, at): Call => ['invoice.create', invoice(at), as])
  expect(await atOnce(both)).toEqual([200, 409])
  expect(await current(bill)).toMatchObject({ status: 4, invoiced: '1280.00' })
})

test('invoices in parts by several at once wait for the other, and each is counted', async () => {
  const { bill, invoice } = await uninvoiced()
  const part = { amount: '320.00', tax: '18.11' }
  const all = [1, 2, 3].map((at): Call => ['invoice.create', invoice(at, part), 'cw'])
  expect(await atOnce(all)).toEqual([200, 200, 200])
  expect(await current(bill)).toMatchObject({ status: 3, invoiced: '960.00' })
})
