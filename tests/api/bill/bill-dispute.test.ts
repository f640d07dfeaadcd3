// @postgres: rows by data scope
import { afterAll, beforeAll, expect, test } from 'vitest'
import { versioned } from '../../contract/sample.ts'
import { startApp, statusAndReason, type TestApp } from '../../support/app.ts'
import { auditedBill, auditedFee, billStep, draftBill } from '../../support/bills.ts'
import type { Made } from '../../support/contracts.ts'
import { ctxOf } from '../../support/ctx.ts'
import { customerNamed, expectSound } from '../../support/fees.ts'
import { outcome } from '../../support/outcome.ts'

/* What a customer does with a bill meets what it does not see of it: reductions that wait, credit notes in the making. */
let app: TestApp
let customerId: string

beforeAll(async () => {
  app = await startApp({ clock: () => '2025-04-02T02:00:00.000Z' })
  customerId = await customerNamed(app, '青岛样例橡胶', 'kf')
})
afterAll(async () => {
  await expectSound(await ctxOf(app, 'jf', 'WMS_DEMO'))
  await app.close()
})

async function audited(period: string) {
  const bizDate = `${period.slice(0, 4)}-${period.slice(4)}-10`
  const line = await auditedFee(app, { customerId, bizDate })
  return { line, bill: await auditedBill(app, customerId, period) }
}
const sentBack = async (bill: Made) => {
  const seen: Made = await app.data('bill.get', { id: bill.id }, 'kh')
  return outcome(app, 'bill.dispute', { ...versioned(seen), reason: '数量不符' }, 'kh')
}

test('a bill that its customer sends back takes along the reductions that wait for an audit', async () => {
  const { bill, line } = await audited('202412')
  const asked = { billId: bill.id, feeLineId: line.id, amount: '10', reason: '少作业' }
  await app.data('billReduction.create', asked, 'jf')
  expect(await sentBack(bill)).toEqual([200, 8])
  expect(await app.data('billReduction.ofBill', { billId: bill.id }, 'jf')).toMatchObject([
    { status: 9 },
  ])
})

test('a bill is not sent back while a credit note to it is being made, of which its customer hears no more than that', async () => {
  const { bill, line } = await audited('202411')
  const asked = { id: bill.id, lineIds: [line.id], reason: '少作业' }
  const note: Made = await app.data('bill.credit', asked, 'jf')
  const seen: Made = await app.data('bill.get', { id: bill.id }, 'kh')
  const { status, body } = await app.call(
    'bill.dispute',
    { ...versioned(seen), reason: '数量不符' },
    'kh',
  )
  expect([status, body.data.reason]).toEqual([409, 'bill.beingCredited'])
  expect(JSON.stringify(body)).not.toContain(note['billNo'])
  await billStep(app, 'void', note, 'jf', { reason: '不冲减了' })
  expect(await sentBack(bill)).toEqual([200, 8])
})

test('while a second bill of the month is being made the first one does not go back, and it is said why', async () => {
  const { bill } = await audited('202410')
  await auditedFee(app, { customerId, bizDate: '2024-10-20' })
  const late = await draftBill(app, customerId, '202410')
  const seen: Made = await app.data('bill.get', { id: bill.id }, 'kh')
  const back = { ...versioned(seen), reason: '数量不符' }
  const refused = await app.call('bill.dispute', back, 'kh')
  expect(statusAndReason(refused)).toEqual([409, 'bill.otherInMaking'])
  expect(JSON.stringify(refused.body)).not.toContain(late['billNo'])
  const reopen = await app.call('bill.reopen', back, 'cw')
  expect(statusAndReason(reopen)).toEqual([409, 'bill.otherOpen'])
  expect(reopen.body.msg).toContain(late['billNo'])
  await billStep(app, 'void', late, 'jf', { reason: '合并' })
  expect(await sentBack(bill)).toEqual([200, 8])
})
