import { addDays } from '@yuncang/shared/domain/calendar'
import { sum } from '@yuncang/shared/domain/decimal'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { ctxOf, type Ctx } from '../support/ctx.ts'
import { documentsOf, expectSound, priced, repriced, setLine } from '../support/fees.ts'

const node = 'WMS_DEMO'
const line = { currency: 'CNY', taxRate: '0.06', unit: '吨' }
const flat = { ...line, feeCode: 'CCF', calcMethod: 'DAY_UNIT', price: '1' }

let app: TestApp
let ctx: Ctx
let arrive: ReturnType<typeof documentsOf>
let time = '2025-06-02T02:00:00.000Z'

beforeAll(async () => {
  app = await startApp({ clock: () => time })
  ctx = await ctxOf(app, 'kf', node)
  arrive = documentsOf(app, ctx)
})
afterAll(() => app.close())

/** Thousandths of a yuan by days of kilograms: whole numbers only, nothing of the engine. */
function bruteForce(
  goods: readonly {
    kg: number
    day: string
    exits: readonly (readonly [day: string, kg: number])[]
  }[],
  priceOfAge: (age: number) => number,
  from: string,
  to: string,
): string {
  let total = 0
  for (let day = from; day <= to; day = addDays(day, 1))
    for (const { kg, day: entry, exits } of goods) {
      if (day < entry) continue
      const left = exits.filter(([exit]) => exit <= day).reduce((all, [, gone]) => all + gone, 0)
      let age = 1
      for (let each = entry; each < day; each = addDays(each, 1)) age += 1
      total += (kg - left) * priceOfAge(age)
    }
  // Kilograms × fen are 1/100,000 yuan.
  return (Math.round(total / 1000) / 100).toFixed(2)
}

describe('storage of a month', () => {
  const tiered = {
    ...line,
    feeCode: 'CCF',
    calcMethod: 'TIER_DAY',
    price: '0',
    freeDays: 5,
    freeMode: 'DEDUCT',
    tierMode: 'SLICED',
    tiers: [
      { fromValue: '1', toValue: '20', price: '0.93' },
      { fromValue: '21', toValue: '45', price: '1.37' },
      { fromValue: '46', toValue: null, price: '2.11' },
    ],
  }
  const fen = (age: number) => (age <= 5 ? 0 : age <= 20 ? 93 : age <= 45 ? 137 : 211)

  test('is what a loop over its days says, for lots of several days that leave in parts', async () => {
    const document = await arrive([
      { tonnes: '33.417', bizDate: '2025-03-04' },
      { tonnes: '18.903', bizDate: '2025-03-11' },
      { tonnes: '7.251', bizDate: '2025-04-02' },
    ])
    await priced(app, document.customer.id, [tiered])
    const [a, b] = document.lots
    await document.out('2025-03-19', [{ lotId: a!.id, tonnes: '11.111' }])
    await document.out('2025-04-08', [
      { lotId: a!.id, tonnes: '22.306' },
      { lotId: b!.id, tonnes: '4.5' },
    ])
    const goods = [
      {
        kg: 33417,
        day: '2025-03-04',
        exits: [
          ['2025-03-19', 11111],
          ['2025-04-08', 22306],
        ],
      },
      { kg: 18903, day: '2025-03-11', exits: [['2025-04-08', 4500]] },
      { kg: 7251, day: '2025-04-02', exits: [] },
    ] as const
    const months = [
      ['2025-03-04', '2025-03-31'],
      ['2025-04-01', '2025-04-30'],
      ['2025-05-01', '2025-05-31'],
    ] as const
    for (const [from, to] of months) await document.run(`${from.slice(0, 8)}01`, to)
    expect(await document.storage()).toEqual(
      months.map(([from, to]) => [from, to, bruteForce(goods, fen, from, to), 0, 0]),
    )
    await expectSound(ctx)
  })

  test('adds up wherever it is parted, and nothing doubles when parts overlap', async () => {
    const lot = [{ tonnes: '12.345', bizDate: '2025-03-04' }]
    const [whole, parted] = [await arrive(lot), await arrive(lot)]
    for (const { customer, lots, out } of [whole, parted]) {
      await priced(app, customer.id, [{ ...tiered, minCharge: '700', minScope: 'ORDER' }])
      await out('2025-04-11', [{ lotId: lots[0]!.id, tonnes: '2.5' }])
    }
    await whole.run('2025-03-01', '2025-04-30')
    for (const end of ['2025-03-09', '2025-03-23', '2025-03-20', '2025-03-24', '2025-04-30'])
      await parted.run('2025-03-01', end)
    const lines = await parted.storage()
    expect(lines.map(([from, to]) => [from, to])).toEqual([
      ['2025-03-04', '2025-03-09'],
      ['2025-03-10', '2025-03-23'],
      ['2025-03-24', '2025-03-24'],
      ['2025-03-25', '2025-04-30'],
    ])
    const [one] = await whole.storage()
    expect(sum(lines.map(([, , amount]) => amount))).toBe(sum([one![2]]))
    const exits = [['2025-04-11', 2500]] as const
    const goods = [{ kg: 12345, day: '2025-03-04', exits }]
    expect(one![2]).toBe(bruteForce(goods, fen, '2025-03-04', '2025-04-30'))
    // The first line takes the whole minimum, the next ones use it up.
    expect(lines.map(([, , amount]) => amount)).toEqual(['700.00', '0.00', '0.00', '141.10'])
    await expectSound(ctx)
  })

  test('ends with the goods: a document that is empty has no line of later months', async () => {
    const document = await arrive([{ tonnes: '10', bizDate: '2025-03-10' }])
    await priced(app, document.customer.id, [flat])
    await document.out('2025-03-15', [{ lotId: document.lots[0]!.id, tonnes: '10' }])
    await document.run('2025-03-01', '2025-03-31')
    expect(await document.run('2025-04-01', '2025-04-30')).toMatchObject({ created: 0 })
    expect(await document.storage()).toEqual([['2025-03-10', '2025-03-31', '50.00', 0, 0]])
  })

  test('counts days as the contract says', async () => {
    const document = await arrive([{ tonnes: '10', bizDate: '2025-03-10' }])
    await priced(app, document.customer.id, [flat], { dayCountMode: 'BOTH' })
    await document.out('2025-03-15', [{ lotId: document.lots[0]!.id, tonnes: '10' }])
    await document.run('2025-03-01', '2025-03-31')
    expect(await document.storage()).toMatchObject([['2025-03-10', '2025-03-31', '60.00', 0, 0]])
  })

  test('is charged in the unit of the price, and by the price whose conditions the goods meet', async () => {
    const document = await arrive([
      { tonnes: '10', pallets: 8, bizDate: '2025-03-30', productName: '烟胶片' },
      { tonnes: '4', volume: '9.5', bizDate: '2025-03-30' },
    ])
    await priced(app, document.customer.id, [
      { ...flat, unit: '托', price: '3', conditions: { product: '烟胶片' } },
      { ...flat, unit: '计费吨', price: '2' },
    ])
    await document.run('2025-03-01', '2025-03-31')
    const lines = await document.lines()
    expect(lines.map(({ unit, qty, amount }) => [unit, qty, amount]).sort()).toEqual([
      ['托', '16.0000', '48.00'],
      ['计费吨', '19.0000', '38.00'],
    ])
    await expectSound(ctx)
  })
})

