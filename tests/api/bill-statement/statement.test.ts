// @postgres: sums over joins, and rows of one customer
import { deliverDue } from '@yuncang/server/outbox/worker'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, statusAndReason, type TestApp } from '../../support/app.ts'
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
import { customerNamed } from '../../support/fees.ts'
import { outcome } from '../../support/outcome.ts'
import { readPdf } from '../../support/pdf.ts'

/* What a customer owes from day to day, with a clock that the tests turn. */
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

const april = { currency: 'CNY', dateFrom: '2025-04-01', dateTo: '2025-04-30' }
const asked = (more: object = {}) => ({ customerId: of.customerId, ...april, ...more })
const rows = async (more: object = {}, as = 'cw'): Promise<any[]> =>
  (await app.data('billStatement.page', asked(more), as)).records
const sums = (more: object = {}, as = 'cw') => app.data('billStatement.totals', asked(more), as)

type Paid = { amount: string; parts: object[]; payDate: string; recPay?: 1 | 2 }
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

describe('a statement of account', () => {
  test('has each audited bill, what was taken off it and what settles it, on their days', async () => {
    const shown = (await rows()).map((row) => [
      row.day,
      row.kind,
      row.charged ?? row.settled,
      row.balance,
    ])
    expect(shown).toEqual([
      ['2025-04-01', 'opening', null, '300.00'],
      ['2025-04-02', 'bill', '1000.00', '1300.00'],
      // Money came before the bill that it settles.
      ['2025-04-02', 'payment', '100.00', '1200.00'],
      ['2025-04-05', 'reduction', '-50.00', '1150.00'],
      ['2025-04-10', 'payment', '400.00', '750.00'],
      ['2025-04-20', 'credit', '-300.00', '450.00'],
      ['2025-04-22', 'refund', '-100.00', '550.00'],
      ['2025-04-30', 'closing', null, '550.00'],
    ])
    expect((await rows())[1]).toMatchObject({
      no: march['billNo'],
      recordId: march.id,
      period: '202503',
      dueDate: '2025-04-30',
    })
  })

  test('comes to what its bills have outstanding, by the days since they were due', async () => {
    const found = await sums()
    expect(found).toMatchObject({
      customerName: '对账客户',
      opening: '300.00',
      charged: '650.00',
      settled: '400.00',
      closing: '550.00',
      second: '300.00',
      unsettled: '200.00',
    })
    const ages = ['notDue', 'first', 'second', 'third', 'older'].map((age) => Number(found[age]))
    expect(ages.reduce((all, each) => all + each, 0)).toBe(550)
    const { customerId } = of
    const totals = await app.data('bill.totals', { customerId, recPay: 1, currency: 'CNY' }, 'cw')
    expect(totals[0].outstanding).toBe(found.closing)
    // A credit note that is refunded in part counts with what is left of it there, too.
    const aging = await app.data('agingReport.page', { customerId, recPay: 1 }, 'cw')
    const [inCny] = aging.records.filter(({ currency }: { currency: string }) => currency === 'CNY')
    expect(inCny.total).toBe(found.closing)
  })

  test('of an earlier day tells what was owed then, and other currencies stand apart', async () => {
    expect(await sums({ dateTo: '2025-04-09' })).toMatchObject({ closing: '1150.00' })
    expect(await sums({ dateFrom: '2025-03-01', dateTo: '2025-03-19' })).toMatchObject({
      opening: '0.00',
      closing: '500.00',
    })
    expect(await sums({ currency: 'USD' })).toMatchObject({ closing: '80.00' })
  })

  test('forgets a bill whose audit is taken back', async () => {
    const { customerId } = await invoicedCustomer(app, '反审核的客户')
    await auditedFee(app, { customerId, bizDate: '2025-03-10', price: '70' })
    const bill = await auditedBill(app, customerId, '202503')
    const may = { customerId, dateTo: '2025-05-31' }
    expect(await sums(may)).toMatchObject({ closing: '70.00' })
    await billStep(app, 'reopen', bill, 'cw', { reason: '金额有误' })
    expect(await rows(may)).toMatchObject([
      { kind: 'opening' },
      { kind: 'closing', balance: '0.00' },
    ])
  })

  test('is read by billing, finance and its customer, and by no other customer', async () => {
    expect(await outcome(app, 'billStatement.totals', asked(), 'kf')).toEqual([
      403,
      'access.denied',
    ])
    const refused = await app.call('billStatement.totals', asked(), 'kh')
    expect(statusAndReason(refused)).toEqual([404, 'record.notFound'])
    const own = await customerNamed(app, '青岛样例橡胶', 'kf')
    await auditedFee(app, { customerId: own, bizDate: '2025-04-10', price: '33' })
    await auditedBill(app, own, '202504')
    const inMay = { customerId: own, dateFrom: '2025-05-06', dateTo: '2025-05-06' }
    const mine = await sums(inMay, 'kh')
    expect(mine.charged).toBe('33.00')
    expect(mine).toEqual(await sums(inMay, 'jf'))
    expect(await app.data('billStatement.page', april, 'cw')).toMatchObject({ total: 0 })
    const backwards = asked({ dateTo: '2025-03-01' })
    expect((await outcome(app, 'billStatement.totals', backwards, 'cw'))[0]).toBe(400)
  })
})

