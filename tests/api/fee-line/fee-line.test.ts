// @postgres: fees
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { newCustomer, type Made } from '../../support/contracts.ts'
import { ctxOf, type Ctx } from '../../support/ctx.ts'
import { expectSound, priced, setLine } from '../../support/fees.ts'

const node = 'WMS_DEMO'

let app: TestApp
let ctx: Ctx
let customerId: string
let turn = 0

beforeAll(async () => {
  app = await startApp({ clock: () => '2025-04-02T02:00:00.000Z' })
  ctx = await ctxOf(app, 'kf', node)
  customerId = await newCustomer(app, '手工计费客户')
  const perBill = {
    feeCode: 'DLF',
    calcMethod: 'FIXED',
    unit: '票',
    price: '88',
    currency: 'CNY',
    taxRate: '0.06',
  }
  const perDay = { ...perBill, feeCode: 'CCF', calcMethod: 'DAY_UNIT', unit: '吨' }
  await priced(app, customerId, [perBill, perDay])
})
afterAll(() => app.close())

/** Another day for every line, so that none is another's double. */
const typed = (given: object = {}) => {
  turn += 1
  const bizDate = `2025-03-${String(turn).padStart(2, '0')}`
  const price = { pricing: 'TYPED', unit: '小时', price: '120', qty: '2.5' }
  return { customerId, feeCode: 'QTF', bizDate, ...price, ...given }
}
const add = (given: object = {}, as = 'jf'): Promise<Made> =>
  app.data('feeLine.create', typed(given), as)
const refusal = async (operation: string, input: object, as: string) => {
  const { status, body } = await app.call(operation, input, as)
  const { reason, issues = [] } = body.data ?? {}
  return [status, issues[0]?.path ?? reason]
}
const lines = (...rows: Made[]) => ({ lines: rows.map(({ id, version }) => ({ id, version })) })

describe('a fee by hand', () => {
  test('is priced by the tariff, at a typed price, or as it was advanced', async () => {
    expect(await add({ feeCode: 'dlf', pricing: 'TARIFF', qty: '1' })).toMatchObject({
      feeName: '代理费',
      priceSource: 'QUOTATION',
      amount: '88.00',
      source: 'MANUAL',
      status: 0,
    })
    expect(await add({ taxIncluded: 0 })).toMatchObject({
      priceSource: 'MANUAL',
      qty: '2.5000',
      price: '120.000000',
      amount: '318.00',
      netAmount: '300.00',
      taxAmount: '18.00',
    })
    const advanced = {
      pricing: 'PASS',
      amount: '456.78',
      recPay: 2,
      feeCode: 'DDF',
      receiptNo: '00017',
    }
    expect(await add(advanced)).toMatchObject({
      calcMethod: 'PASS',
      amount: '456.78',
      recPay: 2,
      receiptNo: '00017',
    })
    await expectSound(ctx)
  })

  test.each([
    ['without the receipt of an advance', { pricing: 'PASS', amount: '1' }, [400, 'receiptNo']],
    ['without a price', { price: undefined }, [400, 'price']],
    ['of a fee that is not there', { feeCode: 'NO' }, [400, 'feeLine.unknownFee']],
    ['of a receivable as a payable', { feeCode: 'RKF', recPay: 2 }, [400, 'feeLine.wrongSide']],
    ['for an order that is not there', { businessNo: 'RK1' }, [400, 'feeLine.unknownBusiness']],
    [
      'at a price that is by day',
      { feeCode: 'CCF', pricing: 'TARIFF' },
      [409, 'feeLine.notByQuantity'],
    ],
    [
      'at a price that is not there',
      { feeCode: 'JYF', pricing: 'TARIFF' },
      [409, 'feeLine.noPrice'],
    ],
    ['in a currency without a rate', { currency: 'EUR' }, [409, 'feeLine.noRate']],
  ])('%s is refused', async (_what, given, expected) => {
    expect(await refusal('feeLine.create', typed(given), 'jf')).toEqual(expected)
  })

  test('typed twice for one day is refused, and so is a change of a line that has moved on', async () => {
    const draft = typed()
    const made = await app.data('feeLine.create', draft, 'jf')
    expect(await refusal('feeLine.create', draft, 'jf')).toEqual([409, 'feeLine.taken'])
    const change = { ...draft, id: made.id, version: made.version, qty: '3' }
    expect(await app.data('feeLine.update', change, 'jf')).toMatchObject({
      amount: '360.00',
      version: 2,
    })
    expect(await refusal('feeLine.update', change, 'jf')).toEqual([409, 'record.stale'])
    await app.data('feeLine.confirm', lines({ id: made.id, version: 2 }), 'jf')
    const late = { ...change, version: 3 }
    expect(await refusal('feeLine.update', late, 'jf')).toEqual([409, 'feeLine.wrongStatus'])
  })
})