describe('prices that change', () => {
  test('part a month where a quotation ends, and what no price covers stands as 缺价 until one does', async () => {
    const document = await arrive([{ tonnes: '10', bizDate: '2025-03-10' }])
    const { contractId } = await priced(app, document.customer.id, [flat], {
      endDate: '2025-03-20',
    })
    expect(await document.run('2025-03-01', '2025-03-31')).toMatchObject({ created: 2, missing: 1 })
    const [first, second] = await document.lines()
    expect(first).toMatchObject({ periodTo: '2025-03-20', amount: '110.00', isMissingPrice: 0 })
    expect(second).toMatchObject({
      periodFrom: '2025-03-21',
      amount: '0.00',
      isMissingPrice: 1,
      priceSource: 'MISSING',
    })
    const confirmed = { lines: [{ id: second.id, version: second.version }] }
    expect((await app.call('feeLine.confirm', confirmed, 'jf')).body.data.reason).toBe(
      'feeLine.missingPrice',
    )
    await repriced(app, contractId, { validTo: '2027-12-31', details: [{ ...flat, price: '2' }] })
    expect(await document.run('2025-03-01', '2025-03-31')).toMatchObject({ updated: 2, created: 0 })
    expect(await document.storage()).toEqual([
      ['2025-03-10', '2025-03-20', '220.00', 0, 0],
      ['2025-03-21', '2025-03-31', '220.00', 0, 0],
    ])
    await expectSound(ctx)
  })

  test('reach lines that no bill holds, which are confirmed anew, and leave billed lines as they are', async () => {
    const document = await arrive([{ tonnes: '10', bizDate: '2025-03-10' }])
    const { contractId } = await priced(app, document.customer.id, [flat])
    await document.run('2025-03-01', '2025-03-31')
    await document.run('2025-04-01', '2025-04-30')
    const [march, april] = await document.lines()
    const step = (operation: string, { id, version }: any, as: string) =>
      app.data(operation, { lines: [{ id, version }] }, as)
    await step('feeLine.audit', (await step('feeLine.confirm', april, 'jf'))[0], 'cw')
    await setLine(app, node, march.id, { status: 3, billId: 'bill' })
    await repriced(app, contractId, { details: [{ ...flat, price: '2' }] })
    await document.run('2025-05-01', '2025-05-31')
    expect(await document.storage()).toEqual([
      ['2025-03-10', '2025-03-31', '220.00', 3, 0],
      ['2025-04-01', '2025-04-30', '600.00', 0, 0],
      ['2025-05-01', '2025-05-31', '620.00', 0, 0],
    ])
    await expectSound(ctx)
  })
})

