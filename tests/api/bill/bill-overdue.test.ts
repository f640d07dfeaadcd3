// @postgres: one notice of several instances
import { remindOfOverdue } from '@yuncang/server/modules/bill/service/reminders'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import {
  auditedBill,
  auditedFee,
  billStep,
  invoicedBill,
  invoicedCustomer,
} from '../../support/bills.ts'
import type { Made } from '../../support/contracts.ts'

/* Who is told that a bill is past its day, with a clock that the tests turn. */
let now = '2025-04-02T02:00:00.000Z'
let app: TestApp

beforeAll(async () => {
  app = await startApp({ clock: () => now })
})
afterAll(() => app.close())

/** Sets the clock; sessions of another day have expired. */
async function remindOn(day: string): Promise<number> {
  now = `${day}T04:00:00.000Z`
  for (const account of ['jf', 'cw', 'kf', 'kh']) app.forget(account)
  return remindOfOverdue(app.services)
}

type Told = { businessId: string; message: string; state: string }
async function toldOf({ id }: Made, as: string): Promise<[message: string, isDone: boolean][]> {
  const { records }: { records: Told[] } = await app.data('notice.page', { size: 200 }, as)
  const about = records.filter(
    ({ businessId, message }) => businessId === id && /到期/.test(message),
  )
  return about.map(({ message, state }) => [message, state === 'done'])
}

test('billing and finance are told once of a bill past its day, until it is paid, and again when that is taken back', async () => {
  const customer = await invoicedCustomer(app, '逾期客户')
  const { customerId } = customer
  await auditedFee(app, { customerId, bizDate: '2025-03-10', price: '800' })
  const { bill } = await invoicedBill(app, customer, '202503')
  const { billNo, dueDate } = bill
  expect(dueDate).toBe('2025-04-30')
  expect(await remindOn('2025-04-30')).toBe(0)
  expect(await remindOn('2025-05-01')).toBe(1)
  const sentence = `账单 ${billNo}（逾期客户）已于 2025-04-30 到期，尚有 800.00 CNY 未收，请催收或登记收款`
  expect(await toldOf(bill, 'jf')).toEqual([[sentence, false]])
  expect(await toldOf(bill, 'cw')).toEqual([[sentence, false]])
  // It names business of another customer.
  expect(await toldOf(bill, 'kh')).toEqual([])
  expect(await remindOn('2025-05-02')).toBe(0)

  const paid = {
    customerId,
    payDate: '2025-05-02',
    currency: 'CNY',
    amount: '800',
    reference: 'YQ-1',
    parts: [{ billId: bill.id, amount: '800' }],
  }
  const { id, version } = await app.data('payment.create', paid, 'cw')
  expect(await toldOf(bill, 'cw')).toEqual([[sentence, true]])
  expect(await remindOn('2025-05-03')).toBe(0)
  await app.data('payment.takeBack', { id, version, reason: '银行退回' }, 'cw')
  const both = await Promise.all([remindOn('2025-05-04'), remindOfOverdue(app.services)])
  expect(both.toSorted()).toEqual([0, 1])
})

test('nobody asks for the money of a bill that its customer has sent back', async () => {
  const { customerId } = await invoicedCustomer(app, '异议客户')
  now = '2025-05-05T02:00:00.000Z'
  for (const account of ['jf', 'cw', 'kf']) app.forget(account)
  await auditedFee(app, { customerId, bizDate: '2025-03-12', price: '90' })
  const bill = await auditedBill(app, customerId, '202503')
  expect(await remindOn('2025-05-06')).toBe(1)
  const [[sentence, isDone] = []] = await toldOf(bill, 'jf')
  expect([sentence, isDone]).toEqual([expect.stringContaining('90.00 CNY'), false])
  await billStep(app, 'dispute', bill, 'jf', { reason: '数量有误' })
  expect(await toldOf(bill, 'jf')).toEqual([[sentence, true]])
})
