// @postgres: fees, locks of bills
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { versioned } from '../../contract/sample.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { auditedBill, auditedFee, billStep } from '../../support/bills.ts'
import { newCustomer, type Made } from '../../support/contracts.ts'
import { ctxOf } from '../../support/ctx.ts'
import { expectSound } from '../../support/fees.ts'

const period = '202503'

let app: TestApp
let turn = 0

beforeAll(async () => {
  app = await startApp({ clock: () => '2025-04-02T02:00:00.000Z' })
})
afterAll(async () => {
  await expectSound(await ctxOf(app, 'jf', 'WMS_DEMO'))
  await app.close()
})

const current = (bill: Made): Promise<Made> => app.data('bill.get', { id: bill.id }, 'jf')
const reduce = (bill: Made, line: Made, amount: string, as = 'jf') =>
  app.call(
    'billReduction.create',
    { billId: bill.id, feeLineId: line.id, amount, reason: '少作业一箱' },
    as,
  )
const reduced = async (bill: Made, line: Made, amount: string): Promise<Made> =>
  (await reduce(bill, line, amount)).body.data
const judge = (step: 'pass' | 'refuse' | 'withdraw', reduction: Made, as = 'cw') =>
  app.call(
    `billReduction.${step}`,
    { ...versioned(reduction), ...(step === 'refuse' && { msg: '没有依据' }) },
    as,
  )

async function aBill() {
  const customerId = await newCustomer(app, `调减客户${(turn += 1)}`)
  const line = await auditedFee(app, { customerId, bizDate: '2025-03-10', price: '1200' })
  const other = await auditedFee(app, { customerId, bizDate: '2025-03-11', price: '80' })
  return { line, other, bill: await auditedBill(app, customerId, period) }
}

describe('a reduction', () => {
  test('is split at the tax rate of its line, and the bill holds it once it is passed', async () => {
    const { bill, line } = await aBill()
    const reduction = await reduced(bill, line, '300')
    expect(reduction).toMatchObject({
      amount: '-300.00',
      netAmount: '-283.02',
      taxAmount: '-16.98',
      status: 1,
      billNo: bill['billNo'],
    })
    expect(await current(bill)).toMatchObject({ payable: '1280.00', reduceAmount: '0.00' })
    expect((await judge('pass', reduction)).status).toBe(200)
    expect(await current(bill)).toMatchObject({
      amount: '1280.00',
      reduceAmount: '-300.00',
      payable: '980.00',
      netTotal: '924.53',
      taxTotal: '55.47',
      status: 2,
    })
    const audits = await app.data('record.audits', { businessId: bill.id }, 'cw')
    expect(audits.map(({ step }: { step: number }) => step)).toEqual([1, 2])
  })

  test('takes at most what is left of its line, counting what waits for an audit', async () => {
    const { bill, other } = await aBill()
    const first = await reduced(bill, other, '50')
    const tooMuch = await reduce(await current(bill), other, '30.01')
    expect([tooMuch.status, tooMuch.body.msg]).toEqual([409, '「其他费用」最多还能调减 30 CNY'])
    expect((await reduce(await current(bill), other, '0')).status).toBe(409)
    expect((await judge('refuse', first)).status).toBe(200)
    expect((await reduce(await current(bill), other, '80')).status).toBe(200)
  })

  test('of two at once takes no more than there is', async () => {
    const { bill, other } = await aBill()
    const both = await Promise.all([
      reduce(bill, other, '50'),
      reduce(bill, other, '50.5', 'admin'),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('is judged by somebody else, and taken back by who asked for it', async () => {
    const { bill, line } = await aBill()
    const own: Made = (await reduce(bill, line, '10', 'admin')).body.data
    expect((await judge('pass', own, 'admin')).body.data.reason).toBe('billReduction.ownAudit')
    expect((await judge('pass', own, 'jf')).status).toBe(403)
    expect((await judge('withdraw', own, 'jf')).body.data.reason).toBe(
      'billReduction.otherSubmitter',
    )
    expect((await judge('withdraw', own, 'admin')).body.data.status).toBe(9)
    expect((await judge('pass', own, 'cw')).body.data.reason).toBe('billReduction.wrongStatus')
  })

  test('goes with the audit of its bill', async () => {
    const { bill, line } = await aBill()
    const [passed, waiting] = [
      await reduced(bill, line, '10'),
      await reduced(await current(bill), line, '20'),
    ]
    await judge('pass', passed)
    const open = await billStep(app, 'reopen', await current(bill), 'cw', { reason: '改' })
    expect(open).toMatchObject({ status: 0, reduceAmount: '0.00', payable: '1280.00' })
    const all = await app.data('billReduction.ofBill', { billId: bill.id }, 'jf')
    expect(all.map((each: Made) => [each.id, each['status']])).toEqual([
      [passed.id, 9],
      [waiting.id, 9],
    ])
  })

  test('is of a line of that bill, which was audited', async () => {
    const { line } = await aBill()
    const { bill } = await aBill()
    expect((await reduce(bill, line, '1')).status).toBe(404)
    await billStep(app, 'reopen', bill, 'cw', { reason: '改' })
    const { body } = await reduce(bill, line, '1')
    expect(body.data.reason).toBe('bill.wrongStatus')
  })
})