describe('on paper', () => {
  const print = (more: object, as = 'cw') =>
    app.call('paper.print', { paper: 'billStatement', businessId: of.customerId, ...more }, as)

  test('it says its balances and rows in either language, and is counted', async () => {
    const businessId = of.customerId
    const copy = { paper: 'billStatement', businessId, account: april }
    const text = async (locale: string) =>
      (await readPdf(await app.download('paper.print', { ...copy, locale }, 'cw'))).pages.join('')
    const chinese = await text('zh')
    for (const each of [
      '客户对账单',
      '对账客户',
      march['billNo'],
      note['billNo'],
      '550.00',
      '贷项通知单',
    ])
      expect(chinese).toContain(each)
    expect(await text('en')).toContain('Statement of account')
    const copies = await app.data('paper.copies', { paper: 'billStatement', businessId }, 'cw')
    expect(copies.map(({ times }: { times: number }) => times)).toEqual([2, 1])
  })

  test('it is printed of a currency and days, by those who read it', async () => {
    expect(statusAndReason(await print({}))).toEqual([400, 'billStatement.whichAccount'])
    expect((await print({ account: april }, 'kf')).status).toBe(403)
    expect((await print({ account: april }, 'kh')).status).toBe(404)
  })
})

describe('by mail', () => {
  test('it goes to those who take mail, once, and the customer tells of it', async () => {
    const { customerId } = of
    const contact = { customerId, name: '财务', phone: '13800009999', email: 'cw@example.com' }
    await app.data('customerContacter.save', { ...contact, isNotify: 1 }, 'kf')
    const letter = await app.data('billStatement.letter', { id: customerId, ...april }, 'cw')
    expect(letter.mailboxes).toEqual([{ name: '财务', email: 'cw@example.com', isUsual: true }])
    expect(letter.text).toContain('期末余额 550.00 CNY')
    const { version } = await sums()
    const { locale, subject, text } = letter
    const words = { locale, subject, text }
    const given = { id: customerId, ...april, version, recipients: ['cw@example.com'], ...words }
    expect(await outcome(app, 'billStatement.sendMail', given, 'kh')).toEqual([
      403,
      'access.denied',
    ])
    const mails = await app.data('billStatement.sendMail', given, 'cw')
    expect(mails).toMatchObject([{ recipient: 'cw@example.com', status: 0 }])
    // Somebody else looked at it before that.
    expect(await outcome(app, 'billStatement.sendMail', given, 'jf')).toEqual([409, 'record.stale'])
    await deliverDue(app.services)
    const posted = (await app.data('outbox.mails', { current: 1, size: 5 }, 'admin')).records
    expect(posted).toHaveLength(1)
    expect(posted[0].attachments[0].name).toMatch(/^客户对账单 /)
    expect(await app.data('billStatement.mails', { id: customerId }, 'jf')).toMatchObject([
      { status: 1 },
    ])
    const history = await app.data('record.operations', { businessId: customerId }, 'cw')
    expect(history.map(({ action }: { action: string }) => action)).toContain('sendStatement')
  })
})
