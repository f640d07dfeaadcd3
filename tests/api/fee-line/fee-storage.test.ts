import { addDays } from '@yuncang/shared/kernel/calendar'
import { sum } from '@yuncang/shared/kernel/decimal'
import { describe, expect, test } from 'vitest'
import { expectSound, priced, repriced, setLine } from '../../support/fees.ts'
import { flat, line, node, storageSuite } from './storages.ts'

const { app, ctx, arrive } = storageSuite()

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
    await priced(app(), document.customer.id, [tiered])
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
    await expectSound(ctx())
  })

  test('adds up wherever it is parted, and nothing doubles when parts overlap', async () => {
    const lot = [{ tonnes: '12.345', bizDate: '2025-03-04' }]
    const [whole, parted] = [await arrive(lot), await arrive(lot)]
    for (const { customer, lots, out } of [whole, parted]) {
      await priced(app(), customer.id, [{ ...tiered, minCharge: '700', minScope: 'ORDER' }])
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
    await expectSound(ctx())
  })

  test('ends with the goods: a document that is empty has no line of later months', async () => {
    const document = await arrive([{ tonnes: '10', bizDate: '2025-03-10' }])
    await priced(app(), document.customer.id, [flat])
    await document.out('2025-03-15', [{ lotId: document.lots[0]!.id, tonnes: '10' }])
    await document.run('2025-03-01', '2025-03-31')
    expect(await document.run('2025-04-01', '2025-04-30')).toMatchObject({ created: 0 })
    expect(await document.storage()).toEqual([['2025-03-10', '2025-03-31', '50.00', 0, 0]])
  })

  test('counts days as the contract says', async () => {
    const document = await arrive([{ tonnes: '10', bizDate: '2025-03-10' }])
    await priced(app(), document.customer.id, [flat], { dayCountMode: 'BOTH' })
    await document.out('2025-03-15', [{ lotId: document.lots[0]!.id, tonnes: '10' }])
    await document.run('2025-03-01', '2025-03-31')
    expect(await document.storage()).toMatchObject([['2025-03-10', '2025-03-31', '60.00', 0, 0]])
  })

  test('is charged in the unit of the price, and by the price whose conditions the goods meet', async () => {
    const document = await arrive([
      { tonnes: '10', pallets: 8, bizDate: '2025-03-30', productName: '烟胶片' },
      { tonnes: '4', volume: '9.5', bizDate: '2025-03-30' },
    ])
    await priced(app(), document.customer.id, [
      { ...flat, unit: '托', price: '3', conditions: { product: '烟胶片' } },
      { ...flat, unit: '计费吨', price: '2' },
    ])
    await document.run('2025-03-01', '2025-03-31')
    const lines = await document.lines()
    expect(lines.map(({ unit, qty, amount }) => [unit, qty, amount]).sort()).toEqual([
      ['托', '16.0000', '48.00'],
      ['计费吨', '19.0000', '38.00'],
    ])
    await expectSound(ctx())
  })
})

describe('prices that change', () => {
  test('part a month where a quotation ends, and what no price covers stands as 缺价 until one does', async () => {
    const document = await arrive([{ tonnes: '10', bizDate: '2025-03-10' }])
    const { contractId } = await priced(app(), document.customer.id, [flat], {
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
    expect((await app().call('feeLine.confirm', confirmed, 'jf')).body.data.reason).toBe(
      'feeLine.missingPrice',
    )
    await repriced(app(), contractId, { validTo: '2027-12-31', details: [{ ...flat, price: '2' }] })
    expect(await document.run('2025-03-01', '2025-03-31')).toMatchObject({ updated: 2, created: 0 })
    expect(await document.storage()).toEqual([
      ['2025-03-10', '2025-03-20', '220.00', 0, 0],
      ['2025-03-21', '2025-03-31', '220.00', 0, 0],
    ])
    await expectSound(ctx())
  })

  test('reach drafts, which are confirmed anew, and leave audited and billed lines as they are', async () => {
    const document = await arrive([{ tonnes: '10', bizDate: '2025-03-10' }])
    const { contractId } = await priced(app(), document.customer.id, [flat])
    await document.run('2025-03-01', '2025-03-31')
    await document.run('2025-04-01', '2025-04-30')
    await document.run('2025-05-01', '2025-05-31')
    const [march, april, may] = await document.lines()
    const step = (operation: string, { id, version }: any, as: string) =>
      app().data(operation, { lines: [{ id, version }] }, as)
    await step('feeLine.audit', (await step('feeLine.confirm', april, 'jf'))[0], 'cw')
    await step('feeLine.confirm', may, 'jf')
    await setLine(app(), node, march.id, { status: 3, billId: 'bill' })
    await repriced(app(), contractId, { details: [{ ...flat, price: '2' }] })
    await document.run('2025-05-01', '2025-05-31')
    expect(await document.storage()).toEqual([
      ['2025-03-10', '2025-03-31', '220.00', 3, 0],
      ['2025-04-01', '2025-04-30', '300.00', 2, 0],
      ['2025-05-01', '2025-05-31', '620.00', 0, 0],
    ])
    await expectSound(ctx())
  })
})

test('a run needs a period that is over, in its order', async () => {
  const refusal = async (from: string, to: string) =>
    (await app().call('feeLine.runPeriod', { from, to }, 'jf')).body.data.reason
  expect(await refusal('2025-06-01', '2025-06-30')).toBe('feeLine.periodNotOver')
  expect(await refusal('2025-05-02', '2025-05-01')).toBe('feeLine.periodReversed')
})
