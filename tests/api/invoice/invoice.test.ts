import { inTenant } from '@yuncang/db/handle'
import { eq, isNull } from '@yuncang/db/sql'
import { describe, expect, test } from 'vitest'
import { versioned } from '../../contract/sample.ts'
import {
  auditedBill,
  auditedFee,
  billStep,
  confirmedBill,
  invoiceDraft,
  invoicedCustomer,
  signedPage,
} from '../../support/bills.ts'
import type { Made } from '../../support/contracts.ts'
import { invoiceSuite, period } from './invoices.ts'

const { app, number, current, refusal, aBill, record, tried, lineStatus } = invoiceSuite()

const isToldOf = async (id: string, kind: string): Promise<boolean> => {
  const rows = await app().services.db.read(inTenant('WMS_DEMO'), (read) =>
    read.select(read.t.notice, eq(read.t.notice.businessId, id), isNull(read.t.notice.doneTime)),
  )
  return rows.some((each) => each.kind === kind)
}

describe('an invoice over a bill', () => {
  test('of all of it is what its notice asked for; so is an audit that is taken back', async () => {
    const { bill, customerInvoiceId } = await aBill()
    const isAsked = () => isToldOf(bill.id, 'bill.toInvoice')
    expect(await isAsked()).toBe(true)
    await record({ customerInvoiceId }, [{ bill, amount: '280', tax: '15.85' }])
    expect(await isAsked()).toBe(true)
    await record({ customerInvoiceId }, [{ bill, amount: '1000', tax: '56.60' }])
    expect(await isAsked()).toBe(false)
    const { bill: other } = await aBill()
    await billStep(app(), 'reopen', other, 'cw', { reason: '重新核对' })
    expect(await isToldOf(other.id, 'bill.toInvoice')).toBe(false)
  })

  test('in whole makes it invoiced, and its fees', async () => {
    const { bill, line, customerInvoiceId } = await aBill()
    const invoice = await record({ customerInvoiceId }, [{ bill }])
    expect(invoice).toMatchObject({
      recPay: 1,
      status: 1,
      invoiceType: '3',
      dutyNumber: '91370200MA3DEM0197',
      gross: '1280.00',
      net: '1207.55',
      tax: '72.45',
      parts: [{ billNo: bill['billNo'], amount: '1280.00', tax: '72.45' }],
    })
    expect(await current(bill)).toMatchObject({
      status: 4,
      invoiced: '1280.00',
      outstanding: '1280.00',
    })
    expect(await lineStatus(line)).toBe(4)
    const found = await app().data('invoice.ofBill', { billId: bill.id }, 'jf')
    expect(found).toMatchObject([{ id: invoice.id, part: { amount: '1280.00' } }])
    expect((await app().data('invoice.page', { billNo: bill['billNo'] }, 'jf')).total).toBe(1)
  })

  test('in part leaves it confirmed, and the rest can follow, never more', async () => {
    const { bill, customerId, customerInvoiceId } = await aBill()
    const of = { customerInvoiceId }
    await record(of, [{ bill, amount: '1000', tax: '56.60' }])
    expect(await current(bill)).toMatchObject({ status: 3, invoiced: '1000.00' })
    const [left] = await app().data('invoice.invoiceable', { customerId, recPay: 1 }, 'cw')
    expect(left).toMatchObject({ billId: bill.id, amount: '280', tax: '15.85' })
    const { body } = await app().call(
      'invoice.create',
      invoiceDraft(number(), [{ bill, amount: '280.01', tax: '15.85' }], of),
      'cw',
    )
    expect(body.msg).toBe(`账单 ${bill['billNo']} 还可开票 280.00 CNY，请修改金额`)
    expect(await tried(of, [{ bill, amount: '0', tax: '0' }])).toEqual([409, 'invoice.tooMuch'])
    expect(await tried(of, [{ bill, amount: '-1', tax: '0' }])).toEqual([409, 'invoice.tooMuch'])
    expect(await tried(of, [{ bill, amount: '280', tax: '16' }])).toEqual([400, 'invoice.badTax'])
    await record(of, [{ bill, amount: '280', tax: '15.85' }])
    expect(await current(bill)).toMatchObject({ status: 4, invoiced: '1280.00' })
    expect(await tried(of, [{ bill, amount: '1', tax: '0' }])).toEqual([409, 'bill.wrongStatus'])
  })

  test('may hold several of one customer, and none of another or of another currency', async () => {
    const one = await aBill()
    await auditedFee(app(), { customerId: one.customerId, bizDate: '2025-02-10', price: '100' })
    const second = await confirmedBill(app(), one.customerId, '202502')
    const invoice = await record(one, [{ bill: one.bill }, { bill: second }])
    expect(invoice).toMatchObject({ gross: '1380.00', tax: '78.11' })
    expect(invoice['parts']).toHaveLength(2)
    const [a, b] = [await aBill(), await aBill()]
    expect(await tried(a, [{ bill: a.bill }, { bill: b.bill }])).toEqual([409, 'invoice.mixed'])
    expect(await tried(a, [{ bill: a.bill }, { bill: a.bill }])).toEqual([400, 'bill.chosenTwice'])
  })

  test('is refused until the bill is confirmed, and to whoever may only read', async () => {
    const of = await invoicedCustomer(app(), '未确认客户')
    await auditedFee(app(), { customerId: of.customerId, bizDate: '2025-03-10' })
    const bill = await auditedBill(app(), of.customerId, period)
    expect(await tried(of, [{ bill }])).toEqual([409, 'bill.wrongStatus'])
    const { customerInvoiceId } = of
    const draft = invoiceDraft(number(), [{ bill }], { customerInvoiceId })
    for (const as of ['jf', 'kh', 'sw'])
      expect(await refusal('invoice.create', draft, as)).toEqual([403, 'access.denied'])
    expect(await refusal('invoice.page', {}, 'kf')).toEqual([403, 'access.denied'])
  })

  test('names invoice details of its customer, with a tax number where the kind needs one', async () => {
    const { bill, customerId } = await aBill()
    const without = invoiceDraft(number(), [{ bill }])
    expect(await refusal('invoice.create', without)).toEqual([400, 'invoice.detailsRequired'])
    const other = await invoicedCustomer(app(), '别人的资料')
    expect(await tried(other, [{ bill }])).toEqual([400, 'invoice.detailsOfOther'])
    const overseas = { customerId, invoiceTitle: '无税号', invoiceType: '1' }
    const { id } = await app().data('customerInvoice.save', overseas, 'kf')
    expect(await tried({ customerInvoiceId: id }, [{ bill }])).toEqual([
      409,
      'invoice.dutyNumberMissing',
    ])
  })

  test('has a number that is there once, and a day that has come', async () => {
    const [a, b] = [await aBill(), await aBill()]
    const no = number()
    await record(a, [{ bill: a.bill, amount: '1', tax: '0' }], no)
    const { customerInvoiceId } = b
    const again = invoiceDraft(` ${no} `, [{ bill: b.bill }], { customerInvoiceId })
    expect(await refusal('invoice.create', again)).toEqual([409, 'invoice.taken'])
    const tomorrow = { customerInvoiceId, invoiceDate: '2025-04-03' }
    const draft = invoiceDraft(number(), [{ bill: b.bill }], tomorrow)
    expect(await refusal('invoice.create', draft)).toEqual([400, 'invoice.future'])
  })

  test('that a supplier has sent is recorded with its kind, its numbers apart from ours', async () => {
    const { bill, customerInvoiceId } = await aBill()
    const no = number()
    await record({ customerInvoiceId }, [{ bill }], no)
    const supplier = await invoicedCustomer(app(), '供应商一')
    const { customerId } = supplier
    await auditedFee(app(), { customerId, bizDate: '2025-03-10', recPay: 2 })
    const [owed]: Made[] = await app().data(
      'bill.generate',
      { customerId, period, recPay: 2 },
      'jf',
    )
    const submitted = await billStep(app(), 'submit', owed!, 'jf')
    const passed = await billStep(app(), 'pass', submitted, 'cw')
    const fileId = await signedPage(app(), passed)
    const confirmed = await billStep(app(), 'confirm', passed, 'jf', { fileId })
    const draft = invoiceDraft(no, [{ bill: confirmed }])
    expect(await refusal('invoice.create', draft)).toEqual([400, 'invoice.typeRequired'])
    const received: Made = await app().data('invoice.create', { ...draft, invoiceType: '1' }, 'cw')
    expect(received).toMatchObject({ recPay: 2, invoiceType: '1', gross: '100.00' })
    expect(await current(confirmed)).toMatchObject({ status: 4 })
  })
})