describe('what becomes known late', () => {
  test('changes the line of a month that no bill holds', async () => {
    const document = await arrive([{ tonnes: '10', bizDate: '2025-03-10' }])
    await priced(app, document.customer.id, [flat])
    await document.run('2025-03-01', '2025-03-31')
    await document.out('2025-03-21', [{ lotId: document.lots[0]!.id, tonnes: '4' }])
    expect(await document.run('2025-03-01', '2025-03-31')).toMatchObject({ updated: 1, created: 0 })
    // 11 days of 10 t and 11 of 6 t.
    expect(await document.storage()).toEqual([['2025-03-10', '2025-03-31', '176.00', 0, 0]])
    const [{ id }] = await document.lines()
    const records = await app.data('record.operations', { businessId: id }, 'jf')
    expect(records.map(({ action }: any) => action)).toEqual(['create', 'rerate'])
    expect(records[1].fieldDiff.amount).toEqual({ before: '220.00', after: '176.00' })
  })

  test('is a line of its own with the difference when a bill holds the month, once', async () => {
    const document = await arrive([{ tonnes: '10', bizDate: '2025-03-10' }])
    await priced(app, document.customer.id, [flat])
    await document.run('2025-03-01', '2025-03-31')
    const [billed] = await document.lines()
    await setLine(app, node, billed.id, { status: 3, billId: 'bill' })
    await document.out('2025-03-21', [{ lotId: document.lots[0]!.id, tonnes: '4' }])
    expect(await document.run('2025-03-01', '2025-03-31')).toMatchObject({
      created: 1,
      supplements: 1,
    })
    expect(await document.run('2025-03-01', '2025-03-31')).toMatchObject({ created: 0, updated: 0 })
    expect(await document.storage()).toEqual([
      ['2025-03-10', '2025-03-31', '220.00', 3, 0],
      ['2025-03-10', '2025-03-31', '-44.00', 0, 1],
    ])
    const [, difference] = await document.lines()
    expect([difference.netAmount, difference.taxAmount]).toEqual(['-41.51', '-2.49'])
    expect(difference.explanation.steps.at(-1)).toEqual({
      kind: 'BILLED',
      amount: '-44.00',
      charged: '220.00',
    })
    await expectSound(ctx)
  })

  test('of a CLIFF: nothing while the goods may still leave free, all of it when they have stayed', async () => {
    const document = await arrive([{ tonnes: '10', bizDate: '2025-03-25' }])
    await priced(app, document.customer.id, [{ ...flat, freeDays: 10, freeMode: 'CLIFF' }])
    await document.run('2025-03-01', '2025-03-31')
    expect(await document.lines()).toMatchObject([{ amount: '0.00', isOpen: 1 }])
    const [{ id }] = await document.lines()
    await setLine(app, node, id, { status: 3, billId: 'bill' })
    await document.run('2025-04-01', '2025-04-30')
    expect(await document.storage()).toEqual([
      ['2025-03-25', '2025-03-31', '0.00', 3, 0],
      ['2025-03-25', '2025-03-31', '70.00', 0, 1],
      ['2025-04-01', '2025-04-30', '300.00', 0, 0],
    ])
    await expectSound(ctx)
  })

  test('fills the gap that a voided line leaves', async () => {
    const document = await arrive([{ tonnes: '10', bizDate: '2025-03-10' }])
    await priced(app, document.customer.id, [flat])
    await document.run('2025-03-01', '2025-03-31')
    await document.run('2025-04-01', '2025-04-30')
    const [{ id, version }] = await document.lines()
    await app.data('feeLine.void', { id, version, reason: '重算' }, 'jf')
    expect(await document.run('2025-04-01', '2025-04-30')).toMatchObject({ created: 1 })
    expect(await document.storage()).toEqual([
      ['2025-03-10', '2025-03-31', '220.00', 0, 0],
      ['2025-04-01', '2025-04-30', '300.00', 0, 0],
    ])
  })
})

test('a run needs a period that is over, in its order', async () => {
  const refusal = async (from: string, to: string) =>
    (await app.call('feeLine.runPeriod', { from, to }, 'jf')).body.data.reason
  expect(await refusal('2025-06-01', '2025-06-30')).toBe('feeLine.periodNotOver')
  expect(await refusal('2025-05-02', '2025-05-01')).toBe('feeLine.periodReversed')
})

test('two runs at once leave each line there once', async () => {
  const document = await arrive([{ tonnes: '10', bizDate: '2025-03-10' }])
  await priced(app, document.customer.id, [flat])
  const run = () =>
    app.call(
      'feeLine.runPeriod',
      { from: '2025-03-01', to: '2025-03-31', customerId: document.customer.id },
      'jf',
    )
  const answers = await Promise.all([run(), run(), run()])
  expect(
    answers.every(({ body }) => body.code === 200 || body.data.reason === 'feeLine.running'),
  ).toBe(true)
  expect(await document.storage()).toEqual([['2025-03-10', '2025-03-31', '220.00', 0, 0]])
})
