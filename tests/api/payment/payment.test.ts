import { describe, expect, test } from 'vitest'
import { versioned } from '../../contract/sample.ts'
import {
  auditedFee,
  billStep,
  confirmedBill,
  invoicedBill,
  invoicedCustomer,
  signedPage,
} from '../../support/bills.ts'
import type { Made } from '../../support/contracts.ts'
import { paymentSuite, period } from './payments.ts'

const { app, current, refusal, money, paid, settled, aBill, another, lineStatus } = paymentSuite()

describe('money', () => {
  test('settles a bill in parts, and the bill and its fees follow', async () => {
    const { bill, line, customerId } = await aBill()
    const payment = await paid({ customerId, parts: [{ billId: bill.id, amount: '400' }] })
    expect(payment).toMatchObject({
      paymentNo: expect.stringMatching(/^SK20250402\d{4}$/),
      status: 2,
      writtenOff: '400.00',
      rest: '600.00',
      writeOffs: [{ billNo: bill['billNo'], amount: '400.00', status: 1 }],
    })
    expect(await current(bill)).toMatchObject({ status: 5, paid: '400.00', outstanding: '600.00' })
    expect(await lineStatus(line)).toBe(4)
    const done = await settled(payment, [{ billId: bill.id, amount: '600' }])
    expect(done).toMatchObject({ status: 3, rest: '0.00' })
    expect(await current(bill)).toMatchObject({ status: 6, paid: '1000.00', outstanding: '0.00' })
    expect(await lineStatus(line)).toBe(5)
    const found = await app().data('payment.ofBill', { billId: bill.id }, 'jf')
    expect(found).toMatchObject([
      { paymentNo: payment['paymentNo'], amount: '400.00' },
      { amount: '600.00' },
    ])
    expect((await app().data('payment.page', { billNo: bill['billNo'] }, 'jf')).total).toBe(1)
  })

  test('that is more than the bills rests as open money, and settles several', async () => {
    const one = await aBill()
    const second = await another(one, '200')
    const payment = await paid({
      customerId: one.customerId,
      amount: '1500',
      parts: [
        { billId: one.bill.id, amount: '1000' },
        { billId: second.id, amount: '200' },
      ],
    })
    expect(payment).toMatchObject({ status: 2, writtenOff: '1200.00', rest: '300.00' })
    expect(await current(second)).toMatchObject({ status: 6 })
    const open = await app().data('payment.page', { isOpen: 1, customerId: one.customerId }, 'jf')
    expect(open.records).toMatchObject([{ id: payment.id, rest: '300.00' }])
    const [sum] = await app().data('payment.totals', { customerId: one.customerId }, 'jf')
    expect(sum).toMatchObject({ count: 1, amount: '1500.00', rest: '300.00' })
  })

  test('settles no more than it is, and no more than the bill has', async () => {
    const { bill, customerId } = await aBill()
    const payment = await paid({ customerId, amount: '900' })
    const parts = (amount: string) => ({
      ...versioned(payment),
      parts: [{ billId: bill.id, amount }],
    })
    const { body } = await app().call('payment.writeOff', parts('900.01'), 'cw')
    expect(body.msg).toBe(
      `款项 ${payment['paymentNo']} 还可核销 900.00 CNY，所选账单合计 900.01，请修改金额`,
    )
    const rich = await paid({ customerId, amount: '5000' })
    const most = { ...versioned(rich), parts: [{ billId: bill.id, amount: '1000.01' }] }
    expect(await refusal('payment.writeOff', most)).toEqual([409, 'payment.tooMuch'])
    expect(await refusal('payment.writeOff', parts('-1'))).toEqual([409, 'payment.tooMuch'])
    const twice = { ...versioned(payment), parts: [parts('1').parts[0]!, parts('2').parts[0]!] }
    expect(await refusal('payment.writeOff', twice)).toEqual([400, 'bill.chosenTwice'])
    expect(await current(bill)).toMatchObject({ paid: '0.00', status: 4 })
  })

  test('is for bills of its customer, currency and side that were invoiced', async () => {
    const [a, b] = [await aBill(), await aBill()]
    const part = (bill: Made) => ({ parts: [{ billId: bill.id, amount: '1' }] })
    const create = (more: object) => refusal('payment.create', money(more))
    expect(await create({ customerId: a.customerId, ...part(b.bill) })).toEqual([
      409,
      'payment.otherCustomer',
    ])
    const { body } = await app().call(
      'payment.create',
      money({ currency: 'USD', ...part(a.bill) }),
      'cw',
    )
    expect(body.msg).toBe(`账单 ${a.bill['billNo']} 的币种为 CNY，款项为 USD；请用 CNY 的款项核销`)
    expect(await create({ recPay: 2, ...part(a.bill) })).toEqual([409, 'payment.otherSide'])
    await auditedFee(app(), { customerId: a.customerId, bizDate: '2025-01-10' })
    const confirmed = await confirmedBill(app(), a.customerId, '202501')
    expect(await create(part(confirmed))).toEqual([409, 'bill.wrongStatus'])
    expect(await create({ payDate: '2025-04-03' })).toEqual([400, 'payment.future'])
    expect(await create({ amount: '0' })).toEqual([400, 'request.invalid'])
    for (const as of ['jf', 'kh', 'sw'])
      expect(await refusal('payment.create', money(), as)).toEqual([403, 'access.denied'])
  })

  test('of nobody yet becomes that of the customer whose bill it settles', async () => {
    const { bill, customerId, name } = await aBill()
    const payment = await paid({ payerName: '某人' })
    expect(payment).toMatchObject({ customerId: '', customerName: '' })
    const done = await settled(payment, [{ billId: bill.id, amount: '1000' }])
    expect(done).toMatchObject({ customerId, customerName: name, status: 3 })
  })

  test('of the same bank reference, day and amount is recorded once', async () => {
    const reference = { reference: 'B20250402001' }
    const first = await paid(reference)
    expect(await refusal('payment.create', money(reference))).toEqual([409, 'payment.taken'])
    expect(await refusal('payment.create', money({ ...reference, amount: '2' }))).toEqual([200, 1])
    const gone = { ...versioned(first), reason: '录错' }
    expect(await refusal('payment.void', gone)).toEqual([200, 9])
    expect(await refusal('payment.create', money(reference))).toEqual([200, 1])
  })

  test('is changed and voided while nothing of it is written off', async () => {
    const { bill, customerId } = await aBill()
    const payment = await paid({ customerId })
    const change = { ...money({ amount: '1200.5' }), ...versioned(payment) }
    const changed: Made = await app().data('payment.update', change, 'cw')
    expect(changed).toMatchObject({ amount: '1200.50', rest: '1200.50' })
    const used = await settled(changed, [{ billId: bill.id, amount: '1' }])
    expect(await refusal('payment.update', { ...change, ...versioned(used) })).toEqual([
      409,
      'payment.wrongStatus',
    ])
    expect(await refusal('payment.void', { ...versioned(used), reason: '错' })).toEqual([
      409,
      'payment.wrongStatus',
    ])
  })

  test('for a supplier goes out under a number of its own', async () => {
    const of = await invoicedCustomer(app(), '供应商二')
    const { customerId } = of
    await auditedFee(app(), { customerId, bizDate: '2025-03-10', recPay: 2 })
    const [draft]: Made[] = await app().data(
      'bill.generate',
      { customerId, period, recPay: 2 },
      'jf',
    )
    const passed = await billStep(
      app(),
      'pass',
      await billStep(app(), 'submit', draft!, 'jf'),
      'cw',
    )
    const fileId = await signedPage(app(), passed)
    const bill = await billStep(app(), 'confirm', passed, 'jf', { fileId })
    const invoice = {
      invoiceNo: 'S-1',
      invoiceDate: '2025-04-01',
      invoiceType: '1',
      parts: [{ billId: bill.id, amount: '100', tax: '5.66' }],
    }
    await app().data('invoice.create', invoice, 'cw')
    const payment = await paid({
      recPay: 2,
      amount: '100',
      parts: [{ billId: bill.id, amount: '100' }],
    })
    expect(payment).toMatchObject({
      paymentNo: expect.stringMatching(/^FK/),
      customerId,
      status: 3,
    })
    expect(await current(bill)).toMatchObject({ status: 6 })
  })
})

