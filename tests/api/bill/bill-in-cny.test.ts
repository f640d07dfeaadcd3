// @postgres: fees, contracts and currencies of bills
import { charge } from '@yuncang/server/modules/charging/service/charge'
import { inboundWork } from '@yuncang/server/modules/charging/service/load/inbound-order'
import { startJobs } from '@yuncang/server/jobs/worker'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import {
  auditedBill,
  auditedFee,
  billStep,
  confirmedBill,
  draftBill,
  invoiceDraft,
  invoicedCredit,
  withInvoiceDetails,
} from '../../support/bills.ts'
import { flatLine, newCustomer, type Made } from '../../support/contracts.ts'
import { ctxOf } from '../../support/ctx.ts'
import { documentsOf, expectSound, priced } from '../../support/fees.ts'
import { eventually } from '../../support/jobs.ts'

/* Foreign fees of a contract that settles them in CNY (docs/domain/bills.md#foreign-fees-in-cny), worked out by hand. */

const period = '202503'

let app: TestApp
let arrive: ReturnType<typeof documentsOf>
let turn = 0

beforeAll(async () => {
  app = await startApp({ clock: () => '2025-04-02T02:00:00.000Z' })
  const yen = { currency: 'JPY', month: '202502', rate: '0.048731' }
  await app.data('fxRate.create', yen, 'admin')
  arrive = documentsOf(app, await ctxOf(app, 'kf', 'WMS_DEMO'))
})
afterAll(async () => {
  await expectSound(await ctxOf(app, 'jf', 'WMS_DEMO'))
  await app.close()
})

/** A customer with a contract, and its fees of March: 1,013 yen, 100.01 dollars, 50.50 yuan. */
async function customerOf(settleInCny: 0 | 1) {
  const customerId = await newCustomer(app, `外币客户${(turn += 1)}`)
  await priced(app, customerId, [flatLine], { settleInCny })
  const fee = (currency: string, price: string, day: string): Promise<Made> =>
    auditedFee(app, { customerId, bizDate: `2025-03-${day}`, currency, price })
  const yen = await fee('JPY', '1013', '03')
  const dollars = await fee('USD', '100.01', '04')
  const yuan = await fee('CNY', '50.5', '05')
  return { customerId, yen, dollars, yuan, fee }
}

const unbilled = (customerId: string) => app.data('bill.unbilled', { period, customerId }, 'jf')
const lineNow = (line: Made): Promise<Made> => app.data('feeLine.get', { id: line.id }, 'jf')
const billsOf = async (customerId: string): Promise<Made[]> =>
  (await app.data('bill.page', { customerId, ascs: ['payable'] }, 'jf')).records

