import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sum } from '../../../kernel/decimal.ts'
import { aTariff, stored } from './builders.ts'
import type { Rating } from './rate.ts'
import { ratingOf as rate } from './rating-of.ts'
import { cents, halfUp, millionths, money, naive, naiveMoney, type Question } from './naive.ts'
import { lotOf, milli, onDay } from './reference.ts'
import { dayCountModes, type TariffDetail } from './types.ts'

/* Money by the engine and by a naive calculation that shares nothing with it but the calendar. */

const aPrice = fc.integer({ min: 0, max: 3_000_000 }).map((n) => {
  const all = String(n).padStart(7, '0')
  return `${all.slice(0, -6)}.${all.slice(-6)}`
})
const aLimit = fc.option(fc.integer({ min: 0, max: 300_000 }).map((n) => money(BigInt(n))))
const tiers = fc
  .tuple(fc.array(fc.tuple(fc.integer({ min: 1, max: 15 }), aPrice), { maxLength: 3 }), aPrice)
  .map(([rows, lastPrice]) => {
    let next = 1
    const bounded = rows.map(([length, price]) => {
      const row = { fromValue: String(next), toValue: String(next + length - 1), price }
      next += length
      return row
    })
    return [...bounded, { fromValue: String(next), toValue: null, price: lastPrice }]
  })
const tariffs = fc
  .record({
    calcMethod: fc.constantFrom('DAY_UNIT', 'TIER_DAY', 'PERCENT_YEAR'),
    price: aPrice,
    currency: fc.constantFrom('CNY', 'USD'),
    taxRate: fc.constantFrom('0', '0.01', '0.06', '0.09', '0.13'),
    taxIncluded: fc.constantFrom(0, 1),
    freeDays: fc.integer({ min: 0, max: 12 }),
    freeMode: fc.constantFrom('DEDUCT', 'CLIFF'),
    tierMode: fc.constantFrom('SLICED', 'WHOLE'),
    tiers,
    ageBasis: fc.constantFrom('ORIGINAL_INBOUND', 'TRANSFER_DATE'),
    minCharge: aLimit,
    minScope: fc.constantFrom('LINE', 'ORDER', 'MONTH'),
    minProrate: fc.constantFrom('NONE', 'BY_DAY'),
    maxCharge: aLimit,
  } as const)
  .map((fields): TariffDetail => aTariff(fields))
const exits = fc.array(
  fc.record({ after: fc.option(fc.integer({ min: 0, max: 70 })), isSold: fc.boolean() }),
  { minLength: 1, maxLength: 5 },
)
const someGoods = fc.array(
  fc.record({
    entry: fc.integer({ min: 0, max: 40 }),
    isBought: fc.boolean(),
    weight: fc.integer({ min: 1, max: 30_000 }),
    volume: fc.constant(0),
    exits,
  }),
  { maxLength: 4 },
)
const questions = fc
  .record({
    goods: someGoods,
    value: fc.integer({ min: 1, max: 20_000 }),
    tariff: tariffs,
    mode: fc.constantFrom(...dayCountModes),
    days: fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 })),
  })
  .map(({ days, ...rest }): Question => {
    const [from, to] = days[0] <= days[1] ? days : [days[1], days[0]]
    return { ...rest, from, to }
  })

const exchangeOf = ({ currency }: TariffDetail) => (currency === 'CNY' ? '1' : '7.123456')

function ask({ goods, value, tariff, mode, from, to }: Question): Rating {
  const lots = goods.map((each) => ({
    ...lotOf(each),
    unitValues: [{ from: onDay(0), price: String(value) }],
  }))
  const business = stored(lots, onDay(from), onDay(to), { dayCountMode: mode })
  return rate(tariff, business, { exchangeRate: exchangeOf(tariff) })
}

test('storage by every method is to the cent what a naive loop says, taxes and currencies too', () => {
  fc.assert(
    fc.property(questions, (question) => {
      const { amounts } = ask(question)
      const expected = naiveMoney(naive(question), question.tariff, exchangeOf(question.tariff))
      expect(amounts).toMatchObject(expected)
    }),
    { numRuns: 1000 },
  )
})

test('a day more never costs less, unless free days or tiers look back', () => {
  fc.assert(
    fc.property(questions, ({ goods, tariff: random, ...rest }) => {
      const tariff: TariffDetail = { ...random, freeMode: 'DEDUCT', tierMode: 'SLICED' }
      const question = { ...rest, goods, tariff }
      const [fewer, more] = [ask(question), ask({ ...question, to: question.to + 1 })]
      expect(Number(more.amounts.gross)).toBeGreaterThanOrEqual(Number(fewer.amounts.gross))
    }),
    { numRuns: 200 },
  )
})

