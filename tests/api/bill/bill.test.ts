// @postgres: fees, locks of bills
import { startJobs } from '@yuncang/server/jobs/worker'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { versioned } from '../../contract/sample.ts'
import { startApp, statusAndReason, type TestApp } from '../../support/app.ts'
import { auditedBill, auditedFee, billStep, draftBill, typedFee } from '../../support/bills.ts'
import { newCustomer, type Made } from '../../support/contracts.ts'
import { ctxOf } from '../../support/ctx.ts'
import { expectSound } from '../../support/fees.ts'
import { eventually } from '../../support/jobs.ts'

const period = '202503'

let app: TestApp

beforeAll(async () => {
  app = await startApp({ clock: () => '2025-04-02T02:00:00.000Z' })
})
afterAll(async () => {
  await expectSound(await ctxOf(app, 'jf', 'WMS_DEMO'))
  await app.close()
})

let turn = 0
const customer = () => newCustomer(app, `账单客户${(turn += 1)}`)
const fee = (customerId: string, day: number, price = '100', more: object = {}) =>
  auditedFee(app, {
    customerId,
    bizDate: `2025-03-${String(day).padStart(2, '0')}`,
    price,
    ...more,
  })
const stateOf = async (line: Made) => {
  const { status, billId } = await app.data('feeLine.get', { id: line.id }, 'jf')
  return { status, billId }
}
const refusal = async (operation: string, input: object, as: string) =>
  statusAndReason(await app.call(operation, input, as))

describe('generation', () => {
  test('takes the audited lines of the month, one bill for each currency, and leaves the others', async () => {
    const customerId = await customer()
    const first = await fee(customerId, 1)
    await fee(customerId, 31, '50.5')
    const april = await auditedFee(app, { customerId, bizDate: '2025-04-01' })
    const draft = await typedFee(app, { customerId, bizDate: '2025-03-15' })
    const [unbilled] = await app.data('bill.unbilled', { period, customerId }, 'jf')
    expect(unbilled).toMatchObject({
      count: 2,
      amount: '150.50',
      unauditedCount: 1,
      missingCount: 0,
    })
    const bills = await app.data('bill.generate', { customerId, period }, 'jf')
    expect(bills).toHaveLength(1)
    expect(bills[0]).toMatchObject({
      billNo: expect.stringMatching(/^ZD20250402\d{4}$/),
      period,
      currency: 'CNY',
      lineCount: 2,
      amount: '150.50',
      reduceAmount: '0.00',
      payable: '150.50',
      netTotal: '141.98',
      taxTotal: '8.52',
      status: 0,
      // 30 days after the period, since no contract says otherwise.
      dueDate: '2025-04-30',
    })
    expect(await stateOf(first)).toEqual({ status: 3, billId: bills[0].id })
    expect(await stateOf(april)).toEqual({ status: 2, billId: null })
    expect(await stateOf(draft)).toEqual({ status: 0, billId: null })
    const { records } = await app.data('feeLine.page', { billId: bills[0].id }, 'jf')
    expect(records).toHaveLength(2)
  })

  test('again adds what has been audited since to the same bill; none while it is being audited', async () => {
    const customerId = await customer()
    await fee(customerId, 1)
    const draft = await draftBill(app, customerId, period)
    await fee(customerId, 2, '20')
    const refilled = await draftBill(app, customerId, period)
    expect(refilled).toMatchObject({ id: draft.id, lineCount: 2, amount: '120.00' })
    await billStep(app, 'submit', refilled, 'jf')
    await fee(customerId, 3)
    expect(await refusal('bill.generate', { customerId, period }, 'jf')).toEqual([
      409,
      'bill.underway',
    ])
  })

  test('after an audit what comes late goes on a bill of its own', async () => {
    const customerId = await customer()
    await fee(customerId, 1)
    const bill = await auditedBill(app, customerId, period)
    await fee(customerId, 2, '30')
    const late = await draftBill(app, customerId, period)
    expect(late.id).not.toBe(bill.id)
    expect(late).toMatchObject({ lineCount: 1, amount: '30.00' })
  })

  test('of a month without audited fees is refused', async () => {
    const input = { customerId: await customer(), period }
    expect(await refusal('bill.generate', input, 'jf')).toEqual([409, 'bill.nothingToBill'])
    expect(await refusal('bill.generate', { ...input, period: '202513' }, 'jf')).toEqual([
      400,
      'request.invalid',
    ])
  })

  test('by two at once makes one bill, and no line is lost or taken twice', async () => {
    const customerId = await customer()
    await fee(customerId, 1)
    await fee(customerId, 2)
    const both = await Promise.all(
      ['jf', 'admin'].map((as) => app.call('bill.generate', { customerId, period }, as)),
    )
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    const { records } = await app.data('bill.page', { customerId }, 'jf')
    expect(records).toHaveLength(1)
    expect(records[0]).toMatchObject({ lineCount: 2, amount: '200.00' })
  })

  test('by the month takes every customer, in one job, and says what it has done', async () => {
    const customers = [await customer(), await customer()]
    for (const customerId of customers) {
      await auditedFee(app, { customerId, bizDate: '2025-01-10' })
      await auditedFee(app, { customerId, bizDate: '2025-01-11', currency: 'CNY', price: '7' })
    }
    const waiting = await customer()
    await auditedFee(app, { customerId: waiting, bizDate: '2025-01-10' })
    const held = await billStep(app, 'submit', await draftBill(app, waiting, '202501'), 'jf')
    await auditedFee(app, { customerId: waiting, bizDate: '2025-01-12' })
    const { id } = await app.data('bill.startGenerate', { period: '202501' }, 'jf')
    const worker = startJobs(app.services)
    const job = () => app.data('job.get', { id }, 'jf')
    await eventually(async () => (await job()).status).toBe('done')
    await worker.stop()
    const { billNo } = await app.data('bill.get', { id: held.id }, 'jf')
    expect(await job()).toMatchObject({
      result: { bills: 2, created: 2, lines: 4, underway: [billNo] },
    })
  })
})

