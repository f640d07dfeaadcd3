// @postgres: fees
import { inTenant } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'
import { breachesOfFees } from '@yuncang/server/modules/fee-line/service/invariants'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { newCustomer } from '../../support/contracts.ts'
import { ctxOf, type Ctx } from '../../support/ctx.ts'
import { expectSound } from '../../support/fees.ts'
import { orderWith, refusedSplit, splitUp } from './splits.ts'

/* One charge that several documents or customers carry (docs/domain/fees.md#split-charges). */
let app: TestApp
let ctx: Ctx
let a: string
let b: string
let c: string
let turn = 0

beforeAll(async () => {
  app = await startApp({ clock: () => '2025-06-02T02:00:00.000Z' })
  ctx = await ctxOf(app, 'jf', 'WMS_DEMO')
})
beforeEach(async () => {
  turn += 1
  a = await newCustomer(app, `分摊客户${turn}甲`)
  b = await newCustomer(app, `分摊客户${turn}乙`)
  c = await newCustomer(app, `分摊客户${turn}丙`)
})
afterAll(() => app.close())

const amounts = (parts: readonly any[]) => parts.map(({ amount }) => amount)
const linesOf = async (customerId: string) =>
  (await app.data('feeLine.page', { customerId }, 'jf')).records

test('by weight each part is a fee by hand that tells its share of the whole', async () => {
  const { orderNo, masterBillNo } = await orderWith(app, a, { net: '3500', pieces: 35 })
  const rows = [
    { customerId: a, businessNo: orderNo, weight: '3.5' },
    { customerId: b, weight: '6.5' },
  ]
  const [first, second] = await splitUp(app, rows, { remark: ' 拆箱 ' })
  expect(first).toMatchObject({
    amount: '350.00',
    netAmount: '330.19',
    taxAmount: '19.81',
    qty: '1.0000',
    unit: '票',
    price: '350.000000',
    calcMethod: 'FIXED',
    priceSource: 'MANUAL',
    source: 'MANUAL',
    status: 0,
    businessNo: orderNo,
    masterBillNo,
    remark: '拆箱',
    splitNo: 'FT202506020001',
  })
  expect(first.explanation.steps).toEqual([
    {
      kind: 'SHARE',
      amount: '350.00',
      no: 'FT202506020001',
      basis: 'WEIGHT',
      weight: '3.5',
      whole: { amount: '1000', weight: '10', parts: 2 },
    },
  ])
  expect(second).toMatchObject({ amount: '650.00', businessNo: '', splitNo: first.splitNo })
  expect(second.jtNo).not.toBe(first.jtNo)
  expect(await app.data('feeLine.get', { id: first.id }, 'jf')).toMatchObject({
    related: [],
    parts: [{ id: second.id, amount: '650.00', weight: '6.5', status: 0 }],
  })
  const found = await app.data('feeLine.page', { splitNo: first.splitNo.slice(2) }, 'jf')
  expect(found.total).toBe(2)
  expect(await app.data('feeLine.totals', { splitNo: first.splitNo }, 'jf')).toMatchObject([
    { count: 2, amount: '1000.00' },
  ])
  await expectSound(ctx)
})

test.each([
  ['half and half', '100.01', 'EQUAL', ['0', '0'], ['50.01', '50.00']],
  ['in thirds, the rest to the last', '100', 'EQUAL', [], ['33.33', '33.33', '33.34']],
  [
    'by pieces, the rest to the largest',
    '100',
    'QTY',
    ['1', '4', '1'],
    ['16.67', '66.66', '16.67'],
  ],
  ['by a ratio, on a tie to the last', '0.05', 'OWN', ['2', '2', '1'], ['0.02', '0.02', '0.01']],
])('%s', async (_, amount, basis, weights, shares) => {
  const rows = shares.map((_share, at) => ({
    customerId: [a, b, c][at]!,
    ...(weights[at] !== undefined && { weight: weights[at] }),
  }))
  expect(amounts(await splitUp(app, rows, { amount, basis }))).toEqual(shares)
})

test('yen have no decimals, and tax on top is that of each part', async () => {
  await app.data('fxRate.create', { currency: 'JPY', month: '202502', rate: '0.05' }, 'jf')
  const rows = [{ customerId: a }, { customerId: b }, { customerId: c }]
  const yen = { currency: 'JPY', amount: '1000', basis: 'EQUAL', taxIncluded: 0, taxRate: '0.06' }
  const parts = await splitUp(app, rows, yen)
  expect(
    parts.map(({ netAmount, amount, localAmount }) => [netAmount, amount, localAmount]),
  ).toEqual([
    ['333.00', '353.00', '17.65'],
    ['333.00', '353.00', '17.65'],
    ['334.00', '354.00', '17.70'],
  ])
  expect(
    await refusedSplit(app, rows, { ...yen, amount: '1000.5', bizDate: '2025-03-11' }),
  ).toEqual([400, 'request.invalid', 'amount', 'JPY 没有小数，请将 1,000.5 改为整数'])
  await expectSound(ctx)
})

