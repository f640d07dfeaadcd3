import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compare, isNegative, multiply, round, sum } from '../../../kernel/decimal.ts'
import { daysBetween } from '../../../kernel/calendar.ts'
import { aTariff, stored } from './builders.ts'
import type { Rating } from './rate.ts'
import { ratingOf as rate } from './rating-of.ts'
import { lotOf, onDay, reference, type Goods } from './reference.ts'
import { dayCountModes, type Lot, type TariffDetail } from './types.ts'

const aPrice = fc.integer({ min: 0, max: 9_999_999 }).map((millionths) => {
  const all = String(millionths).padStart(7, '0')
  return `${all.slice(0, -6)}.${all.slice(-6)}`
})
const tiers = fc
  .tuple(
    fc.constantFrom(0, 1),
    fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), aPrice), { maxLength: 3 }),
    aPrice,
  )
  .map(([start, rows, lastPrice]) => {
    let next = start
    const bounded = rows.map(([length, price]) => {
      const fromValue = String(next)
      next += length
      return { fromValue, toValue: String(next - 1), price }
    })
    return [...bounded, { fromValue: String(next), toValue: null, price: lastPrice }]
  })
const aTariffOfDays = fc
  .record({
    calcMethod: fc.constantFrom('DAY_UNIT', 'TIER_DAY'),
    unit: fc.constantFrom('吨', 'W/M'),
    price: aPrice,
    freeDays: fc.integer({ min: 0, max: 12 }),
    freeMode: fc.constantFrom('DEDUCT', 'CLIFF'),
    tierMode: fc.constantFrom('SLICED', 'WHOLE'),
    ageBasis: fc.constantFrom('ORIGINAL_INBOUND', 'TRANSFER_DATE'),
    tiers,
  })
  .map((fields): TariffDetail => aTariff(fields))
const exits = fc.array(
  fc.record({ after: fc.option(fc.integer({ min: 0, max: 25 })), isSold: fc.boolean() }),
  { minLength: 1, maxLength: 6 },
)
const someGoods: fc.Arbitrary<Goods[]> = fc.array(
  fc.record({
    entry: fc.integer({ min: 0, max: 20 }),
    isBought: fc.boolean(),
    weight: fc.integer({ min: 1, max: 5000 }),
    volume: fc.integer({ min: 0, max: 5000 }),
    exits,
  }),
  { maxLength: 4 },
)
const question = fc
  .record({
    goods: someGoods,
    tariff: aTariffOfDays,
    mode: fc.constantFrom(...dayCountModes),
    days: fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 45 }))),
  })
  .map(({ days, ...rest }) => {
    const [from = 0, to = 0, asOf = 0] = days.sort((a, b) => a - b)
    return { ...rest, from, to, asOf }
  })
type Question = typeof question extends fc.Arbitrary<infer Q> ? Q : never

const ask = (
  { goods, tariff, mode }: Question,
  from: number,
  to: number,
  asOf = to,
  lots: readonly Lot[] = goods.map(lotOf),
): Rating => {
  const looks = { dayCountMode: mode, asOf: onDay(asOf) }
  return rate(tariff, stored(lots, onDay(from), onDay(to), looks))
}
const rawOf = (rating: Rating) => rating.steps[0]!.amount
const runs = { numRuns: 150 }

