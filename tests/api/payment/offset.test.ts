import { describe, expect, test } from 'vitest'
import { versioned } from '../../contract/sample.ts'
import { invoicedCredit } from '../../support/bills.ts'
import type { Made } from '../../support/contracts.ts'
import { paymentSuite } from './payments.ts'

const { app, current, refusal, aBill, another, lineStatus } = paymentSuite()

/** A customer with an invoiced bill of 1,000.00, a credit note of -1,000.00 to it and another bill. */
async function credited(price = '1000') {
  const of = await aBill()
  const { bill, line, customerInvoiceId } = of
  const note = await invoicedCredit(app(), { bill, lines: [line] }, { customerInvoiceId })
  return { ...of, note, other: await another(of, price) }
}
const part = (bill: Made, amount: string) => ({ billId: bill.id, amount })
const draft = (customerId: string, parts: object[], more: object = {}) => ({
  customerId,
  payDate: '2025-04-02',
  currency: 'CNY',
  parts,
  ...more,
})
const offset = (customerId: string, parts: object[]): Promise<Made> =>
  app().data('payment.offset', draft(customerId, parts), 'cw')

describe('an offset', () => {
  test('settles a bill and a credit note without money', async () => {
    const { customerId, bill, note, line } = await credited()
    const made = await offset(customerId, [part(bill, '1000'), part(note, '-1000')])
    expect(made).toMatchObject({
      paymentNo: expect.stringMatching(/^CD/),
      amount: '0.00',
      writtenOff: '0.00',
      rest: '0.00',
      reference: '',
      status: 3,
      source: 3,
    })
    expect(await current(bill)).toMatchObject({ status: 6, paid: '1000.00', outstanding: '0.00' })
    expect(await current(note)).toMatchObject({ status: 6, paid: '1000.00', outstanding: '0.00' })
    expect(await lineStatus(line)).toBe(5)
    expect(await app().data('payment.totals', { customerId }, 'cw')).toEqual([])
    expect(await app().data('payment.ofBill', { billId: bill.id }, 'cw')).toMatchObject([
      { paymentNo: made['paymentNo'], amount: '1000.00', source: 3 },
    ])
    const [found] = (await app().data('search.find', { text: made['paymentNo'] }, 'cw')) as Made[]
    expect(found).toMatchObject({ id: made.id })
  })

  test('settles several in part, and is taken back as a whole and voided', async () => {
    const { customerId, bill, note, other } = await credited('500')
    const parts = [part(bill, '400'), part(other, '500'), part(note, '-900')]
    const made = await offset(customerId, parts)
    expect(await current(bill)).toMatchObject({ status: 5, outstanding: '600.00' })
    expect(await current(other)).toMatchObject({ status: 6 })
    expect(await current(note)).toMatchObject({ status: 5, outstanding: '-100.00' })
    const held = { ...versioned(made), reason: '冲错' }
    const writeOffId = made['writeOffs'][0].id
    expect(await refusal('payment.takeBack', { ...held, writeOffId })).toEqual([
      409,
      'payment.offsetInPart',
    ])
    expect(await refusal('payment.void', held)).toEqual([409, 'payment.wrongStatus'])
    expect(await refusal('payment.takeBack', { ...held, reason: ' ' })).toEqual([
      400,
      'request.invalid',
    ])
    expect(await app().data('payment.takeBack', held, 'cw')).toMatchObject({
      status: 9,
      reason: '冲错',
    })
    expect(await current(bill)).toMatchObject({ status: 4, outstanding: '1000.00' })
    expect(await current(other)).toMatchObject({ status: 4, outstanding: '500.00' })
    expect(await current(note)).toMatchObject({ status: 4, outstanding: '-1000.00' })
    const again: Made = await app().data('payment.get', { id: made.id }, 'cw')
    for (const operation of ['payment.takeBack', 'payment.void'])
      expect(await refusal(operation, { ...versioned(again), reason: '再来' })).toEqual([
        409,
        'payment.wrongStatus',
      ])
    await offset(customerId, parts)
  })

  test('comes to 0, of a bill and a credit note', async () => {
    const { customerId, bill, note, other } = await credited()
    const refused = (...parts: object[]) => refusal('payment.offset', draft(customerId, parts))
    const short = [409, 'payment.offsetParts']
    expect(await refused()).toEqual(short)
    expect(await refused(part(bill, '10'), part(other, '10'))).toEqual(short)
    expect(await refused(part(note, '-10'))).toEqual(short)
    expect(await refused(part(bill, '10'), part(note, '-9.99'))).toEqual([409, 'payment.offsetSum'])
    for (const [language, sentence] of [
      ['zh-CN', '所选账单与贷项通知单相抵后余 0.01 CNY，应为 0，请修改金额'],
      [
        'en',
        'The chosen bills and credit notes come to 0.01 CNY in place of 0. Change the amounts.',
      ],
    ] as const) {
      const parts = [part(bill, '10'), part(note, '-9.99')]
      const answer = await app().call('payment.offset', draft(customerId, parts), 'cw', {
        'accept-language': language,
      })
      expect(answer.body.msg).toBe(sentence)
    }
    expect(await current(bill)).toMatchObject({ status: 4, paid: '0.00' })
  })

  test('settles no more than is open, of one customer, side and currency', async () => {
    const { customerId, bill, note } = await credited('500')
    const stranger = await aBill()
    const refused = (parts: object[], more: object = {}) =>
      refusal('payment.offset', draft(customerId, parts, more))
    const both = [part(bill, '10'), part(note, '-10')]
    expect(await refused([part(bill, '1000.01'), part(note, '-1000.01')])).toEqual([
      409,
      'payment.tooMuch',
    ])
    expect(await refused([part(bill, '-10'), part(note, '10')])).toEqual([409, 'payment.tooMuch'])
    expect(await refused([part(stranger.bill, '10'), part(note, '-10')])).toEqual([
      409,
      'payment.otherCustomer',
    ])
    expect(await refused(both, { currency: 'USD' })).toEqual([409, 'payment.otherCurrency'])
    expect(await refused(both, { recPay: 2 })).toEqual([409, 'payment.offsetOtherSide'])
    expect(await refused(both, { payDate: '2025-04-03' })).toEqual([400, 'payment.future'])
    expect(await refused([part(bill, '10'), part(bill, '-10')])).toEqual([400, 'bill.chosenTwice'])
    expect(await refusal('payment.offset', draft(customerId, both), 'jf')).toEqual([
      403,
      'access.denied',
    ])
    expect(await refused([part(bill, '10'), part(note, '-10')], { customerId: '' })).toEqual([
      400,
      'request.invalid',
    ])
  })
})