test('what was advanced is passed on in parts, under its receipt', async () => {
  const rows = [{ customerId: a }, { customerId: b }]
  const parts = await splitUp(app, rows, { feeCode: 'DDF', basis: 'EQUAL', receiptNo: ' MT1 ' })
  expect(parts).toMatchObject([
    { calcMethod: 'PASS', amount: '500.00', receiptNo: 'MT1' },
    { calcMethod: 'PASS', amount: '500.00', receiptNo: 'MT1' },
  ])
  await expectSound(ctx)
})

test('what a row cannot carry is said at the row, and nothing is written', async () => {
  const { orderNo } = await orderWith(app, a, { net: '1000', pieces: 1 })
  const [one, two] = [
    { customerId: a, weight: '1' },
    { customerId: b, weight: '1' },
  ]
  const stray = '没有编号为「RK1」的入库或出库订单，请核对编号'
  for (const [rows, ...said] of [
    [
      [one, { ...two, businessNo: 'RK1' }],
      400,
      'feeLine.unknownBusiness',
      'rows.1.businessNo',
      stray,
    ],
    [[one, { ...two, customerId: 'nobody' }], 404, 'record.notFound', 'rows.1.customerId'],
    [[one, two, one], 400, 'feeLine.sameShare', 'rows.2.customerId'],
    [[one, { ...two, weight: '0' }], 400, 'request.invalid', 'rows.1.weight'],
    [[one, { ...two, weight: '-1' }], 400, 'request.invalid', 'rows.1.weight'],
    [
      [
        { ...one, weight: '0' },
        { ...two, weight: '0.0' },
      ],
      400,
      'request.invalid',
      'rows.0.weight',
    ],
    [[one], 400, 'request.invalid', 'rows'],
  ] as const)
    expect(await refusedSplit(app, rows)).toEqual(expect.arrayContaining([...said]))
  const other = [{ ...one, businessNo: orderNo }, one]
  expect(amounts(await splitUp(app, other))).toEqual(['500.00', '500.00'])
  expect((await linesOf(a)).length).toBe(2)
  expect(await linesOf(b)).toEqual([])
  const taken = '2025-03-10 已有「其他费用」的费用行，请修改那一行，或合并数量'
  expect(await refusedSplit(app, [two, one])).toEqual([
    409,
    'feeLine.taken',
    'rows.1.customerId',
    taken,
  ])
  expect(await linesOf(b)).toEqual([])
})

test.each([
  ['a fee of the other side', { feeCode: 'RKF', recPay: 2 }, 'feeLine.wrongSide', 'feeCode'],
  ['a fee that there is not', { feeCode: 'NONE' }, 'feeLine.unknownFee', 'feeCode'],
  ['a currency that there is not', { currency: 'XXX' }, 'request.invalid', 'currency'],
  ['a month without a rate', { currency: 'EUR' }, 'feeLine.noRate', 'currency'],
  ['nothing', { amount: '0' }, 'request.invalid', 'amount'],
])('%s is refused', async (_, more, reason, path) => {
  const rows = [
    { customerId: a, weight: '1' },
    { customerId: b, weight: '1' },
  ]
  expect((await refusedSplit(app, rows, more)).slice(1, 3)).toEqual([reason, path])
  expect(await linesOf(a)).toEqual([])
})

test('the night finds parts that do not come to the charge, and parts that stand alone', async () => {
  const rows = [{ customerId: a }, { customerId: b }]
  const parts = await splitUp(app, rows, { basis: 'EQUAL' })
  const tamper = (id: string, changes: object) =>
    app.services.db.transaction(inTenant('WMS_DEMO'), async (tx) => {
      await tx.update(tx.t.feeLine, changes, eq(tx.t.feeLine.id, id))
    })
  const found = async () => (await ctx.read(breachesOfFees)).map(({ detail }) => detail)
  const { id, splitNo }: { id: string; splitNo: string } = parts[0]
  await tamper(id, { status: 9 })
  expect(await found()).toEqual([`stands alone in ${splitNo}: 1 parts are voided`])
  await tamper(id, { status: 0, amount: '499.00' })
  expect(await found()).toContain(`2 parts of ${splitNo} come to 999, not 1000`)
  await tamper(id, { amount: '500.00' })
  expect(await found()).toEqual([])
})