describe('the way of a line', () => {
  test('is confirmed by one and audited by another, with records of both', async () => {
    const [a, b] = [await add(), await add()]
    const confirmed: Made[] = await app.data('feeLine.confirm', lines(a, b), 'jf')
    expect(confirmed.map(({ status }: any) => status)).toEqual([1, 1])
    expect(await refusal('feeLine.audit', lines(...confirmed), 'jf')).toEqual([
      403,
      'access.denied',
    ])
    const audited = await app.data('feeLine.audit', lines(...confirmed), 'cw')
    expect(audited.map(({ status }: any) => status)).toEqual([2, 2])
    const of = async (operation: string) => app.data(operation, { businessId: a.id }, 'cw')
    expect((await of('record.operations')).map(({ action }: any) => action)).toEqual([
      'create',
      'confirm',
      'audit',
    ])
    expect(await of('record.audits')).toMatchObject([{ auditModule: 'JFGL', result: 2 }])
  })

  test('is all or nothing for several', async () => {
    const [a, b] = [await add(), await add()]
    await app.data('feeLine.confirm', lines(a), 'jf')
    expect(await refusal('feeLine.confirm', lines(a, b), 'jf')).toEqual([
      409,
      'feeLine.wrongStatus',
    ])
    expect((await app.data('feeLine.get', { id: b.id }, 'jf')).status).toBe(0)
  })

  test('is not audited by who entered or confirmed it, even with every right', async () => {
    const own = await add({}, 'admin')
    const [confirmed]: [Made] = await app.data('feeLine.confirm', lines(own), 'jf')
    expect(await refusal('feeLine.audit', lines(confirmed), 'admin')).toEqual([
      403,
      'feeLine.ownAudit',
    ])
    const other = await add()
    const [byAdmin]: [Made] = await app.data('feeLine.confirm', lines(other), 'admin')
    expect(await refusal('feeLine.audit', lines(byAdmin), 'admin')).toEqual([
      403,
      'feeLine.ownAudit',
    ])
  })

  test('ends with a reason while no bill holds it, and frees its place', async () => {
    const draft = typed()
    const made = await app.data('feeLine.create', draft, 'jf')
    const input = { id: made.id, version: 1, reason: '录错客户' }
    expect(await refusal('feeLine.void', { ...input, reason: ' ' }, 'jf')).toEqual([400, 'reason'])
    expect(await app.data('feeLine.void', input, 'jf')).toMatchObject({
      status: 9,
      remark: '录错客户',
    })
    await app.data('feeLine.create', draft, 'jf')
    const billed = await add()
    await setLine(app, node, billed.id, { status: 3, billId: 'bill' })
    expect(await refusal('feeLine.void', { ...input, id: billed.id }, 'jf')).toEqual([
      409,
      'feeLine.wrongStatus',
    ])
  })
})

describe('who sees fees', () => {
  test('a customer sees the own lines only, and changes none', async () => {
    const { records } = await app.data('customer.page', { customerName: '青岛样例橡胶' }, 'kf')
    const own = await add({ customerId: records[0].id })
    const foreign = await add()
    const seen = await app.data('feeLine.page', { size: 100 }, 'kh')
    expect(seen.records.map(({ id }: any) => id)).toEqual([own.id])
    expect(await refusal('feeLine.get', { id: foreign.id }, 'kh')).toEqual([404, 'record.notFound'])
    expect(await refusal('feeLine.confirm', lines(own), 'kh')).toEqual([403, 'access.denied'])
    expect(await app.data('feeLine.totals', {}, 'kh')).toMatchObject([
      { count: 1, amount: '300.00' },
    ])
  })

  test.each([
    ['kf', 200],
    ['sh', 200],
    ['sw', 200],
    ['cw', 200],
    ['ck', 403],
    ['lh', 403],
    ['gw', 403],
    ['mg', 403],
  ])('%s: %i', async (as, status) => {
    expect((await app.call('feeLine.page', {}, as)).status).toBe(status)
    expect(
      (await app.call('feeLine.runPeriod', { from: '2025-03-01', to: '2025-03-31' }, as)).status,
    ).toBe(403)
  })
})

test('a page is filtered by what people look for, and its sums leave voided lines out', async () => {
  const owner = await newCustomer(app, '筛选客户')
  const [a, b] = [
    await add({ customerId: owner }),
    await add({ customerId: owner, currency: 'CNY', qty: '1' }),
  ]
  await app.data('feeLine.void', { id: b.id, version: 1, reason: '重复' }, 'jf')
  const count = async (filter: object) =>
    (await app.data('feeLine.page', { customerId: owner, ...filter }, 'jf')).total
  expect(await count({})).toBe(2)
  expect(await count({ status: 9 })).toBe(1)
  expect(await count({ isMissingPrice: 1 })).toBe(0)
  expect(await count({ dateFrom: a.periodTo, dateTo: a.periodTo })).toBe(1)
  expect(await count({ feeCode: 'QTF', source: 'MANUAL', jtNo: a.jtNo.slice(-4) })).toBe(1)
  const sums = (filter: object) =>
    app.data('feeLine.totals', { customerId: owner, ...filter }, 'jf')
  expect(await sums({})).toMatchObject([
    { count: 1, amount: '300.00', netAmount: '283.02', taxAmount: '16.98' },
  ])
  expect(await sums({ status: 9 })).toMatchObject([{ count: 1, amount: '120.00' }])
})
