// @postgres: fees, locks of bills
import { describe, expect, test } from 'vitest'
import { versioned } from '../../contract/sample.ts'
import {
  auditedBill,
  auditedFee,
  billStep,
  confirmedBill,
  draftBill,
  invoicedBill,
  invoicedCustomer,
  invoiceDraft,
  signedPage,
} from '../../support/bills.ts'
import { newCustomer, type Made } from '../../support/contracts.ts'
import { closeThrough } from '../../support/months.ts'
import { creditSuite, period } from './credits.ts'

const { app, nextTurn, current, feeNow, refusal, asked, credited, twoFees, auditedTwo } =
  creditSuite()

/** The credit note passed and confirmed by a page that the customer has signed. */
async function confirmedNote(note: Made): Promise<Made> {
  const passed = await billStep(app(), 'pass', await billStep(app(), 'submit', note, 'jf'), 'cw')
  return billStep(app(), 'confirm', passed, 'jf', { fileId: await signedPage(app(), passed) })
}

describe('a credit note', () => {
  test('takes lines of an audited bill back, and the bill stays as the customer has it', async () => {
    const { bill, lines } = await auditedTwo()
    const note = await credited(bill, [lines[0]!])
    expect(note).toMatchObject({
      billNo: expect.stringMatching(/^ZD/),
      status: 0,
      period,
      creditOf: bill.id,
      creditOfNo: bill['billNo'],
      lineCount: 1,
      payable: '-300.00',
      netTotal: '-283.02',
      taxTotal: '-16.98',
      outstanding: '-300.00',
      // Not due before it was made.
      dueDate: '2025-05-06',
    })
    expect(await current(bill)).toMatchObject({ status: 2, payable: '1200.00', lineCount: 2 })
    const { reversedBy } = await feeNow(lines[0]!)
    expect(await feeNow({ id: reversedBy } as Made)).toMatchObject({
      amount: '-300.00',
      reversalOf: lines[0]!.id,
      status: 3,
      billId: note.id,
      remark: '少作业',
    })
    const told: Made[] = await app().data('record.operations', { businessId: bill.id }, 'jf')
    expect(told.map((each) => each['action'])).toContain('credit')
  })

  test('takes more lines until it is submitted, and goes the way of every bill', async () => {
    const { bill, lines } = await auditedTwo()
    const first = await credited(bill, [lines[0]!])
    const note = await credited(bill, [lines[1]!])
    expect(note).toMatchObject({ id: first.id, lineCount: 2, payable: '-1200.00' })
    const submitted = await billStep(app(), 'submit', note, 'jf')
    expect(await refusal('bill.pass', versioned(submitted), 'jf')).toEqual([403, 'access.denied'])
    const passed = await billStep(app(), 'pass', submitted, 'cw')
    expect(passed).toMatchObject({ status: 2 })
    const page = await app().data('bill.page', { creditOf: bill.id }, 'jf')
    expect(page.records).toMatchObject([{ id: note.id }])
    for (const [isCredit, ids] of [
      [1, [note.id]],
      [0, [bill.id]],
    ] as const) {
      const { customerId } = bill as Made & { customerId: string }
      const found = await app().data('bill.page', { customerId, isCredit }, 'jf')
      expect(found.records.map(({ id }: Made) => id)).toEqual(ids)
    }
  })

  test('while it is being audited takes no more, and a second one follows its audit', async () => {
    const { bill, lines } = await auditedTwo()
    const submitted = await billStep(app(), 'submit', await credited(bill, [lines[0]!]), 'jf')
    expect(await refusal('bill.credit', asked(bill, [lines[1]!]))).toEqual([
      409,
      'bill.creditUnderway',
    ])
    await billStep(app(), 'pass', submitted, 'cw')
    const second = await credited(bill, [lines[1]!])
    expect(second).toMatchObject({ payable: '-900.00', creditOf: bill.id })
    expect(second.id).not.toBe(submitted.id)
  })

  test('that is voided, or loses a line, lets what it took back count again', async () => {
    const { bill, lines } = await auditedTwo()
    const note = await credited(bill, lines)
    const { reversedBy } = await feeNow(lines[0]!)
    const less: Made = await app().data(
      'bill.removeLines',
      { ...versioned(note), lineIds: [reversedBy] },
      'jf',
    )
    expect(less).toMatchObject({ lineCount: 1, payable: '-900.00' })
    expect(await feeNow({ id: reversedBy } as Made)).toMatchObject({ status: 9, billId: null })
    expect(await feeNow(lines[0]!)).toMatchObject({ reversedBy: null, status: 3 })
    await billStep(app(), 'void', less, 'jf', { reason: '不冲减了' })
    expect(await feeNow(lines[1]!)).toMatchObject({ reversedBy: null, status: 3 })
    expect((await app().data('bill.unbilled', { period }, 'jf')).length).toBe(0)
    expect(await credited(bill, lines)).toMatchObject({ payable: '-1200.00' })
  })

  test('of a paid bill is invoiced below 0 with the next bill, and settles with it', async () => {
    const of = await invoicedCustomer(app(), `贷项客户${nextTurn()}`)
    const [line] = await twoFees(of.customerId)
    const { bill } = await invoicedBill(app(), of, period)
    const money = { payDate: '2025-05-01', currency: 'CNY', customerId: of.customerId }
    const all = [{ billId: bill.id, amount: '1200' }]
    await app().data('payment.create', { ...money, amount: '1200', parts: all }, 'cw')
    expect(await current(bill)).toMatchObject({ status: 6 })
    const note = await confirmedNote(await credited(bill, [line!]))
    await auditedFee(app(), { customerId: of.customerId, bizDate: '2025-04-10', price: '1000' })
    const next = await confirmedBill(app(), of.customerId, '202504')
    const draft = invoiceDraft(`C${nextTurn()}`, [{ bill: note }, { bill: next }], {
      customerInvoiceId: of.customerInvoiceId,
    })
    const invoice = await app().data('invoice.create', draft, 'cw')
    expect(invoice).toMatchObject({ gross: '700.00', tax: '39.62' })
    const parts = [
      { billId: note.id, amount: '-300' },
      { billId: next.id, amount: '1000' },
    ]
    const payment = await app().data('payment.create', { ...money, amount: '700', parts }, 'cw')
    expect(payment).toMatchObject({ status: 3, rest: '0.00' })
    for (const each of [note, next]) expect(await current(each)).toMatchObject({ status: 6 })
  })

  test('of a closed month belongs to the first open one, and does not close it for goods', async () => {
    const customerId = await newCustomer(app(), '贷项客户闭月', 'kf.zjwl')
    const [line] = await twoFees(customerId, '.zjwl')
    const bill = await auditedBill(app(), customerId, period, '.zjwl')
    await closeThrough(app(), 'WMS_ZJWL', '202504')
    const note: Made = await app().data('bill.credit', asked(bill, [line!]), 'jf.zjwl')
    expect(note).toMatchObject({ period: '202505', payable: '-300.00' })
    const submitted = await billStep(app(), 'submit', note, 'jf.zjwl')
    // Its month goes on, and that is no matter.
    expect(await billStep(app(), 'pass', submitted, 'cw.zjwl')).toMatchObject({ status: 2 })
  })

  test('does not stop the bill of the same month from being generated', async () => {
    const { bill, lines, customerId } = await auditedTwo()
    const note = await credited(bill, [lines[0]!])
    await auditedFee(app(), { customerId, bizDate: '2025-03-20', price: '50' })
    const late = await draftBill(app(), customerId, period)
    expect(late).toMatchObject({ payable: '50.00', creditOf: null })
    expect(late.id).not.toBe(note.id)
  })

  test('is never overdue for the customer', async () => {
    const { bill, lines, customerId } = await auditedTwo()
    const note = await credited(bill, lines)
    await billStep(app(), 'pass', await billStep(app(), 'submit', note, 'jf'), 'cw')
    const later = { customerId, isOverdue: 1 }
    const { records } = await app().data('bill.page', later, 'jf')
    expect(records.map(({ id }: Made) => id)).toEqual([bill.id])
  })
})
