import { describe, expect, test } from 'vitest'
import { auditedFee, confirmedBill } from '../../support/bills.ts'
import { versioned } from '../../contract/sample.ts'
import type { Made } from '../../support/contracts.ts'
import { paymentSuite } from './payments.ts'

const { app, turn, current, refusal, paid, settled, aBill, lineStatus } = paymentSuite()

describe('a write-off', () => {
  test('is taken back with a reason: the bill is owed again, the money open', async () => {
    const { bill, line, customerId } = await aBill()
    const payment = await paid({ customerId, parts: [{ billId: bill.id, amount: '1000' }] })
    const writeOffId = payment['writeOffs'][0].id
    const back = { ...versioned(payment), writeOffId }
    expect(await refusal('payment.takeBack', { ...back, reason: ' ' })).toEqual([
      400,
      'request.invalid',
    ])
    const open: Made = await app().data('payment.takeBack', { ...back, reason: '认错客户' }, 'cw')
    expect(open).toMatchObject({
      status: 1,
      rest: '1000.00',
      writeOffs: [{ status: 9, reason: '认错客户' }],
    })
    expect(await current(bill)).toMatchObject({ status: 4, paid: '0.00', outstanding: '1000.00' })
    expect(await lineStatus(line)).toBe(4)
    const again = { ...versioned(open), writeOffId, reason: '再来' }
    expect(await refusal('payment.takeBack', again)).toEqual([409, 'payment.wrongStatus'])
    await settled(open, [{ billId: bill.id, amount: '1000' }])
    expect(await current(bill)).toMatchObject({ status: 6 })
  })

  test('outlasts an invoice that is taken back and written anew', async () => {
    const { bill, invoice, customerId, customerInvoiceId } = await aBill()
    await paid({ customerId, parts: [{ billId: bill.id, amount: '1000' }] })
    const red = { invoiceNo: `RED${turn()}`, invoiceDate: '2025-04-02', reason: '抬头有误' }
    await app().data('invoice.reverse', { ...versioned(invoice), ...red }, 'cw')
    expect(await current(bill)).toMatchObject({ status: 6, invoiced: '0.00', paid: '1000.00' })
    const anew = {
      invoiceNo: `NEW${turn()}`,
      invoiceDate: '2025-04-02',
      customerInvoiceId,
      parts: [{ billId: bill.id, amount: '1000', tax: '56.60' }],
    }
    await app().data('invoice.create', anew, 'cw')
    expect(await current(bill)).toMatchObject({ status: 6, invoiced: '1000.00' })
  })
})

test('suggestions name the bills that open money most likely settles', async () => {
  const a = await aBill('777.01', '上海演示（集团）物流有限公司')
  const b = await aBill('888.02')
  const [byPayer, byNumber, unknown] = [
    await paid({ amount: '777.01', payerName: '上海演示(集团)物流有限公司' }),
    await paid({ amount: '500', payerName: '代付', remark: `付 ${b.bill['billNo']} 费用` }),
    await paid({ amount: '3.33', payerName: '谁也不是' }),
  ]
  const found = await app().data('payment.suggestions', {}, 'cw')
  const of = (payment: Made) => found.find((each: any) => each.payment.id === payment.id)
  expect(of(byPayer)).toMatchObject({
    reasons: ['amount', 'payer'],
    parts: [{ amount: '777.01', bill: { id: a.bill.id } }],
  })
  expect(of(byNumber)).toMatchObject({
    reasons: ['billNo'],
    parts: [{ amount: '500.00', bill: { id: b.bill.id } }],
  })
  expect(of(unknown)).toMatchObject({ reasons: [], parts: [] })
  const [{ bill, amount }] = of(byNumber).parts
  await settled(byNumber, [{ billId: bill.id, amount }])
  expect(await current(b.bill)).toMatchObject({ status: 5, outstanding: '388.02' })
})

test('money says why a bill that its remark names is not suggested for it', async () => {
  const [of, other, payer] = [await aBill('611.01'), await aBill('622.02'), await aBill('633.03')]
  const [no, otherNo] = [of.bill['billNo'], other.bill['billNo']]
  await auditedFee(app(), { customerId: of.customerId, bizDate: '2025-01-10' })
  const draft = await confirmedBill(app(), of.customerId, '202501')
  const remarked = (more: object) => paid({ amount: '5.55', payerName: '谁也不是', ...more })
  const cases = [
    [await remarked({ customerId: payer.customerId, remark: `付${no}` }), [[no, 'customer']]],
    [await remarked({ currency: 'USD', remark: no.toLowerCase() }), [[no, 'currency']]],
    [await remarked({ recPay: 2, remark: no }), [[no, 'direction']]],
    [await remarked({ remark: `运费 ${draft['billNo']}` }), [[draft['billNo'], 'status']]],
    [
      await remarked({ remark: `${no},${otherNo}` }),
      [
        [no, 'severalCustomers'],
        [otherNo, 'severalCustomers'],
      ],
    ],
    [await remarked({ remark: no }), []],
    [await remarked({ remark: `再付 ${no}` }), [[no, 'taken']]],
  ] as const
  const found = await app().data('payment.suggestions', {}, 'cw')
  for (const [payment, missed] of cases) {
    const suggestion = found.find((each: any) => each.payment.id === payment.id)
    const whys = suggestion.missed.map(({ billNo, why }: any) => [billNo, why]).toSorted()
    expect(whys, String(payment['remark'])).toEqual(missed)
  }
})
