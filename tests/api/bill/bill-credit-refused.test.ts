// @postgres: fees, locks of bills
import { describe, expect, test } from 'vitest'
import { versioned } from '../../contract/sample.ts'
import { auditedBill, auditedFee, billStep, draftBill } from '../../support/bills.ts'
import { type Made } from '../../support/contracts.ts'
import { creditSuite, period } from './credits.ts'

const { app, current, feeNow, refusal, asked, credited, auditedTwo } = creditSuite()

describe('no credit note is made', () => {
  test('of a bill that is not audited, of a credit note, or of lines of another bill', async () => {
    const { bill, lines, customerId } = await auditedTwo()
    const other = await auditedFee(app(), { customerId, bizDate: '2025-04-10' })
    const draft = await draftBill(app(), customerId, '202504')
    expect(await refusal('bill.credit', asked(draft, [other]))).toEqual([409, 'bill.wrongStatus'])
    expect(await refusal('bill.credit', asked(bill, [other]))).toEqual([409, 'bill.notItsLine'])
    expect(await refusal('bill.credit', { ...asked(bill, lines), reason: ' ' })).toEqual([
      400,
      'request.invalid',
    ])
    const note = await credited(bill, [lines[0]!])
    expect(await refusal('bill.credit', asked(bill, [lines[0]!]))).toEqual([
      409,
      'feeLine.reversed',
    ])
    const passed = await billStep(app(), 'pass', await billStep(app(), 'submit', note, 'jf'), 'cw')
    const { reversedBy } = await feeNow(lines[0]!)
    const again = asked(passed, [{ id: reversedBy } as Made])
    expect(await refusal('bill.credit', again)).toEqual([409, 'bill.creditOfCredit'])
    for (const as of ['cw', 'kh', 'sw'])
      expect(await refusal('bill.credit', asked(bill, [lines[1]!]), as)).toEqual([
        403,
        'access.denied',
      ])
  })

  test('that would charge more', async () => {
    const { bill, lines, customerId } = await auditedTwo()
    // What 冲销 of a line alone makes goes the way of a fee, onto a bill below 0.
    await app().data(
      'feeLine.reverse',
      { ...versioned(await feeNow(lines[0]!)), reason: '错' },
      'jf',
    )
    const { reversedBy } = await feeNow(lines[0]!)
    const confirmed = await app().data(
      'feeLine.confirm',
      { lines: [versioned(await feeNow({ id: reversedBy } as Made))] },
      'jf',
    )
    await app().data('feeLine.audit', { lines: confirmed.map(versioned) }, 'cw')
    const negative = await auditedBill(app(), customerId, period)
    expect(negative).toMatchObject({ payable: '-300.00', creditOf: null })
    expect(await refusal('bill.credit', asked(negative, [{ id: reversedBy } as Made]))).toEqual([
      409,
      'feeLine.reversal',
    ])
    expect(await current(bill)).toMatchObject({ payable: '1200.00' })
  })

  test('over a line of which something was taken off, and nothing is taken off a line that is taken back', async () => {
    const { bill, lines } = await auditedTwo()
    const off = { billId: bill.id, feeLineId: lines[0]!.id, amount: '100', reason: '多收' }
    const reduction: Made = await app().data('billReduction.create', off, 'jf')
    const { status, body } = await app().call('bill.credit', asked(bill, [lines[0]!]), 'jf')
    const fee = lines[0]!['feeName']
    expect([status, body.msg]).toEqual([
      409,
      `「${fee}」已有调减 100.00 CNY，整行冲减会多退；请先撤销调减，或用调减退其余部分`,
    ])
    const reverse = { ...versioned(await feeNow(lines[0]!)), reason: '错' }
    expect(await refusal('feeLine.reverse', reverse)).toEqual([409, 'bill.creditReduced'])
    await app().data('billReduction.withdraw', versioned(reduction), 'jf')
    await credited(bill, [lines[0]!])
    expect(await refusal('billReduction.create', off)).toEqual([409, 'billReduction.reversed'])
  })

  test('and undone: the audit of its bill stays while there is one', async () => {
    const { bill, lines } = await auditedTwo()
    const note = await credited(bill, [lines[0]!])
    const back = async () => ({ ...versioned(await current(bill)), reason: '改' })
    expect(await refusal('bill.reopen', await back(), 'cw')).toEqual([409, 'bill.hasCredit'])
    const fresh = await back()
    expect(await refusal('bill.dispute', fresh)).toEqual([409, 'bill.hasCredit'])
    await billStep(app(), 'void', note, 'jf', { reason: '不冲减了' })
    expect(await refusal('bill.reopen', await back(), 'cw')).toEqual([200, '改'])
  })

  test('twice by two people at once', async () => {
    const { bill, lines } = await auditedTwo()
    const both = await Promise.all(
      ['jf', 'admin'].map((as) => app().call('bill.credit', asked(bill, [lines[0]!]), as)),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const { total } = await app().data('bill.page', { creditOf: bill.id }, 'jf')
    expect(total).toBe(1)
  })
})
