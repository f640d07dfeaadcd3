// @postgres: fees
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApp, statusAndReason, type TestApp } from '../../support/app.ts'
import { auditedBill } from '../../support/bills.ts'
import { newCustomer } from '../../support/contracts.ts'
import { ctxOf, type Ctx } from '../../support/ctx.ts'
import { expectSound, setLine } from '../../support/fees.ts'
import { readPdf } from '../../support/pdf.ts'
import { changeRole } from '../../support/role-change.ts'
import { orderWith, splitUp } from './splits.ts'

/* What becomes of the parts of a split charge, and who sees what of them. */
const node = 'WMS_DEMO'
let app: TestApp
let ctx: Ctx
let a: string
let b: string
let turn = 0

beforeAll(async () => {
  app = await startApp({ clock: () => '2025-06-02T02:00:00.000Z' })
  ctx = await ctxOf(app, 'jf', node)
})
beforeEach(async () => {
  turn += 1
  a = await newCustomer(app, `分摊步骤${turn}甲`)
  b = await newCustomer(app, `分摊步骤${turn}乙`)
})
afterAll(() => app.close())

const halves = () => splitUp(app, [{ customerId: a }, { customerId: b }], { basis: 'EQUAL' })
const get = ({ id }: any) => app.data('feeLine.get', { id }, 'jf')
const states = async (parts: readonly any[]) =>
  Promise.all(parts.map(async (part) => (await get(part)).status))
const voidIt = ({ id, version }: any) =>
  app.call('feeLine.void', { id, version, reason: '重复录入' }, 'jf')

test('a part is not changed by itself', async () => {
  const [one] = await halves()
  const { id, version } = one
  const change = { customerId: a, feeCode: 'QTF', bizDate: '2025-03-10', pricing: 'TYPED' }
  const asked = { ...change, unit: '票', price: '1', id, version }
  const { status, body } = await app.call('feeLine.update', asked, 'jf')
  expect([status, body.msg]).toEqual([
    409,
    `费用「其他费用」（${one.jtNo}）是分摊 ${one.splitNo} 的一部分，不能单独修改；请作废整笔分摊后重新录入`,
  ])
})

test('voiding one part voids them all with the reason, and the charge can be entered anew', async () => {
  const parts = await halves()
  const [, two] = parts
  const held = [{ id: two.id, version: two.version }]
  await app.data('feeLine.confirm', { lines: held }, 'jf')
  expect(statusAndReason(await voidIt({ ...parts[0], version: 7 }))).toEqual([409, 'record.stale'])
  expect(await states(parts)).toEqual([0, 1])
  expect((await voidIt(parts[0])).status).toBe(200)
  expect(await states(parts)).toEqual([9, 9])
  expect((await get(two)).remark).toBe('重复录入')
  const told = await app.data('record.operations', { businessId: two.id }, 'jf')
  expect(told.map(({ action }: any) => action)).toContain('void')
  expect(await states(await halves())).toEqual([0, 0])
  await expectSound(ctx)
})

test.each([
  ['is on a bill', { status: 3, billId: 'bill' }, '已入账单'],
  ['was taken back', { status: 2, reversedBy: 'reversal' }, '已冲销'],
])('none is voided while one of them %s, which is named', async (_, changes, said) => {
  const parts = await halves()
  await setLine(app, node, parts[1].id, changes)
  const { status, body } = await voidIt(parts[0])
  expect([status, body.data.reason]).toEqual([409, 'feeLine.splitStands'])
  expect(body.msg).toContain(parts[1].jtNo)
  expect(body.msg).toContain(said)
  expect((await get(parts[0])).status).toBe(0)
  await setLine(app, node, parts[1].id, { status: 0, billId: null, reversedBy: null })
})

test('of two who void different parts, one is told; all parts are voided once', async () => {
  const parts = await halves()
  const answers = await Promise.all(parts.map(voidIt))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await states(parts)).toEqual([9, 9])
})

