import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { versioned } from '../../contract/sample.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import {
  auditedFee,
  billStep,
  invoicedBill,
  invoicedCustomer,
  invoiceDraft,
  signedPage,
} from '../../support/bills.ts'
import type { Made } from '../../support/contracts.ts'
import { ctxOf } from '../../support/ctx.ts'
import { expectSound } from '../../support/fees.ts'
import { outcome } from '../../support/outcome.ts'

const period = '202503'

let app: TestApp
let turn = 0

beforeAll(async () => {
  app = await startApp({ clock: () => '2025-05-06T02:00:00.000Z' })
})
afterAll(async () => {
  await expectSound(await ctxOf(app, 'cw', 'WMS_DEMO'))
  await app.close()
})

const bill = (of: Made): Promise<Made> => app.data('bill.get', { id: of.id }, 'cw')
const paymentNow = (of: Made): Promise<Made> => app.data('payment.get', { id: of.id }, 'cw')
const refusal = (operation: string, input: object, as = 'cw') => outcome(app, operation, input, as)
const money = (more: object = {}) => ({
  payDate: '2025-05-02',
  currency: 'CNY',
  amount: '300',
  ...more,
})
const paid = (more: object = {}): Promise<Made> => app.data('payment.create', money(more), 'cw')
const named = () => invoicedCustomer(app, `退款客户${(turn += 1)}`)

/** A customer with a paid bill of 1,000.00 and an invoiced credit note of 300.00 to it. */
async function credited() {
  const of = await named()
  const { customerId } = of
  const line = await auditedFee(app, { customerId, bizDate: '2025-03-10', price: '300' })
  await auditedFee(app, { customerId, bizDate: '2025-03-11', price: '700' })
  const made = await invoicedBill(app, of, period)
  const parts = [{ billId: made.bill.id, amount: '1000' }]
  await paid({ customerId, amount: '1000', parts })
  const asked = { id: made.bill.id, lineIds: [line.id], reason: '少作业' }
  const note: Made = await app.data('bill.credit', asked, 'jf')
  return { ...of, bill: made.bill, note: await invoicedNote(note, of) }
}

async function invoicedNote(draft: Made, more: object): Promise<Made> {
  const passed = await billStep(app, 'pass', await billStep(app, 'submit', draft, 'jf'), 'cw')
  const fileId = await signedPage(app, passed)
  const confirmed = await billStep(app, 'confirm', passed, 'jf', { fileId })
  const { customerInvoiceId } = more as { customerInvoiceId?: string }
  const kind = confirmed['recPay'] === 1 ? { customerInvoiceId } : { invoiceType: '1' }
  const invoice = invoiceDraft(`R${confirmed['billNo']}`, [{ bill: confirmed }], kind)
  expect(await app.data('invoice.create', invoice, 'cw')).toMatchObject({ gross: '-300.00' })
  return bill(confirmed)
}