test('quantities by every method are what a loop over each thousandth says', () => {
  const quantity = fc.integer({ min: 0, max: 40_000 })
  const method = fc.constantFrom('FIXED', 'UNIT', 'TIER_QTY')
  const step = fc.option(fc.constantFrom(100, 500, 1000))
  fc.assert(
    fc.property(quantity, tariffs, method, step, (n, random, calcMethod, qtyStep) => {
      const scope = { minScope: 'LINE', minProrate: 'NONE' } as const
      const rounding = qtyStep === null ? null : milli(qtyStep)
      const tariff: TariffDetail = { ...random, ...scope, calcMethod, qtyStep: rounding }
      const charged = qtyStep === null ? n : Math.ceil(n / qtyStep) * qtyStep
      const tierAt = (k: number) =>
        tariff.tiers.findIndex(({ toValue }) => toValue === null || k <= Number(toValue) * 1000)
      const priceAt = (k: number) => millionths(tariff.tiers[tierAt(k)]!.price)
      const flat = millionths(tariff.price)
      let raw = calcMethod === 'FIXED' ? flat * 1000n : 0n
      const counted = calcMethod === 'FIXED' ? 0 : charged
      for (let k = 1; k <= counted; k++)
        raw += calcMethod === 'UNIT' ? flat : priceAt(tariff.tierMode === 'WHOLE' ? charged : k)
      const isDue = calcMethod === 'FIXED' || charged > 0
      const least = isDue && tariff.minCharge !== null ? cents(tariff.minCharge) * 10_000_000n : 0n
      const most = tariff.maxCharge === null ? undefined : cents(tariff.maxCharge)
      const rounded = halfUp(raw > least ? raw : least, 10_000_000n)
      const before = most !== undefined && rounded > most ? most : rounded
      const exchangeRate = exchangeOf(tariff)
      const { amounts } = rate(
        tariff,
        { kind: 'QUANTITY', quantity: milli(n), bizDate: onDay(0) },
        { exchangeRate },
      )
      expect(amounts).toMatchObject(naiveMoney(before, tariff, exchangeRate))
    }),
    { numRuns: 300 },
  )
})

test('however a stay is parted into lines, minimum and cap bring them to the same sum, to the cent', () => {
  const amount = fc.integer({ min: 0, max: 300_000 }).map((n) => money(BigInt(n)))
  const limits = fc.oneof(
    fc.record({ minCharge: amount, maxCharge: fc.option(amount) }),
    fc.record({ minCharge: fc.constant(null), maxCharge: amount }),
  )
  const cuts = fc.array(fc.integer({ min: 0, max: 67 }), { maxLength: 6 })
  fc.assert(
    fc.property(questions, cuts, limits, (random, days, given) => {
      const known = { freeMode: 'DEDUCT', tierMode: 'SLICED', currency: 'CNY' } as const
      const tariff: TariffDetail = { ...random.tariff, ...known, ...given }
      const question = { ...random, tariff, from: 20, to: 87 }
      const starts = [...new Set([0, ...days])].sort((a, b) => a - b)
      const lines: Rating[] = []
      for (const [at, start] of starts.entries()) {
        const one = { ...question, from: 20 + start, to: 20 + (starts[at + 1] ?? 68) - 1 }
        const month = onDay(one.from).slice(0, 7)
        const shares = lines
          .flatMap((each) => each.shares)
          .filter((share) => tariff.minScope === 'ORDER' || share.month === month)
        const total = (key: 'raw' | 'charged') => sum(shares.map((share) => share[key]))
        const earlier = {
          raw: total('raw'),
          charged: total('charged'),
          days: shares.reduce((all, share) => all + share.days, 0),
          isPayable: shares.some(({ isPayable }) => isPayable),
        }
        const lots = one.goods.map((each) => ({
          ...lotOf(each),
          unitValues: [{ from: onDay(0), price: String(one.value) }],
        }))
        const business = stored(lots, onDay(one.from), onDay(one.to), { dayCountMode: one.mode })
        lines.push(rate(tariff, business, shares.length > 0 ? { earlier } : {}))
      }
      const together = sum(lines.map(({ steps }) => steps.at(-1)!.amount))
      expect(Number(together)).toBe(Number(money(naive(question))))
    }),
    { numRuns: 200 },
  )
})