test('a reversal mirrors the share and is no part; the other parts stay', async () => {
  const parts = await halves()
  for (const { id } of parts) await setLine(app, node, id, { status: 2 })
  const { id, version } = await get(parts[0])
  const back = await app.data('feeLine.reverse', { id, version, reason: '客户异议' }, 'jf')
  expect(back).toMatchObject({ amount: '-500.00', splitNo: parts[0].splitNo, status: 0 })
  expect(back.explanation.steps).toMatchObject([
    { kind: 'SHARE', amount: '-500.00', whole: { amount: '-1000', weight: '2', parts: 2 } },
    { kind: 'REVERSAL', amount: '-500.00' },
  ])
  expect((await get(parts[1])).parts.map((part: any) => part.id)).toEqual([id])
  expect((await get(back)).parts).toEqual([])
  await expectSound(ctx)
  // Voided alone, and the part counts again.
  expect((await voidIt(back)).status).toBe(200)
  expect(await states(parts)).toEqual([2, 2])
  expect((await voidIt(await get(parts[0]))).status).toBe(200)
  expect(await states(parts)).toEqual([9, 9])
  await expectSound(ctx)
})

test('a customer sees the own part, and nothing of what others carry', async () => {
  const { records } = await app.data('customer.page', {}, 'kh')
  const customerId: string = records[0].id
  const order = await orderWith(app, customerId, { net: '3500', pieces: 35 })
  const rows = [
    { customerId, businessNo: order.orderNo, weight: '3.5' },
    { customerId: b, weight: '6.5' },
  ]
  const [own, foreign] = await splitUp(app, rows, { bizDate: '2025-03-12' })
  const seen = await app.data('feeLine.get', { id: own.id }, 'kh')
  expect(seen.parts).toEqual([])
  expect(seen.explanation.steps).toEqual([
    { kind: 'SHARE', amount: '350.00', no: own.splitNo, basis: 'WEIGHT', weight: '3.5' },
  ])
  const found = await app.data('feeLine.page', { splitNo: own.splitNo }, 'kh')
  expect(found.records.map(({ id }: any) => id)).toEqual([own.id])
  expect((await app.call('feeLine.get', { id: foreign.id }, 'kh')).status).toBe(404)
  const ofBusiness = await app.data('feeLine.ofBusiness', { businessId: order.id }, 'kh')
  const asked = { businessIds: [order.id], recPay: 1 }
  const ofInbound = await app.data('feeLine.ofInbound', asked, 'kh')
  for (const lines of [ofBusiness, ofInbound]) {
    expect(lines.map(({ id }: any) => id)).toEqual([own.id])
    expect(lines[0].explanation.steps[0].whole).toBeUndefined()
  }
})

test('the bill of a customer says the own share on paper, and nothing of the whole', async () => {
  const rows = [
    { customerId: a, weight: '3.5' },
    { customerId: b, weight: '6.5' },
  ]
  const [own] = await splitUp(app, rows, { bizDate: '2025-03-12' })
  const held = ({ id, version }: any) => ({ id, version })
  const confirmed = await app.data('feeLine.confirm', { lines: [held(own)] }, 'jf')
  await app.data('feeLine.audit', { lines: confirmed.map(held) }, 'cw')
  const { id: businessId } = await auditedBill(app, a, '202503')
  const asked = { paper: 'bill', businessId, locale: 'zh' }
  const { pages } = await readPdf(await app.download('paper.print', asked, 'jf'))
  const text = pages.join('').replaceAll(/\s/g, '')
  expect(text).toContain(`分摊${own.splitNo}：按重量3.500`)
  expect(text).not.toMatch(/1,000\.00|10\.000|650\.00/)
})

test('whoever does not see every part voids none, and is told nothing of the others', async () => {
  const { records } = await app.data('customer.page', {}, 'kh')
  const rows = [{ customerId: records[0].id }, { customerId: b }]
  const parts = await splitUp(app, rows, { basis: 'EQUAL', bizDate: '2025-03-13' })
  await changeRole(app, 'kh', { dataScope: 'customer', more: ['feeLine:write'] })
  const { id, version } = parts[0]
  const { status, body } = await app.call('feeLine.void', { id, version, reason: '重复' }, 'kh')
  expect([status, body.data.reason, body.msg]).toEqual([
    403,
    'feeLine.partHidden',
    `分摊 ${parts[0].splitNo} 只能整笔作废，其中有您无权查看的费用`,
  ])
  expect(await states(parts)).toEqual([0, 0])
})