describe('a credit note', () => {
  test('is paid back to the customer, and taken back is owed again', async () => {
    const { customerId, note } = await credited()
    expect(note).toMatchObject({ status: 4, outstanding: '-300.00' })
    const found = await app.data(
      'payment.payable',
      { customerId, recPay: 2, currency: 'CNY' },
      'cw',
    )
    expect(found).toMatchObject([{ id: note.id, outstanding: '300.00', isRefund: 1 }])
    const back = await paid({
      recPay: 2,
      customerId,
      amount: '500',
      parts: [{ billId: note.id, amount: '200' }],
    })
    expect(back).toMatchObject({
      paymentNo: expect.stringMatching(/^FK/),
      status: 2,
      rest: '300.00',
      writeOffs: [{ billNo: note['billNo'], amount: '-200.00', isRefund: 1 }],
    })
    expect(await bill(note)).toMatchObject({ status: 5, paid: '200.00', outstanding: '-100.00' })
    const done: Made = await app.data(
      'payment.writeOff',
      { ...versioned(back), parts: [{ billId: note.id, amount: '100' }] },
      'cw',
    )
    expect(done).toMatchObject({ status: 2, writtenOff: '300.00', rest: '200.00' })
    expect(await bill(note)).toMatchObject({ status: 6, outstanding: '0.00' })
    const undone = { ...versioned(done), writeOffId: done['writeOffs'][0].id, reason: '付错' }
    expect(await app.data('payment.takeBack', undone, 'cw')).toMatchObject({ rest: '400.00' })
    expect(await bill(note)).toMatchObject({ status: 5, outstanding: '-200.00' })
  })

  test('is given back no further than it goes, and no bill is', async () => {
    const { customerId, note, bill: charged } = await credited()
    const create = (more: object) => refusal('payment.create', money({ customerId, ...more }))
    const part = (of: Made, amount: string) => ({ parts: [{ billId: of.id, amount }] })
    expect(await create({ recPay: 2, amount: '900', ...part(note, '300.01') })).toEqual([
      409,
      'payment.tooMuch',
    ])
    expect(await create({ recPay: 2, ...part(note, '-300') })).toEqual([409, 'payment.tooMuch'])
    // Money that came in counts it below 0, as always.
    expect(await create({ ...part(note, '300') })).toEqual([409, 'payment.tooMuch'])
    expect(await create({ recPay: 2, ...part(charged, '1') })).toEqual([409, 'bill.wrongStatus'])
    const foreign = { recPay: 2, currency: 'USD', ...part(note, '300') }
    expect(await create(foreign)).toEqual([409, 'payment.otherCurrency'])
    const other = (await named()).customerId
    expect(await create({ recPay: 2, customerId: other, ...part(note, '300') })).toEqual([
      409,
      'payment.otherCustomer',
    ])
  })

  test('is suggested for money of that amount that went out', async () => {
    const { note } = await credited()
    const out = await paid({ recPay: 2, remark: `退 ${note['billNo']}` })
    const [found] = await app.data('payment.suggestions', { id: out.id }, 'cw')
    expect(found).toMatchObject({
      reasons: ['billNo', 'amount'],
      parts: [{ amount: '300.00', bill: { id: note.id } }],
    })
  })

  test('of a supplier is paid by money that comes in', async () => {
    const { customerId } = await named()
    const fee = { customerId, bizDate: '2025-03-10', price: '300', recPay: 2 as const }
    const line = await auditedFee(app, fee)
    const [draft]: Made[] = await app.data('bill.generate', { customerId, period, recPay: 2 }, 'jf')
    const owed = await billStep(app, 'pass', await billStep(app, 'submit', draft!, 'jf'), 'cw')
    const asked = { id: owed.id, lineIds: [line.id], reason: '对方少作业' }
    const draftNote: Made = await app.data('bill.credit', asked, 'jf')
    const note = await invoicedNote(draftNote, {})
    const parts = [{ billId: note.id, amount: '300' }]
    expect(await paid({ recPay: 1, customerId, parts })).toMatchObject({
      paymentNo: expect.stringMatching(/^SK/),
      status: 3,
    })
    expect(await bill(note)).toMatchObject({ status: 6 })
  })
})

