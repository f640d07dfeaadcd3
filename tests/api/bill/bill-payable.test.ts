import { describe, expect, test } from 'vitest'
import { versioned } from '../../contract/sample.ts'
import { billStep, invoiceDraft, invoicedCredit, signedPage } from '../../support/bills.ts'
import type { Made } from '../../support/contracts.ts'
import { kind, payableSuite } from './payables.ts'

/* What the warehouse company owes a supplier: what is taken off it, and given back of it. */
const { app, current, refusal, off, owed, invoiced } = payableSuite()

describe('what is taken off a payable bill', () => {
  test('is split at the tax rate of its line, audited by finance, and owed no more', async () => {
    const { bill, more } = await owed()
    const asked: Made = await app().data('billReduction.create', off(bill, more, '106'), 'jf')
    expect(asked).toMatchObject({ amount: '-106.00', netAmount: '-100.00', taxAmount: '-6.00' })
    expect(await refusal('billReduction.pass', versioned(asked), 'jf')).toEqual([
      403,
      'access.denied',
    ])
    await app().data('billReduction.pass', versioned(asked), 'cw')
    expect(await current(bill)).toMatchObject({
      recPay: 2,
      reduceAmount: '-106.00',
      payable: '1094.00',
      outstanding: '1094.00',
    })
  })

  test('is at most its line, of that bill, and nothing once all of it is invoiced', async () => {
    const { bill, less } = await owed()
    const other = await owed()
    expect(await refusal('billReduction.create', off(bill, less, '300.01'))).toEqual([
      409,
      'billReduction.tooMuch',
    ])
    expect((await refusal('billReduction.create', off(bill, other.less, '1')))[0]).toBe(404)
    const late = await invoiced()
    expect(await refusal('billReduction.create', off(late.bill, late.less, '1'))).toEqual([
      409,
      'bill.wrongStatus',
    ])
  })

  test('does not bring the bill below what is invoiced of it', async () => {
    const { bill, more } = await owed()
    const waiting: Made = await app().data('billReduction.create', off(bill, more, '201'), 'jf')
    const fileId = await signedPage(app(), bill)
    const confirmed = await billStep(app(), 'confirm', await current(bill), 'jf', { fileId })
    const part = { bill: confirmed, amount: '1000', tax: '56.60' }
    await app().data('invoice.create', invoiceDraft(`P${bill['billNo']}`, [part], kind), 'cw')
    expect(await refusal('billReduction.pass', versioned(waiting), 'cw')).toEqual([
      409,
      'billReduction.belowInvoiced',
    ])
  })
})

