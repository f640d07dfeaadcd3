// @postgres: the outbox, turns of a bill's exchanges
import { inTenant } from '@yuncang/db/handle'
import { createOutside } from '@yuncang/server/connectors/outside/create'
import { deliverDue } from '@yuncang/server/outbox/worker'
import type { ConnectorFault } from '@yuncang/shared/nouns/connector/rules'
import type { FinanceExchange } from '@yuncang/shared/nouns/finance-exchange/record'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, statusAndReason, type TestApp } from '../../support/app.ts'
import { auditedBill, auditedFee, billStep } from '../../support/bills.ts'
import { newCustomer, type Made } from '../../support/contracts.ts'

let now = '2025-04-02T02:00:00.000Z'
const later = (ms: number) => {
  now = new Date(Date.parse(now) + ms).toISOString()
}
const day = 24 * 3_600_000
/** Nobody waits in a test: what will stay silent is given up soon. */
const patience = { answerMs: 300_000, wait: async () => {} }
let app: TestApp
let turn = 0

beforeAll(async () => {
  app = await startApp({ clock: () => now })
  const { config, db, clock, log, storage } = app.services
  Object.assign(app.services, {
    outside: createOutside({ config, db, clock, log, storage, patience }),
  })
})
afterAll(() => app.close())

const disturb = (fault: ConnectorFault) => {
  patience.answerMs = fault === 'silent' ? 30 : 300_000
  return app.data('connector.setFault', { system: 'financePlatform', fault }, 'trainer')
}

/** Until nothing is due any more, however often it fails. */
async function deliverAll(): Promise<void> {
  for (let taken = 1; taken > 0;) taken = await deliverDue(app.services)
}
/** With all its attempts. */
async function giveUpOn(): Promise<void> {
  for (let attempt = 0; attempt < 9; attempt++) {
    await deliverAll()
    later(3_600_000)
  }
}

const held = ({ id, version }: { id: string; version: number }) => ({ id, version })
const exchangesOf = (bill: Made, as = 'cw'): Promise<FinanceExchange[]> =>
  app.data('financeExchange.ofBill', { billId: bill.id }, as)
const told = async (bill: Made) =>
  (await exchangesOf(bill)).map(({ kind, status }) => `${kind} ${status}`)
const current = (bill: Made): Promise<Made> => app.data('bill.get', { id: bill.id }, 'jf')
const onPlatform = async (bill: Made) => {
  const all = await app.services.db.read(inTenant('WMS_DEMO'), async (db) =>
    db.select(db.t.simulatedFinanceDocument),
  )
  return all.filter(({ billNo }) => billNo === bill['billNo']).map(({ document }) => document)
}

async function aBill() {
  const customerId = await newCustomer(app, `财务往来客户${(turn += 1)}`)
  const line = await auditedFee(app, { customerId, bizDate: '2025-03-10', price: '1200' })
  await auditedFee(app, { customerId, bizDate: '2025-03-11', price: '80' })
  return { line, bill: await auditedBill(app, customerId, '202503') }
}

async function passReduction(bill: Made, line: Made, reason: string): Promise<void> {
  const asked: Made = await app.data(
    'billReduction.create',
    { billId: bill.id, feeLineId: line.id, amount: '300', reason },
    'jf',
  )
  await app.data('billReduction.pass', held(asked), 'cw')
}

const noticesOf = async (as: string, title: string): Promise<string[]> => {
  const { records } = await app.data('notice.page', { current: 1, size: 50 }, as)
  return records
    .filter((each: { title: string }) => each.title === title)
    .map((each: { message: string }) => each.message)
}

/** Whether billing hears that the platform did not take a bill. */
const hearsOfRefusal = async ({ billNo }: Record<string, unknown>): Promise<boolean> =>
  (await noticesOf('jf', '账单')).some((each) =>
    each.includes(`账单 ${String(billNo)} 未被财务平台接收`),
  )