describe('what an invoice keeps of its bill', () => {
  test('its audit stays, and a reduction does not bring it below', async () => {
    const { bill, line, customerInvoiceId } = await aBill()
    const of = { customerInvoiceId }
    await record(of, [{ bill, amount: '1000', tax: '56.60' }])
    const held = await current(bill)
    expect(await refusal('bill.reopen', { ...versioned(held), reason: '改' })).toEqual([
      409,
      'bill.invoicedAlready',
    ])
    const reduce = async (amount: string): Promise<Made> =>
      app().data(
        'billReduction.create',
        { billId: bill.id, feeLineId: line.id, amount, reason: '多收' },
        'jf',
      )
    const tooMuch = await reduce('280.01')
    expect(await refusal('billReduction.pass', versioned(tooMuch))).toEqual([
      409,
      'billReduction.belowInvoiced',
    ])
    await app().data('billReduction.refuse', { ...versioned(tooMuch), msg: '多了' }, 'cw')
    const exact = await reduce('280')
    expect(await isToldOf(bill.id, 'bill.toInvoice')).toBe(true)
    expect(await refusal('billReduction.pass', versioned(exact))).toEqual([200, 2])
    expect(await isToldOf(bill.id, 'bill.toInvoice')).toBe(false)
    // What is left of it is all invoiced now.
    expect(await current(bill)).toMatchObject({ status: 4, payable: '1000.00' })
    expect(await lineStatus(line)).toBe(4)
  })
})