describe('a credit note of a supplier', () => {
  test('gives fees back, is invoiced below 0 and settled by money that comes in', async () => {
    const { supplierId: customerId, bill, less } = await invoiced()
    const note = await invoicedCredit(app(), { bill, lines: [less] }, kind)
    expect(note).toMatchObject({
      recPay: 2,
      creditOf: bill.id,
      payable: '-300.00',
      outstanding: '-300.00',
      status: 4,
    })
    expect(await current(bill)).toMatchObject({ payable: '1200.00', status: 4 })
    const money = { customerId, payDate: '2025-05-02', currency: 'CNY' }
    const parts = [{ billId: note.id, amount: '300' }]
    const tooMuch = { ...money, amount: '400', parts: [{ billId: note.id, amount: '301' }] }
    expect((await refusal('payment.create', tooMuch, 'cw'))[0]).toBe(409)
    const back: Made = await app().data('payment.create', { ...money, amount: '300', parts }, 'cw')
    expect(back).toMatchObject({ paymentNo: expect.stringMatching(/^SK/), status: 3 })
    expect(await current(note)).toMatchObject({ status: 6, outstanding: '0.00' })
  })

  test('is set against its bill in one payment', async () => {
    const { supplierId: customerId, bill, less } = await invoiced()
    const note = await invoicedCredit(app(), { bill, lines: [less] }, kind)
    const parts = [
      { billId: bill.id, amount: '1200' },
      { billId: note.id, amount: '-300' },
    ]
    const money = { customerId, recPay: 2, payDate: '2025-05-02', currency: 'CNY', amount: '900' }
    expect(await app().data('payment.create', { ...money, parts }, 'cw')).toMatchObject({
      status: 3,
      rest: '0.00',
    })
    const both = await Promise.all([bill, note].map(current))
    expect(both.map(({ status }) => status)).toEqual([6, 6])
  })

  test('is offset with its bill without money, and the offset is taken back as a whole', async () => {
    const { supplierId: customerId, bill, less, more } = await invoiced()
    const note = await invoicedCredit(app(), { bill, lines: [less, more] }, kind)
    const owner = { customerId, recPay: 2, currency: 'CNY' }
    const open: Made[] = await app().data('payment.payable', owner, 'cw')
    expect(
      Object.fromEntries(
        open.map(({ id, outstanding, isRefund }) => [id, [outstanding, isRefund]]),
      ),
    ).toEqual({ [bill.id]: ['1200.00', 0], [note.id]: ['-1200.00', 0] })
    const parts = [
      { billId: bill.id, amount: '1200' },
      { billId: note.id, amount: '-1200' },
    ]
    const asked = { ...owner, payDate: '2025-05-02', parts }
    expect(await refusal('payment.offset', { ...asked, recPay: 1 }, 'cw')).toEqual([
      409,
      'payment.offsetOtherSide',
    ])
    const made: Made = await app().data('payment.offset', asked, 'cw')
    expect(made).toMatchObject({
      paymentNo: expect.stringMatching(/^CD/),
      recPay: 2,
      amount: '0.00',
      rest: '0.00',
      status: 3,
      source: 3,
    })
    const settled = await Promise.all([bill, note].map(current))
    expect(settled.map(({ status, outstanding }) => [status, outstanding])).toEqual([
      [6, '0.00'],
      [6, '0.00'],
    ])
    expect(await app().data('payment.totals', { customerId }, 'cw')).toEqual([])
    const back = { ...versioned(made), reason: '冲错' }
    expect(await app().data('payment.takeBack', back, 'cw')).toMatchObject({ status: 9 })
    const owedAgain = await Promise.all([bill, note].map(current))
    expect(owedAgain.map(({ status, outstanding }) => [status, outstanding])).toEqual([
      [4, '1200.00'],
      [4, '-1200.00'],
    ])
  })

  test('is refused of a draft, of a line that is reduced, of a credit note, and without the right', async () => {
    const { bill, less, more } = await owed()
    const asked = (of: Made, line: Made) => ({ id: of.id, lineIds: [line.id], reason: '少运' })
    await app().data('billReduction.create', off(bill, less, '10'), 'jf')
    expect(await refusal('bill.credit', asked(bill, less))).toEqual([409, 'bill.creditReduced'])
    for (const as of ['cw', 'kh'])
      expect(await refusal('bill.credit', asked(bill, more), as)).toEqual([403, 'access.denied'])
    const note: Made = await app().data('bill.credit', asked(bill, more), 'jf')
    expect(note).toMatchObject({ recPay: 2, payable: '-900.00', status: 0 })
    const { reversedBy } = await app().data('feeLine.get', { id: more.id }, 'jf')
    const ofNote = asked(note, { id: reversedBy } as Made)
    expect(await refusal('bill.credit', ofNote)).toEqual([409, 'bill.wrongStatus'])
    const passed = await billStep(app(), 'pass', await billStep(app(), 'submit', note, 'jf'), 'cw')
    expect(await refusal('bill.credit', asked(passed, { id: reversedBy } as Made))).toEqual([
      409,
      'bill.creditOfCredit',
    ])
    const reopen = { ...versioned(await current(bill)), reason: '改' }
    expect(await refusal('bill.reopen', reopen, 'cw')).toEqual([409, 'bill.hasCredit'])
    expect(await refusal('billReduction.create', off(bill, more, '1'))).toEqual([
      409,
      'billReduction.reversed',
    ])
  })
})
