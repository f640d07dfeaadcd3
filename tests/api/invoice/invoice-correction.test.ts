// @postgres: locks of bills
import { describe, expect, test } from 'vitest'
import { versioned } from '../../contract/sample.ts'
import { invoiceSuite } from './invoices.ts'

const { app, number, current, refusal, aBill, record, lineStatus } = invoiceSuite()

describe('a red invoice', () => {
  test('takes an invoice back in whole, and its bills can be invoiced again', async () => {
    const { bill, line, customerInvoiceId } = await aBill()
    const of = { customerInvoiceId }
    const invoice = await record(of, [{ bill }])
    const red = { ...versioned(invoice), invoiceNo: number(), invoiceDate: '2025-04-02' }
    expect(await refusal('invoice.reverse', { ...red, reason: ' ' })).toEqual([
      400,
      'request.invalid',
    ])
    const early = { ...red, invoiceDate: '2025-04-01', reason: '抬头有误' }
    expect(await refusal('invoice.reverse', early)).toEqual([400, 'invoice.redBefore'])
    const made = await app().data('invoice.reverse', { ...red, reason: '抬头有误' }, 'cw')
    expect(made).toMatchObject({
      status: 3,
      gross: '-1280.00',
      net: '-1207.55',
      tax: '-72.45',
      reason: '抬头有误',
      counterpart: { id: invoice.id, invoiceNo: invoice['invoiceNo'] },
    })
    expect(await app().data('invoice.get', { id: invoice.id }, 'jf')).toMatchObject({
      status: 2,
      counterpart: { id: made.id },
    })
    expect(await current(bill)).toMatchObject({ status: 3, invoiced: '0.00' })
    expect(await lineStatus(line)).toBe(3)
    const [total] = await app().data('invoice.totals', { billNo: bill['billNo'] }, 'jf')
    expect(total).toMatchObject({ count: 2, gross: '0.00', tax: '0.00' })
    expect(await refusal('invoice.reverse', { ...red, reason: '再来' })).toEqual([
      409,
      'invoice.wrongStatus',
    ])
    await record(of, [{ bill }])
    expect(await current(bill)).toMatchObject({ status: 4 })
  })

  test('by two at once takes back once', async () => {
    const { bill, customerInvoiceId } = await aBill()
    const of = { customerInvoiceId }
    const invoice = await record(of, [{ bill }])
    const both = await Promise.all(
      ['cw', 'admin'].map((as) =>
        app().call(
          'invoice.reverse',
          {
            ...versioned(invoice),
            invoiceNo: `R${as}${invoice['invoiceNo']}`,
            invoiceDate: '2025-04-02',
            reason: '抬头有误',
          },
          as,
        ),
      ),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await current(bill)).toMatchObject({ invoiced: '0.00', status: 3 })
  })
})

test('a number that was typed wrongly is corrected, and the history says so', async () => {
  const { bill, customerInvoiceId } = await aBill()
  const of = { customerInvoiceId }
  const invoice = await record(of, [{ bill }])
  const no = number()
  const change = { ...versioned(invoice), invoiceNo: no, invoiceDate: '2025-04-01', remark: '手误' }
  expect(await refusal('invoice.update', change, 'jf')).toEqual([403, 'access.denied'])
  expect(await app().data('invoice.update', change, 'cw')).toMatchObject({
    invoiceNo: no,
    invoiceDate: '2025-04-01',
    gross: '1280.00',
  })
  expect(await refusal('invoice.update', change)).toEqual([409, 'record.stale'])
  const history = await app().data('record.operations', { businessId: invoice.id }, 'jf')
  expect(history.map(({ action }: { action: string }) => action).sort()).toEqual([
    'create',
    'update',
  ])
})