test('bills are found by what is unpaid and overdue, and a customer sees its sums', async () => {
  const customerId = (await app().data('customer.page', { customerName: '青岛样例橡胶' }, 'kf'))
    .records[0].id
  const details = { customerId, invoiceTitle: '青岛', dutyNumber: '91370200MA3DEM0197' }
  const { id } = await app().data('customerInvoice.save', { ...details, invoiceType: '3' }, 'kf')
  const of = { customerId, customerInvoiceId: String(id) }
  await auditedFee(app(), { customerId, bizDate: '2024-12-10', price: '300' })
  const { bill } = await invoicedBill(app(), of, '202412')
  await auditedFee(app(), { customerId, bizDate: '2025-03-10', price: '200' })
  const later = (await invoicedBill(app(), of, period)).bill
  const nos = async (filters: object): Promise<string[]> => {
    const { records } = await app().data('bill.page', { customerId, ...filters, size: 50 }, 'kh')
    return records.map((row: Made) => row['billNo']).sort()
  }
  expect(await nos({ isUnpaid: 1 })).toEqual([bill['billNo'], later['billNo']].sort())
  expect(await nos({ isOverdue: 1 })).toEqual([bill['billNo']])
  await paid({ customerId, amount: '120', parts: [{ billId: bill.id, amount: '120' }] })
  expect(await app().data('bill.get', { id: bill.id }, 'kh')).toMatchObject({
    invoiced: '300.00',
    paid: '120.00',
    outstanding: '180.00',
  })
  const [sum] = await app().data('bill.totals', { customerId, isUnpaid: 1 }, 'kh')
  expect(sum).toMatchObject({ count: 2, outstanding: '380.00' })
  await paid({ customerId, amount: '180', parts: [{ billId: bill.id, amount: '180' }] })
  expect(await nos({ isOverdue: 1 })).toEqual([])
  expect(await nos({ isUnpaid: 1 })).toEqual([later['billNo']])
  expect(await refusal('payment.page', {}, 'kf')).toEqual([403, 'access.denied'])
})
