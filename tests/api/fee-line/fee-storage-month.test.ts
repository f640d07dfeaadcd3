import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { ctxOf, type Ctx } from '../../support/ctx.ts'
import { documentsOf, expectSound, priced, repriced, setLine } from '../../support/fees.ts'

/* Storage that is charged by the month, docs/decisions/031: every figure is worked out by hand. */
const node = 'WMS_DEMO'
const line = { currency: 'CNY', taxRate: '0.06', feeCode: 'CCF' }
const perTonne = { ...line, calcMethod: 'UNIT', unit: '吨', price: '25' }

let app: TestApp
let ctx: Ctx
let arrive: ReturnType<typeof documentsOf>

beforeAll(async () => {
  app = await startApp({ clock: () => '2025-06-02T02:00:00.000Z' })
  ctx = await ctxOf(app, 'kf', node)
  arrive = documentsOf(app, ctx)
})
afterAll(() => app.close())

const march = ['2025-03-01', '2025-03-31'] as const
const april = ['2025-04-01', '2025-04-30'] as const
const may = ['2025-05-01', '2025-05-31'] as const

/** 10 t from 4 March, 6 t more from 20 March; the 10 t leave on 22 March, the rest on 11 April. */
async function twoLots(detail: object) {
  const document = await arrive([
    { tonnes: '10', bizDate: '2025-03-04' },
    { tonnes: '6', bizDate: '2025-03-20' },
  ])
  const { contractId } = await priced(app, document.customer.id, [detail])
  const [a, b] = document.lots
  await document.out('2025-03-22', [{ lotId: a!.id, tonnes: '10' }])
  await document.out('2025-04-11', [{ lotId: b!.id, tonnes: '6' }], 'CK2')
  return { ...document, contractId }
}

describe('storage by the month', () => {
  test('costs a fixed price for every month in store, and none after the goods have left', async () => {
    const { run, storage } = await twoLots({
      ...line,
      calcMethod: 'FIXED',
      unit: '单',
      price: '500',
    })
    for (const [from, to] of [march, april, may]) await run(from, to)
    expect(await storage()).toEqual([
      ['2025-03-04', '2025-03-31', '500.00', 0, 0],
      ['2025-04-01', '2025-04-30', '500.00', 0, 0],
    ])
    await expectSound(ctx)
  })

  test('costs the most that lay there in the month, and says so', async () => {
    const { run, lines } = await twoLots(perTonne)
    await run(...march)
    await run(...april)
    // 16 t on 20 and 21 March at 25 are 400; 6 t of April are 150. Of 400 gross 377.36 are net at 6 %.
    const [inMarch, inApril] = await lines()
    expect(inMarch).toMatchObject({
      qty: '16.0000',
      price: '25.000000',
      amount: '400.00',
      netAmount: '377.36',
      taxAmount: '22.64',
      isMissingPrice: 0,
    })
    expect(inMarch.explanation).toEqual({
      parts: [{ kind: 'QUANTITY', qty: '16', price: '25.000000', amount: '400', month: '2025-03' }],
      steps: [
        { kind: 'RAW', amount: '400' },
        { kind: 'ROUNDED', amount: '400.00' },
      ],
    })
    expect(inApril).toMatchObject({ qty: '6.0000', amount: '150.00' })
    await expectSound(ctx)
  })

  test('counts days where the price is by the day of the document', async () => {
    const { run, storage } = await twoLots({ ...perTonne, unit: '天', price: '12.5' })
    await run(...march)
    await run(...april)
    // 28 days of March from the 4th on, 10 of April.
    expect((await storage()).map(([, , amount]) => amount)).toEqual(['350.00', '125.00'])
  })

  test('is not charged twice when a month is run in parts', async () => {
    const { run, storage } = await twoLots(perTonne)
    await run('2025-03-01', '2025-03-15')
    await run('2025-03-01', '2025-03-21')
    await run(...march)
    // 10 t, then the 6 t that came beside, then nothing new.
    expect((await storage()).map(([, to, amount]) => [to, amount])).toEqual([
      ['2025-03-15', '250.00'],
      ['2025-03-21', '150.00'],
      ['2025-03-31', '0.00'],
    ])
    await expectSound(ctx)
  })

  test('is rated anew while no bill holds it, and supplemented when one does', async () => {
    const { run, storage, lines, contractId } = await twoLots(perTonne)
    await run(...march)
    await run(...april)
    const [first] = await lines()
    await setLine(app, node, first.id, { status: 3, billId: 'bill' })
    await repriced(app, contractId, { details: [{ ...perTonne, price: '30' }] })
    await run(...april)
    expect(await storage()).toEqual([
      // 16 t at 25, and 80 more for 30.
      ['2025-03-04', '2025-03-31', '400.00', 3, 0],
      ['2025-04-01', '2025-04-30', '180.00', 0, 0],
    ])
    await expectSound(ctx)
  })

  test('takes the minimum of the month by its days in store', async () => {
    const minimum = { minCharge: '620', minScope: 'MONTH', minProrate: 'BY_DAY' }
    const { run, lines } = await twoLots({ ...perTonne, ...minimum })
    await run(...march)
    // 620 × 28 ÷ 31 = 560 are more than 400.
    const [{ amount, explanation }] = await lines()
    expect(amount).toBe('560.00')
    expect(explanation.steps[1]).toMatchObject({ kind: 'MINIMUM', days: 28, ofDays: 31 })
    await expectSound(ctx)
  })

  test('in a unit that goods do not have stands as 缺价 and says which', async () => {
    const { run, lines } = await twoLots({ ...perTonne, unit: '平方米' })
    expect(await run(...march)).toMatchObject({ missing: 1 })
    const [{ isMissingPrice, explanation }] = await lines()
    expect(isMissingPrice).toBe(1)
    expect(explanation.steps).toEqual([{ kind: 'MISSING', what: 'UNIT', detail: '平方米' }])
  })
})
