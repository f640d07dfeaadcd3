// @postgres: rows by data scope
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, statusAndReason, type TestApp } from '../support/app.ts'
import {
  auditedFee,
  billStep,
  draftBill,
  invoiceDraft,
  invoicedBill,
  invoicedCustomer,
  signedPage,
  withInvoiceDetails,
} from '../support/bills.ts'
import type { Made } from '../support/contracts.ts'
import { customerNamed } from '../support/fees.ts'
import { png } from '../support/pictures.ts'

let app: TestApp
let customerId: string

beforeAll(async () => {
  app = await startApp({ clock: () => '2025-04-02T02:00:00.000Z' })
  customerId = await customerNamed(app, '青岛样例橡胶', 'kf')
})
afterAll(() => app.close())

const held = ({ id, version }: Made) => ({ id, version })
const refusal = async (operation: string, input: object, as = 'kh') =>
  statusAndReason(await app.call(operation, input, as))

describe('the bill of a customer', () => {
  let bill: Made

  beforeAll(async () => {
    await auditedFee(app, { customerId, bizDate: '2025-01-10' })
    bill = await draftBill(app, customerId, '202501')
  })

  const seen = async () => ({
    history: (await app.data('record.operations', { businessId: bill.id }, 'kh')).length,
    found: (await app.data('search.find', { text: String(bill['billNo']) }, 'kh')).length,
    documents: await refusal('file.list', { uploadModuleCode: 'ZDGL', businessId: bill.id }),
    paper: (await app.call('paper.print', { paper: 'bill', businessId: bill.id }, 'kh')).status,
  })

  test('shows it nothing of itself before the audit, and everything from then on', async () => {
    await signedPage(app, bill)
    expect(await seen()).toEqual({
      history: 0,
      found: 0,
      documents: [404, 'record.notFound'],
      paper: 404,
    })
    const submitted = await billStep(app, 'submit', bill, 'jf')
    bill = await billStep(app, 'pass', submitted, 'cw')
    const { history, ...more } = await seen()
    expect(history).toBeGreaterThan(2)
    expect(more).toEqual({ found: 1, documents: [200, undefined], paper: 200 })
  })

  test('waits for it on its home until it is confirmed, and counts there when it is overdue', async () => {
    const waiting = async () => {
      const { todos } = await app.data('dashboard.home', {}, 'kh')
      return todos.map(({ key, count, late }: any) => [key, count, late])
    }
    expect(await waiting()).toEqual([
      ['billsToConfirm', 1, 1],
      ['paymentsOverdue', 1, 1],
    ])
    await app.data('bill.confirm', held(bill), 'kh')
    expect(await waiting()).toEqual([['paymentsOverdue', 1, 1]])
  })

  test('holds the receipts of its fees, and no fee that it is owed itself', async () => {
    const own = await auditedFee(app, { customerId, bizDate: '2025-01-11' })
    const owed = await auditedFee(app, { customerId, bizDate: '2025-01-11', recPay: 2 })
    const receipts = ({ id }: Made) => ({ uploadModuleCode: 'JFGL', businessId: id })
    for (const fee of [own, owed]) {
      const file = { name: '垫付凭证.png', bytes: png() }
      await app.form('file.upload', { fields: { ...receipts(fee), docType: 'QT' }, file }, 'jf')
    }
    expect(await app.data('file.list', receipts(own), 'kh')).toMatchObject([
      { name: '垫付凭证.png' },
    ])
    expect(await refusal('file.list', receipts(owed))).toEqual([404, 'record.notFound'])
    expect(await refusal('feeLine.get', { id: owed.id })).toEqual([404, 'record.notFound'])
  })
})

describe('the money of a customer', () => {
  const period = '202502'
  const money = { payDate: '2025-04-01', currency: 'CNY', amount: '100' }
  let own: { bill: Made; invoice: Made }
  let other: { bill: Made; invoice: Made }

  /** An invoiced bill of a customer. */
  const invoiced = async (of: { customerId: string; customerInvoiceId: string }) => {
    await auditedFee(app, { customerId: of.customerId, bizDate: '2025-02-10' })
    return invoicedBill(app, of, period)
  }
  const paid = (bill: Made, customer: string): Promise<Made> =>
    app.data(
      'payment.create',
      { ...money, customerId: customer, parts: [{ billId: bill.id, amount: '10' }] },
      'cw',
    )

  beforeAll(async () => {
    own = await invoiced(await withInvoiceDetails(app, customerId, '青岛样例橡胶'))
    other = await invoiced(await invoicedCustomer(app, '别家客户'))
  })

  test('is shown to it with its bills, and nothing of what others pay or nobody knows', async () => {
    const mine = await paid(own.bill, customerId)
    const theirs = await paid(other.bill, String(other.bill['customerId']))
    const unknown: Made = await app.data('payment.create', money, 'cw')
    const { records } = await app.data('payment.page', {}, 'kh')
    expect(records.map(({ id }: Made) => id)).toEqual([mine.id])
    const [sum] = await app.data('payment.totals', {}, 'kh')
    expect(sum).toMatchObject({ count: 1, amount: '100.00' })
    expect(await app.data('payment.get', { id: mine.id }, 'kh')).toMatchObject({
      writeOffs: [{ billNo: own.bill['billNo'], amount: '10.00' }],
    })
    expect(await app.data('payment.ofBill', { billId: own.bill.id }, 'kh')).toHaveLength(1)
    expect(await app.data('payment.ofBill', { billId: other.bill.id }, 'kh')).toEqual([])
    for (const { id } of [theirs, unknown])
      expect(await refusal('payment.get', { id })).toEqual([404, 'record.notFound'])
  })

  test('hides what was recorded by mistake', async () => {
    const wrong: Made = await app.data('payment.create', { ...money, customerId }, 'cw')
    await app.data('payment.void', { ...held(wrong), reason: '录错' }, 'cw')
    expect(await refusal('payment.get', { id: wrong.id })).toEqual([404, 'record.notFound'])
  })

  test('shows it its invoices, and lets it record neither invoices nor payments', async () => {
    const { records } = await app.data('invoice.page', {}, 'kh')
    expect(records.map(({ id }: Made) => id)).toEqual([own.invoice.id])
    expect(await app.data('invoice.ofBill', { billId: own.bill.id }, 'kh')).toHaveLength(1)
    expect(await app.data('invoice.ofBill', { billId: other.bill.id }, 'kh')).toEqual([])
    expect(await refusal('invoice.get', { id: other.invoice.id })).toEqual([404, 'record.notFound'])
    const draft = invoiceDraft('F1', [{ bill: own.bill }])
    expect(await refusal('invoice.create', draft)).toEqual([403, 'access.denied'])
    expect(await refusal('payment.create', money)).toEqual([403, 'access.denied'])
  })
})