describe('the steps of a bill', () => {
  test('submit, withdraw, refuse and pass; nobody audits their own', async () => {
    const customerId = await customer()
    await fee(customerId, 1)
    const draft = await draftBill(app, customerId, period)
    const submitted = await billStep(app, 'submit', draft, 'jf')
    expect(await refusal('bill.withdraw', versioned(submitted), 'admin')).toEqual([
      403,
      'bill.otherSubmitter',
    ])
    const back = await billStep(app, 'withdraw', submitted, 'jf')
    const byAdmin = await billStep(app, 'submit', back, 'admin')
    expect(await refusal('bill.pass', versioned(byAdmin), 'admin')).toEqual([403, 'bill.ownAudit'])
    const refused = await billStep(app, 'refuse', byAdmin, 'cw', { reason: '少一笔' })
    expect(refused).toMatchObject({ status: 8, reason: '少一笔' })
    const again = await billStep(app, 'submit', refused, 'jf')
    expect(await billStep(app, 'pass', again, 'cw')).toMatchObject({ status: 2, reason: '' })
    const audits = await app.data('record.audits', { businessId: draft.id }, 'cw')
    expect(audits.map(({ result }: { result: number }) => result)).toEqual([3, 2])
  })

  test('a month that goes on cannot be audited, and a bill of nothing cannot be submitted', async () => {
    const customerId = await customer()
    await auditedFee(app, { customerId, bizDate: '2025-04-01' })
    const running = await billStep(app, 'submit', await draftBill(app, customerId, '202504'), 'jf')
    expect(await refusal('bill.pass', versioned(running), 'cw')).toEqual([
      409,
      'bill.periodNotOver',
    ])
    const other = await customer()
    await fee(other, 1, '0')
    const nothing = await draftBill(app, other, period)
    expect(await refusal('bill.submit', versioned(nothing), 'jf')).toEqual([
      409,
      'bill.nothingPayable',
    ])
  })

  test('lines come off a draft one by one, and all of them when it is voided', async () => {
    const customerId = await customer()
    const [kept, other] = [await fee(customerId, 1), await fee(customerId, 2, '20')]
    const draft = await draftBill(app, customerId, period)
    const lineIds = [other.id]
    const less: Made = await app.data('bill.removeLines', { ...versioned(draft), lineIds }, 'jf')
    expect(less).toMatchObject({ lineCount: 1, amount: '100.00', netTotal: '94.34' })
    expect(await stateOf(other)).toEqual({ status: 2, billId: null })
    const last = { ...versioned(less), lineIds: [kept.id] }
    expect(await refusal('bill.removeLines', last, 'jf')).toEqual([409, 'bill.lastLine'])
    const foreign = { ...versioned(less), lineIds }
    expect(await refusal('bill.removeLines', foreign, 'jf')).toEqual([409, 'bill.notItsLine'])
    const voided = await billStep(app, 'void', less, 'jf', { reason: '重做' })
    expect(voided).toMatchObject({ status: 9, reason: '重做' })
    expect(await stateOf(kept)).toEqual({ status: 2, billId: null })
    expect(await draftBill(app, customerId, period)).toMatchObject({ lineCount: 2 })
  })

  test('an audit is taken back with its reason, and the bill can change again', async () => {
    const customerId = await customer()
    await fee(customerId, 1)
    const bill = await auditedBill(app, customerId, period)
    expect(await refusal('bill.reopen', { ...versioned(bill), reason: '改' }, 'jf')).toEqual([
      403,
      'access.denied',
    ])
    const open = await billStep(app, 'reopen', bill, 'cw', { reason: '漏一笔' })
    expect(open).toMatchObject({ status: 0, reason: '漏一笔', submitBy: null })
    await fee(customerId, 2)
    expect(await draftBill(app, customerId, period)).toMatchObject({ id: bill.id, lineCount: 2 })
  })

  test('a line on a bill can be voided no more, and a change of its business waits for the bill', async () => {
    const customerId = await customer()
    const line = await fee(customerId, 1)
    await draftBill(app, customerId, period)
    const { version } = await app.data('feeLine.get', { id: line.id }, 'jf')
    const input = { id: line.id, version, reason: '错' }
    expect(await refusal('feeLine.void', input, 'jf')).toEqual([409, 'feeLine.wrongStatus'])
  })
})