describe('the finance platform', () => {
  test('is told of an audited bill by its fees, and of what is taken off it, in that order', async () => {
    const { bill, line } = await aBill()
    await passReduction(bill, line, '少作业一箱')
    expect(await told(bill)).toEqual(['bill 0', 'reduction 0'])
    await deliverAll()
    expect(await told(bill)).toEqual(['bill 1', 'reduction 1'])
    expect(await onPlatform(bill)).toEqual([
      expect.objectContaining({
        kind: 'bill',
        billNo: bill['billNo'],
        period: '202503',
        currency: 'CNY',
        payable: '1280.00',
        net: '1207.55',
        tax: '72.45',
        fees: [expect.objectContaining({ feeCode: 'QTF', amount: '1280.00', tax: '72.45' })],
      }),
      expect.objectContaining({
        kind: 'reduction',
        amount: '-300.00',
        net: '-283.02',
        tax: '-16.98',
        reason: '少作业一箱',
      }),
    ])
  })

  test('raises 账单调减异常 by refusing a reduction, which stands on the bill with its reason until it is settled', async () => {
    const { bill, line } = await aBill()
    await deliverAll()
    await passReduction(bill, line, '无依据的优惠')
    await deliverAll()
    const [, reduction] = await exchangesOf(bill)
    expect(reduction).toMatchObject({
      kind: 'reduction',
      status: 2,
      failure: '财务平台拒收：调减缺少依据，请补充后重报',
    })
    const sentence = `账单 ${bill['billNo']} 的调减 -300.00 CNY 未被财务平台接收：财务平台拒收：调减缺少依据，请补充后重报`
    for (const as of ['jf', 'cw']) expect(await noticesOf(as, '账单调减异常')).toContain(sentence)
    expect(await noticesOf('sw', '账单调减异常')).toEqual([])
    const settled = { ...held(reduction!), remark: '已与平台财务电话确认' }
    await app.data('financeExchange.settle', settled, 'cw')
    expect(await told(bill)).toEqual(['bill 1', 'reduction 4'])
    const again = await app.call('financeExchange.resend', held(reduction!), 'cw')
    expect(statusAndReason(again)).toEqual([409, 'financeExchange.wrongStatus'])
  })

  test.each(['error', 'garbage', 'silent'] as const)(
    'that answers with %s is asked again under the same key, and is told once',
    async (fault) => {
      const { bill } = await aBill()
      await disturb(fault)
      await deliverAll()
      expect(await told(bill)).toEqual(['bill 0'])
      await disturb('none')
      later(3_600_000)
      await deliverAll()
      expect(await told(bill)).toEqual(['bill 1'])
      expect(await onPlatform(bill)).toHaveLength(1)
    },
  )

  test('that stays away is given up, told of, and takes what is sent again once, though two ask for it', async () => {
    const { bill, line } = await aBill()
    await disturb('error')
    await giveUpOn()
    await passReduction(await current(bill), line, '少作业一箱')
    const [first, second] = await exchangesOf(bill)
    expect([first!.status, second!.status]).toEqual([3, 0])
    expect(await hearsOfRefusal(bill)).toBe(true)
    await disturb('none')
    // Behind what is not settled nothing is sent.
    await deliverAll()
    expect(await onPlatform(bill)).toEqual([])
    const both = await Promise.all(
      ['jf', 'cw'].map((as) => app.call('financeExchange.resend', held(first!), as)),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    await deliverAll()
    expect(await told(bill)).toEqual(['bill 1', 'reduction 1'])
    expect((await onPlatform(bill)).map(({ kind }) => kind)).toEqual(['bill', 'reduction'])
  })

  test('is told to withdraw a bill whose audit is taken back, and then of the bill anew', async () => {
    const { bill } = await aBill()
    await deliverAll()
    const reopened = await billStep(app, 'reopen', bill, 'cw', { reason: '费用有误' })
    const submitted = await billStep(app, 'submit', reopened, 'jf')
    await billStep(app, 'pass', submitted, 'cw')
    await deliverAll()
    expect(await told(bill)).toEqual(['bill 1', 'withdrawal 1', 'bill 1'])
    expect((await onPlatform(bill)).map(({ kind }) => kind)).toEqual(['bill', 'withdrawal', 'bill'])
  })

  test('hears nothing of a bill that goes back before it has been sent', async () => {
    const { bill, line } = await aBill()
    await disturb('refusal')
    await passReduction(bill, line, '少作业一箱')
    await deliverAll()
    expect(await told(bill)).toEqual(['bill 2', 'reduction 0'])
    await billStep(app, 'reopen', await current(bill), 'cw', { reason: '费用有误' })
    await disturb('none')
    await deliverAll()
    expect(await told(bill)).toEqual(['bill 9', 'reduction 9'])
    expect(await onPlatform(bill)).toEqual([])
  })

  test('that refuses a bill which its customer has sent back meanwhile leaves nothing to be done', async () => {
    const { bill } = await aBill()
    await billStep(app, 'dispute', bill, 'jf', { reason: '数量不符' })
    expect(await told(bill)).toEqual(['bill 0', 'withdrawal 0'])
    await disturb('refusal')
    await deliverAll()
    await disturb('none')
    expect(await told(bill)).toEqual(['bill 9', 'withdrawal 9'])
    expect(await hearsOfRefusal(bill)).toBe(false)
  })

  test('is told nothing where nobody set one up', async () => {
    const { outside } = app.services
    Object.assign(app.services, { outside: { ...outside, financePlatform: undefined } })
    const { bill } = await aBill()
    expect(await exchangesOf(bill)).toEqual([])
    Object.assign(app.services, { outside })
  })

  test('is talked to for fourteen days about one thing', async () => {
    const { bill } = await aBill()
    const before = now
    later(15 * day)
    await deliverAll()
    // Sessions do not last that long.
    now = before
    const [exchange] = await exchangesOf(bill)
    expect(exchange).toMatchObject({ status: 3, failure: '有效期已过，未再发送' })
    await app.data('financeExchange.resend', held(exchange!), 'cw')
    await deliverAll()
    expect(await told(bill)).toEqual(['bill 1'])
  })

  test('is nothing that customers and contract managers see', async () => {
    const { bill } = await aBill()
    for (const as of ['kh', 'sw', 'kf']) {
      const asked = await app.call('financeExchange.ofBill', { billId: bill.id }, as)
      expect(asked.status).toBe(403)
    }
  })
})