describe('money that was paid too much', () => {
  /** 300.00 of 1,300.00 beyond the bill. */
  async function overpaid() {
    const of = await named()
    const { customerId } = of
    await auditedFee(app, { customerId, bizDate: '2025-03-10', price: '1000' })
    const { bill: charged } = await invoicedBill(app, of, period)
    const parts = [{ billId: charged.id, amount: '1000' }]
    const surplus = await paid({ customerId, amount: '1300', parts })
    return { customerId, bill: charged, surplus }
  }

  test('goes back, and both ends say so', async () => {
    const { customerId, surplus } = await overpaid()
    const owner = { customerId, recPay: 2, currency: 'CNY' }
    expect(await app.data('payment.refundable', owner, 'cw')).toMatchObject([{ id: surplus.id }])
    const refunds = [{ paymentId: surplus.id, amount: '300' }]
    const back = await paid({ recPay: 2, customerId, refunds })
    expect(back).toMatchObject({
      status: 3,
      rest: '0.00',
      refunds: [
        { otherId: surplus.id, otherNo: surplus['paymentNo'], amount: '300.00', status: 1 },
      ],
    })
    expect(await paymentNow(surplus)).toMatchObject({
      status: 3,
      writtenOff: '1300.00',
      refunds: [{ otherNo: back['paymentNo'], amount: '300.00' }],
    })
    const told: Made[] = await app.data('record.operations', { businessId: surplus.id }, 'cw')
    expect(told.map((each) => each['action'])).toContain('refund')
    const refundId = back['refunds'][0].id
    const undone = { ...versioned(await paymentNow(surplus)), refundId, reason: '没有退成' }
    expect(await app.data('payment.takeBack', undone, 'cw')).toMatchObject({ rest: '300.00' })
    const open = await paymentNow(back)
    expect(open).toMatchObject({ status: 1, rest: '300.00' })
    const again = { ...versioned(await paymentNow(surplus)), refundId, reason: '再来' }
    expect(await refusal('payment.takeBack', again)).toEqual([409, 'payment.refundIsBack'])
    const settled = { ...versioned(open), refunds }
    expect(await app.data('payment.writeOff', settled, 'cw')).toMatchObject({ status: 3 })
    // All of one end, its bill too: the other end is open with it.
    const whole = { ...versioned(await paymentNow(surplus)), reason: '全部撤销' }
    expect(await app.data('payment.takeBack', whole, 'cw')).toMatchObject({ rest: '1300.00' })
    expect(await paymentNow(back)).toMatchObject({ status: 1, rest: '300.00' })
  })

  test('goes back only as far as it is open, to whom it came from, in its currency', async () => {
    const { customerId, surplus } = await overpaid()
    const create = (more: object) =>
      refusal('payment.create', money({ recPay: 2, customerId, amount: '900', ...more }))
    const refund = (amount: string, of: Made = surplus) => ({ paymentId: of.id, amount })
    for (const [more, reason] of [
      [{ refunds: [refund('300.01')] }, 'payment.refundTooMuch'],
      [{ recPay: 1, refunds: [refund('300')] }, 'payment.refundSameWay'],
      [{ currency: 'USD', refunds: [refund('300')] }, 'payment.refundOtherCurrency'],
      [
        { customerId: (await named()).customerId, refunds: [refund('300')] },
        'payment.refundOtherCustomer',
      ],
      [{ amount: '200', refunds: [refund('300')] }, 'payment.beyondRest'],
    ] as const)
      expect(await create(more)).toEqual([409, reason])
    expect(await create({ refunds: [refund('1'), refund('2')] })).toEqual([
      400,
      'payment.refundTwice',
    ])
    expect(await create({ refunds: [refund('0')] })).toEqual([409, 'payment.refundTooMuch'])
    const gone = await paid({ customerId })
    await app.data('payment.void', { ...versioned(gone), reason: '录错' }, 'cw')
    expect(await create({ refunds: [refund('1', gone)] })).toEqual([409, 'payment.wrongStatus'])
    const none = { ...versioned(await paid({ recPay: 2, customerId })), parts: [] }
    expect(await refusal('payment.writeOff', none)).toEqual([400, 'payment.noParts'])
    expect(await paymentNow(surplus)).toMatchObject({ rest: '300.00' })
  })

  test('of nobody yet becomes that of whom the money came from', async () => {
    const { customerId, surplus } = await overpaid()
    const back = await paid({ recPay: 2, refunds: [{ paymentId: surplus.id, amount: '300' }] })
    expect(back).toMatchObject({ customerId, status: 3 })
  })
})