describe('storage', () => {
  test('is the sum over every unit and day', () => {
    fc.assert(
      fc.property(question, (q) => {
        const scaled = multiply(rawOf(ask(q, q.from, q.to, q.asOf)), '1000000000')
        expect(scaled).toBe(String(reference(q)))
      }),
      { numRuns: 500 },
    )
  })

  test('splits at any day into lines that add up, known on the same day', () => {
    fc.assert(
      fc.property(question, fc.nat(44), (q, cut) => {
        const at = q.from + (cut % (q.to - q.from + 1))
        const whole = rawOf(ask(q, q.from, q.to, q.asOf))
        const first = rawOf(ask(q, q.from, at, q.asOf))
        const second = at < q.to ? rawOf(ask(q, at + 1, q.to, q.asOf)) : '0'
        expect(sum([first, second])).toBe(whole)
      }),
      runs,
    )
  })

  test('splits at any day as it is billed, when no later day changes an earlier one', () => {
    fc.assert(
      fc.property(question, fc.nat(44), (random, cut) => {
        const tariff: TariffDetail = { ...random.tariff, freeMode: 'DEDUCT', tierMode: 'SLICED' }
        const q = { ...random, tariff }
        const at = q.from + (cut % (q.to - q.from + 1))
        const parts = [ask(q, q.from, at), ...(at < q.to ? [ask(q, at + 1, q.to)] : [])]
        expect(sum(parts.map(rawOf))).toBe(rawOf(ask(q, q.from, q.to)))
        expect(parts.some(({ isOpen }) => isOpen)).toBe(false)
      }),
      runs,
    )
  })

  test('does not fall when there are more goods', () => {
    fc.assert(
      fc.property(question, fc.nat(9), exits, (random, which, more) => {
        const q = { ...random, tariff: { ...random.tariff, unit: '吨' } }
        const grown = q.goods.map((each, at) =>
          at === which % q.goods.length ? { ...each, exits: [...each.exits, ...more] } : each,
        )
        const [before, after] = [q.goods, grown].map((goods) =>
          ask({ ...q, goods }, q.from, q.to, q.asOf),
        )
        expect(compare(rawOf(after!), rawOf(before!))).toBeGreaterThanOrEqual(0)
        expect(compare(after!.amounts.gross, before!.amounts.gross)).toBeGreaterThanOrEqual(0)
      }),
      runs,
    )
  })

  test('is explained by parts that lie in the period, add up and are never negative', () => {
    fc.assert(
      fc.property(question, (q) => {
        const { parts, steps, amounts, quantity } = ask(q, q.from, q.to, q.asOf)
        for (const part of parts) {
          if (part.kind !== 'DAYS') throw new Error(part.kind)
          const { from, to, days, ageFrom, ageTo, qty, price, isFree, amount } = part
          expect(onDay(q.from) <= from && from <= to && to <= onDay(q.to)).toBe(true)
          expect([daysBetween(from, to) + 1, ageTo - ageFrom + 1]).toEqual([days, days])
          expect(amount).toBe(multiply(multiply(qty, price), String(days)))
          expect(isFree ? price : '0').toBe('0')
          expect([ageFrom > 0, compare(qty, '0')]).toEqual([true, 1])
        }
        expect(sum(parts.map(({ amount }) => amount))).toBe(steps[0]!.amount)
        expect(amounts.gross).toBe(round(steps[0]!.amount, 'money'))
        expect([quantity, amounts.gross, amounts.net, amounts.tax].some(isNegative)).toBe(false)
        expect(sum([amounts.net, amounts.tax])).toBe(sum([amounts.gross]))
      }),
      runs,
    )
  })

  test('does not depend on the order of lots and ledger rows', () => {
    fc.assert(
      fc.property(question, (q) => {
        const lots = q.goods.map(lotOf)
        const turned = lots.map((lot) => ({ ...lot, movements: lot.movements.toReversed() }))
        expect(ask(q, q.from, q.to, q.asOf, turned.toReversed())).toEqual(
          ask(q, q.from, q.to, q.asOf),
        )
      }),
      runs,
    )
  })

  test('a charge with minimum and cap is what the formula says', () => {
    const aLimit = fc.option(fc.integer({ min: 0, max: 90_000 }).map((n) => `${n}.00`))
    fc.assert(
      fc.property(question, aLimit, aLimit, (random, minCharge, maxCharge) => {
        const limits = { minCharge, maxCharge, minScope: 'ORDER' } as const
        const q = { ...random, tariff: { ...random.tariff, ...limits } }
        const { steps, amounts, parts } = ask(q, q.from, q.to, q.asOf)
        const isPaid = parts.some((part) => part.kind === 'DAYS' && !part.isFree)
        const [raw, min] = [Number(steps[0]!.amount), isPaid ? Number(minCharge ?? 0) : 0]
        const expected = Math.min(Math.max(raw, min), Number(maxCharge ?? Infinity))
        expect(Math.abs(Number(amounts.gross) - expected)).toBeLessThanOrEqual(0.0050001)
        expect(steps.at(-1)).toEqual({ kind: 'ROUNDED', amount: amounts.gross })
      }),
      runs,
    )
  })
})

test('a yearly rate is the exact fraction, rounded once', () => {
  const aValue = fc.integer({ min: 1, max: 1e9 })
  fc.assert(
    fc.property(aValue, fc.integer({ min: 1, max: 400 }), aPrice, (cents, days, price) => {
      const value = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
      const lot = {
        inboundDate: onDay(0),
        movements: [{ bizDate: onDay(0), qty: '1' }],
        unitValues: [{ from: onDay(0), price: value }],
      }
      const tariff = aTariff({ calcMethod: 'PERCENT_YEAR', price })
      const { amounts } = rate(tariff, stored([lot], onDay(0), onDay(days - 1)))
      // In 1e-8: value × rate × days / 365, to the nearest cent.
      const numerator = BigInt(cents) * BigInt(price.replace('.', '')) * BigInt(days)
      const perCent = 365n * 1_000_000n
      expect(BigInt(amounts.gross.replace('.', ''))).toBe(
        (2n * numerator + perCent) / (2n * perCent),
      )
    }),
    runs,
  )
})