describe('a bill of a contract that settles foreign fees in CNY', () => {
  test('takes them by their amount in CNY, each split at its own tax rate', async () => {
    const { customerId, yen } = await customerOf(1)
    expect(await unbilled(customerId)).toMatchObject([
      { currency: 'CNY', count: 3, amount: '813.05', missingRateCount: 0 },
    ])
    // 1013 × 0.048731 = 49.36 (net 46.57), 100.01 × 7.1312 = 713.19 (672.82), 50.50 (47.64).
    const bill = await draftBill(app, customerId, period)
    expect(bill).toMatchObject({
      currency: 'CNY',
      lineCount: 3,
      amount: '813.05',
      payable: '813.05',
      netTotal: '767.03',
      taxTotal: '46.02',
    })
    // The line keeps what it was charged as.
    expect(await lineNow(yen)).toMatchObject({
      currency: 'JPY',
      amount: '1013.00',
      localAmount: '49.36',
      billId: bill.id,
    })
    expect(await billsOf(customerId)).toHaveLength(1)
  })

  test('gives its lines back whole when it is voided, and again bills each of them once', async () => {
    const { customerId, fee, yen } = await customerOf(1)
    const first = await draftBill(app, customerId, period)
    await billStep(app, 'void', first, 'jf', { reason: '重做' })
    expect(await lineNow(yen)).toMatchObject({ status: 2, billId: null, amount: '1013.00' })
    const second = await draftBill(app, customerId, period)
    expect(second).toMatchObject({ lineCount: 3, amount: '813.05' })
    const { body } = await app.call('bill.generate', { customerId, period }, 'jf')
    expect(body.data.reason).toBe('bill.nothingToBill')
    await fee('JPY', '1013', '06')
    const filled = await draftBill(app, customerId, period)
    expect(filled).toMatchObject({ id: second.id, lineCount: 4, amount: '862.41' })
    const less = { id: filled.id, version: filled.version, lineIds: [yen.id] }
    expect(await app.data('bill.removeLines', less, 'jf')).toMatchObject({ amount: '813.05' })
  })

  test('is reduced, credited, invoiced and paid in CNY', async () => {
    const { customerId, yen, dollars } = await customerOf(1)
    const title = `外币客户${turn}`
    const { customerInvoiceId } = await withInvoiceDetails(app, customerId, title)
    const kind = { customerInvoiceId }
    const bill = await confirmedBill(app, customerId, period)
    const reduce = (amount: string) => {
      const given = { billId: bill.id, feeLineId: dollars.id, amount, reason: '少作业' }
      return app.call('billReduction.create', given, 'jf')
    }
    // More than its 713.19 CNY.
    expect((await reduce('713.20')).body.msg).toContain('713.19 CNY')
    const { id, version, ...reduction } = (await reduce('713.19')).body.data
    expect(reduction).toMatchObject({ currency: 'CNY', netAmount: '-672.82', taxAmount: '-40.37' })
    await app.data('billReduction.pass', { id, version }, 'cw')
    const reduced: Made = await app.data('bill.get', { id: bill.id }, 'cw')
    expect(reduced).toMatchObject({ payable: '99.86', netTotal: '94.21', taxTotal: '5.65' })
    const given = invoiceDraft(`W${turn}`, [{ bill: reduced }], kind)
    expect(await app.data('invoice.create', given, 'cw')).toMatchObject({ currency: 'CNY' })
    const note = await invoicedCredit(app, { bill, lines: [yen] }, kind)
    expect(note).toMatchObject({
      currency: 'CNY',
      payable: '-49.36',
      netTotal: '-46.57',
      taxTotal: '-2.79',
    })
    const money = { currency: 'CNY', amount: '99.86', payDate: '2025-04-02', customerId }
    const parts = [{ billId: bill.id, amount: '99.86' }]
    await app.data('payment.create', { ...money, parts }, 'cw')
    expect(await app.data('bill.get', { id: bill.id }, 'jf')).toMatchObject({
      status: 6,
      outstanding: '0.00',
    })
    const days = { dateFrom: '2025-03-01', dateTo: '2025-03-31' }
    const asked = { by: 'customer', customerId, ...days }
    const { records } = await app.data('revenueReport.page', asked, 'cw')
    // What was taken off in CNY is said at the rate of the fee; the yen are taken back by their reversal.
    expect(records).toMatchObject([
      { currency: 'USD', revenue: '94.35', reduced: '-94.35' },
      { currency: 'CNY', revenue: '47.64', reduced: '0.00' },
      { currency: 'JPY', revenue: '0.00' },
    ])
  })

  test('is voided as a credit note with what it took back', async () => {
    const { customerId, yen } = await customerOf(1)
    const bill = await auditedBill(app, customerId, period)
    const asked = { id: bill.id, lineIds: [yen.id], reason: '少作业' }
    const note: Made = await app.data('bill.credit', asked, 'jf')
    expect(note).toMatchObject({ currency: 'CNY', payable: '-49.36' })
    await billStep(app, 'void', note, 'jf', { reason: '不退' })
    expect(await lineNow(yen)).toMatchObject({ reversedBy: null, billId: bill.id })
  })

  test('stays as it is when the contract is another one', async () => {
    const { customerId, fee } = await customerOf(1)
    const bill = await draftBill(app, customerId, period)
    const [{ id: contractId }] = (await app.data('contract.page', { customerId }, 'sw')).records
    const { version } = await app.data('contract.get', { id: contractId }, 'sw')
    const stop = { id: contractId, version, isStop: 1, stopReason: '换合同' }
    await app.data('contract.setStopped', stop, 'sw')
    await priced(app, customerId, [flatLine], { settleInCny: 0, startDate: '2025-02-01' })
    await fee('JPY', '1013', '06')
    await fee('CNY', '1', '07')
    const [inCny, inYen]: Made[] = await app.data('bill.generate', { customerId, period }, 'jf')
    expect(inCny).toMatchObject({ id: bill.id, lineCount: 4, amount: '814.05' })
    expect(inYen).toMatchObject({ currency: 'JPY', lineCount: 1, amount: '1013.00' })
  })

  test('leaves fees without a rate, and says so, to whoever bills the customer or the month', async () => {
    const { customer, order } = await arrive([{ tonnes: '10', bizDate: '2025-04-01' }])
    await priced(app, customer.id, [{ ...flatLine, currency: 'EUR', price: '1.5' }], {
      settleInCny: 1,
    })
    const ctx = await ctxOf(app, 'kf', 'WMS_DEMO')
    await ctx.transaction((tx) => charge(tx, ctx, inboundWork, order))
    await auditedFee(app, { customerId: customer.id, bizDate: '2025-04-01', price: '7' })
    const april = { period: '202504' }
    expect(await app.data('bill.unbilled', april, 'jf')).toMatchObject([
      {
        currency: 'CNY',
        count: 1,
        amount: '7.00',
        unauditedCount: 1,
        missingCount: 1,
        missingRateCount: 1,
      },
    ])
    const { id } = await app.data('bill.startGenerate', april, 'jf')
    const worker = startJobs(app.services)
    const job = () => app.data('job.get', { id }, 'jf')
    await eventually(async () => (await job()).status).toBe('done')
    await worker.stop()
    expect(await job()).toMatchObject({
      result: { bills: 1, lines: 1, rateless: [{ customerName: customer.name, count: 1 }] },
    })
    expect(await billsOf(customer.id)).toMatchObject([{ lineCount: 1, amount: '7.00' }])
  })
})

test('without that term there is one bill for each currency', async () => {
  const { customerId } = await customerOf(0)
  expect(await unbilled(customerId)).toMatchObject([
    { currency: 'CNY', count: 1, amount: '50.50' },
    { currency: 'JPY', count: 1, amount: '1013.00' },
    { currency: 'USD', count: 1, amount: '100.01' },
  ])
  const bills: Made[] = await app.data('bill.generate', { customerId, period }, 'jf')
  expect(bills).toMatchObject([
    { currency: 'CNY', amount: '50.50' },
    { currency: 'JPY', amount: '1013.00', netTotal: '956.00', taxTotal: '57.00' },
    { currency: 'USD', amount: '100.01' },
  ])
})
